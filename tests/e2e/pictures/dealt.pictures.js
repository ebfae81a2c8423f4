// The table of Dealt!.
import { expect } from '../support.js';
import { awaited, faces, move, parts, quicken, stage } from '../dealt.js';
import { shoot } from './shoot.js';

const SEED = 7;

// Sits down with bots and comes to the own turn; bots move at once unless `slow`.
async function sit(page, seats = 'person,normal,hard', { slow = false } = {}) {
  if (!slow) await quicken(page);
  await page.goto(`./#/play/dealt?seed=${SEED}&seats=${seats}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dealt!' })).toBeVisible();
}

// Plays until this is awaited.
async function until(page, what) {
  for (let now = await awaited(page); now !== what; now = await awaited(page)) {
    if (now === 'round') await parts(page).nextRound.click();
    else await move(page);
  }
}

shoot([
  {
    name: 'dealt-own-turn',
    async go(page) {
      await sit(page);
      await until(page, 'move');
    },
  },
  {
    name: 'dealt-own-turn-five-seats',
    async go(page) {
      await sit(page, 'person,normal,hard,easy,normal');
      await until(page, 'move');
    },
  },
  {
    name: 'dealt-staged',
    async go(page) {
      await sit(page);
      await until(page, 'move');
      await stage(page, (await faces(page)).length);
    },
  },
  {
    name: 'dealt-placing',
    async go(page) {
      await sit(page);
      await until(page, 'move');
      await parts(page).rim.getByRole('button', { name: /^Take reserve / }).first().click();
    },
  },
  {
    name: 'dealt-bot-thinks',
    brief: true,
    async go(page) {
      await sit(page, 'person,normal,hard', { slow: true });
      await expect(parts(page).status).toContainText('is thinking.');
    },
  },
  {
    name: 'dealt-hand-over',
    async go(page) {
      await sit(page, 'person,person,person');
      await expect(parts(page).unlock).toBeVisible();
    },
  },
  {
    name: 'dealt-between-rounds',
    async go(page) {
      await sit(page);
      await until(page, 'round');
    },
  },
  {
    name: 'dealt-result',
    async go(page) {
      await sit(page);
      await until(page, 'over');
    },
  },
]);
