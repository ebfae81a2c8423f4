// The table of Swoop.
import { expect } from '../support.js';
import { awaited, move, parts, quicken } from '../swoop.js';

// Sits down with bots, who move at once.
async function sit(page, seats = 'person,normal,hard,easy', more = '') {
  await quicken(page);
  await page.goto(`./#/play/swoop?seed=7&seats=${seats}${more}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Swoop' })).toBeVisible();
}

// Plays until the page is as wanted.
async function until(page, wanted) {
  for (;;) {
    const what = await awaited(page);
    if (await wanted(what)) return;
    if (what === 'over') throw new Error('the game was over before');
    if (what === 'round') await parts(page).nextRound.click();
    else await move(page);
  }
}

const eight = 'person,normal,hard,easy,normal,normal,easy,hard';
const higher = (page) => parts(page).hand.getByRole('button', { name: /higher than the pile/, disabled: false });

async function takes(page) {
  await until(page, async (what) => what === 'move' && (await higher(page).count()) > 0 && !(await parts(page).end.isVisible()));
  await higher(page).first().click();
}

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
      await sit(page);
      await takes(page);
    },
  },
  {
    name: 'swoop-blind',
    async go(page) {
      await sit(page);
      const bare = parts(page).stacks.getByRole('button', { name: /uncovered$/, disabled: false });
      await until(page, async (what) => what === 'move' && (await bare.count()) > 0);
      await bare.first().click();
    },
  },
  {
    name: 'swoop-hand-over',
    async go(page) {
      await sit(page, 'person,person,person', '&names=Ann,Bo,Cy');
      await expect(parts(page).unlock).toBeVisible();
    },
  },
  {
    name: 'swoop-between-rounds',
    async go(page) {
      await sit(page, 'person,easy,easy');
      await until(page, async (what) => what === 'round');
    },
  },
  {
    name: 'swoop-look-back',
    async go(page) {
      await sit(page, 'person,easy,easy', '&target=20');
      await until(page, async (what) => what === 'over');
      await page.getByRole('button', { name: 'Look back' }).click();
      await expect(page.getByRole('region', { name: 'Look back' })).toBeVisible();
    },
  },
  {
    name: 'swoop-result',
    async go(page) {
      await sit(page, 'person,easy,easy', '&target=20');
      await until(page, async (what) => what === 'over');
    },
  },
];
