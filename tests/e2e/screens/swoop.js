// The table of Swoop.
import { expect } from '../support.js';
import { awaited, move, parts, quicken } from '../swoop.js';
import { open } from '../tables.js';

// Sits down with bots, who move at once.
async function sit(page, seats = 'person,normal,hard,easy', more = '') {
  await quicken(page);
  await page.goto(`./#/play/swoop?seed=7&seats=${seats}${more}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Swoop' })).toBeVisible();
}

const eight = 'person,normal,hard,easy,normal,normal,easy,hard';
export default [
  { name: 'swoop-own-turn', go: (page) => sit(page) },
  {
    name: 'swoop-eight-seats',
    async go(page) {
      await sit(page, eight);
      await awaited(page);
      await move(page);
      await awaited(page);
    },
  },
  {
    name: 'swoop-takes',
    async go(page) {
      await open(page, 'swoop-takes', 'move');
      await parts(page).higher.first().click();
    },
  },
  {
    name: 'swoop-blind',
    async go(page) {
      await open(page, 'swoop-blind', 'move');
      await parts(page).uncovered.first().click();
    },
  },
  {
    name: 'swoop-hand-over',
    async go(page) {
      await sit(page, 'person,person,person', '&names=Ann,Bo,Cy');
      await expect(parts(page).unlock).toBeVisible();
    },
  },
  { name: 'swoop-between-rounds', go: (page) => open(page, 'swoop-round', 'round') },
  {
    name: 'swoop-look-back',
    async go(page) {
      await open(page, 'swoop-over', 'over');
      await page.getByRole('button', { name: 'Replay' }).click();
      await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
    },
  },
  { name: 'swoop-result', go: (page) => open(page, 'swoop-over', 'over') },
];
