// The table of Dealt!.
import { readFileSync } from 'node:fs';
import { expect } from '../support.js';
import { awaited, faces, holdTheLongestHand, move, parts, press, quicken, stage, unlock } from '../dealt.js';
import { open } from '../tables.js';

// A game shared as a link.
const link = readFileSync(new URL('../../fixtures/saves/dealt-1.link', import.meta.url), 'utf8').trim();

// Sits down with bots; they move at once unless a pace is given.
async function sit(page, seats = 'person,normal,hard', { pace, seed = 7 } = {}) {
  if (pace) await page.addInitScript((pace) => localStorage.setItem('kitchen-table.settings', JSON.stringify({ pace })), pace);
  else await quicken(page);
  await page.goto(`./#/play/dealt?seed=${seed}&seats=${seats}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dealt!' })).toBeVisible();
}

// Sits down and waits for the player's own turn.
async function turn(page, seats, seed) {
  await sit(page, seats, { seed });
  expect(await awaited(page)).toBe('move');
}

// Makes a move, and waits for the next one.
async function moveOnce(page) {
  await move(page);
  expect(await awaited(page)).toBe('move');
}

// Three people; Bo has played Redraw, Cy a 12, and Ann has taken a reserve.
async function redraw(page) {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy');
  await unlock(page, 'Bo');
  await stage(page, 4);
  await press(page, 'Play a Redraw');
  await unlock(page, 'Cy');
  await stage(page, 1);
  await press(page, 'Play a solo 12');
  await unlock(page, 'Ann');
}

async function takes(page) {
  await press(page, 'Take the 2');
  await parts(page).hand.getByRole('button', { name: /^Between card 4/ }).click();
}

// Cy chooses a place for a drawn card.
async function place(page) {
  await unlock(page, 'Cy');
  await parts(page).hand.getByRole('button', { name: /^Between card 2 / }).click();
}

async function lookBack(page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
}

export default [
  { name: 'dealt-own-turn', go: (page) => turn(page) },
  { name: 'dealt-four-seats', go: (page) => turn(page, 'person,normal,hard,easy') },
  { name: 'dealt-five-seats', go: (page) => turn(page, 'person,normal,hard,easy,normal') },
  {
    name: 'dealt-staged',
    async go(page) {
      await turn(page);
      await stage(page, 2, 3);
    },
  },
  {
    name: 'dealt-refused',
    async go(page) {
      await turn(page);
      await stage(page, (await faces(page)).length);
    },
  },
  {
    name: 'dealt-x',
    async go(page) {
      await turn(page, 'person,normal,normal&oldest=3', 42);
      await stage(page, 1, 2);
    },
  },
  {
    name: 'dealt-reserve',
    async go(page) {
      await turn(page);
      await parts(page).actionBar.getByRole('button', { name: /^Take the / }).first().click();
    },
  },
  { name: 'dealt-plus-three', go: redraw, turned: (page) => unlock(page, 'Ann') },
  {
    name: 'dealt-redraw',
    async go(page) {
      await redraw(page);
      await takes(page);
      await press(page, 'Put the 2 here');
      await place(page);
    },
    turned: place,
  },
  { name: 'dealt-longest-hand', go: holdTheLongestHand, turned: (page) => unlock(page, 'Ann') },
  {
    name: 'dealt-log',
    async go(page) {
      await turn(page);
      await moveOnce(page);
      const opener = page.getByRole('button', { name: 'Game log' });
      if (await opener.isVisible()) await opener.click();
    },
  },
  {
    name: 'dealt-reference',
    async go(page) {
      await turn(page);
      const opener = page.getByRole('button', { name: 'Quick reference' });
      if (await opener.isVisible()) await opener.click();
    },
  },
  {
    name: 'dealt-menu',
    async go(page) {
      await turn(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'dealt-look-back',
    async go(page) {
      await turn(page);
      await moveOnce(page);
      await lookBack(page);
      await page.getByRole('button', { name: 'Back one move' }).click();
    },
  },
  {
    name: 'dealt-practice',
    async go(page) {
      await turn(page, 'person,normal,hard&practice=yes');
      await moveOnce(page);
    },
  },
  {
    name: 'dealt-bot-thinks',
    async go(page) {
      // Forever: only bots wait that long.
      await page.addInitScript(() => {
        const { setTimeout } = globalThis;
        globalThis.setTimeout = (call, wait, ...words) => (wait >= 500 ? 0 : setTimeout(call, wait, ...words));
      });
      await sit(page, 'person,normal,hard', { pace: 'Slow' });
      await expect(page.getByText(/ is thinking\.$/).first()).toBeVisible();
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
    name: 'dealt-hand-over-recap',
    async go(page) {
      await redraw(page);
      await takes(page);
      await press(page, 'Put the 2 here');
      await expect(parts(page).unlock).toBeVisible();
    },
  },
  { name: 'dealt-between-rounds', go: (page) => open(page, 'dealt-round', 'round') },
  {
    name: 'dealt-not-saved',
    async go(page) {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };
      });
      await turn(page);
      await expect(page.getByRole('alert')).toContainText("This game isn't being saved");
    },
  },
  {
    name: 'dealt-from-link',
    async go(page) {
      await page.goto(`./#/finished/${link}`);
      await expect(parts(page).result).toContainText("It isn't in your games yet.");
    },
  },
  { name: 'dealt-result', go: (page) => open(page, 'dealt-over', 'over') },
  {
    name: 'dealt-all-open',
    async go(page) {
      await open(page, 'dealt-over', 'over');
      await page.getByRole('button', { name: 'Replay' }).last().click();
      for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Forward one move' }).click();
    },
  },
];
