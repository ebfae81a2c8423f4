// However and whenever a page ends, the game is found again as it was: where the page itself has something to restore or
// to forget. Every storage call, and every move of a whole game, is in tests/it/saving/killed.rs.
import { awaited, faces, move, parts, stage } from './dealt.js';
import { onShelf } from './games.js';
import { test } from './killable.js';
import { LATE, suspend } from './shell.js';
import * as slapshot from './slapshot.js';
import { expect } from './support.js';
import { take } from './tables.js';

const ALONE = './#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';

// Bots think until the clock advances, and cards keep flying. Notes for newcomers are not part of a game.
async function prepare(page) {
  const settings = JSON.stringify({ pace: 'Slow', motion: 'Full', notes: 'Off' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript((kept) => localStorage.setItem('kitchen-table.settings', kept), settings);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await suspend(page);
}

// Animations of the board itself come from the style sheet, and are not cards.
const flying = (page) => page.evaluate(() => document.getAnimations().filter((it) => it.constructor === Animation).length);
const takeoff = (page) => expect.poll(() => flying(page)).toBeGreaterThan(0);

// What is on the table and in the log, visually and for screen readers.
async function sight(page) {
  const { faceOff, team } = slapshot.parts(page);
  await expect(parts(page).hand.or(team).or(faceOff).first()).toBeVisible();
  // Cards are playable once no other tab is known to play this game.
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  await onShelf(page);
  return {
    main: await page.getByRole('main').ariaSnapshot(),
    log: await page.getByRole('log').getByRole('listitem').allInnerTexts(),
  };
}

// A game and its interruption: `open` creates a page, `again` one after the previous one has ended.
class Game {
  constructor(baseURL, { open, again }) {
    Object.assign(this, { baseURL, open, again });
  }

  async begin(link) {
    this.page = await this.open();
    await prepare(this.page);
    await this.page.goto(this.url(link));
    return this.page;
  }

  url(link) {
    return new URL(link, this.baseURL).href;
  }

  // Interrupts the game and continues it.
  async restart() {
    const next = await this.again(this.page);
    if (next === this.page) {
      await next.reload();
    } else {
      await prepare(next);
      await next.goto(this.url('./#/table'));
    }
    this.page = next;
  }

  // Expects everything to be restored. What is done `meanwhile` is not a move, and is discarded.
  async breaks(point, meanwhile = async () => {}) {
    await test.step(point, async () => {
      const before = await sight(this.page);
      await meanwhile(this.page);
      await this.restart();
      expect(await sight(this.page)).toEqual(before);
    });
    return this.page;
  }

  // Interrupts during a move: it was made or it was not; everything else is restored.
  async breaksDuring(point, act) {
    await test.step(point, async () => {
      const before = (await sight(this.page)).log;
      await act(this.page);
      await this.restart();
      const after = (await sight(this.page)).log;
      expect(after).toEqual(expect.arrayContaining(before));
      expect(after.length - before.length).toBeLessThanOrEqual(1);
    });
    return this.page;
  }
}

// Plays Ann's first card, unless she has already.
async function lead(page) {
  if ((await faces(page)).length < 10) return;
  await stage(page, 3);
  await parts(page).actionBar.getByRole('button', { name: 'Play a solo 6' }).click();
}

async function moveAndBot(game) {
  await game.begin(ALONE);
  const page = await game.breaksDuring('as a move is made', lead);
  await lead(page);
  await expect(page.getByText('Bo is thinking.')).toBeVisible();
  await game.breaks('while a bot thinks');
}

async function amid(game) {
  let page = await game.begin(ALONE);
  await takeoff(page);
  await game.breaks('while the deal flies');
  page = await game.breaksDuring('as a move is made', lead);
  await lead(page);
  await expect(page.getByText('Bo is thinking.')).toBeVisible();
  page = await game.breaks('while a bot thinks');
  await page.clock.runFor(3_000);
  await takeoff(page);
  page = await game.breaks("while a bot's card flies");
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(parts(page).actionBar).toBeVisible({ timeout: 100 });
  }).toPass();
  await move(page);
  await takeoff(page);
  await game.breaks("while one's own card flies");
}

async function faceOff(game) {
  let page = await game.begin('./#/games');
  await take(page, 'slapshot-lines');
  const lineUp = async (page) => {
    if (await slapshot.parts(page).slots.first().isVisible()) await slapshot.doing(page).click();
  };
  page = await game.breaksDuring('as a team lines up', lineUp);
  await lineUp(page);
  await slapshot.toFaceOff(page);
  const next = (page) => slapshot.parts(page).faceOff.getByRole('heading', { level: 2 }).click();
  const look = async (page) => {
    for (let pairs = 1; pairs <= 3; pairs += 1) {
      await expect.poll(() => slapshot.met(page)).toHaveLength(pairs);
      await next(page);
    }
  };
  // A player who has seen some pairs sees the game from the start.
  page = await game.breaks('in the middle of a face-off', look);
  const toEnd = async (page) => {
    const { faceOff: game, onward, skip } = slapshot.parts(page);
    await skip.click();
    await expect(onward).toBeVisible();
    return game.ariaSnapshot();
  };
  const end = await toEnd(page);
  await test.step('at its end', () => game.restart());
  page = game.page;
  expect(await toEnd(page)).toBe(end);
  await page.clock.runFor(LATE);
  await slapshot.parts(page).onward.click();
  await expect(page.getByRole('log')).toContainText('Cy now has 1 win.');
}

for (const [when, story] of [['while a move is made', moveAndBot], ['in a face-off', faceOff]]) {
  const tag = when === 'while a move is made' ? [] : '@all';
  test(`a game is not lost when the browser is killed ${when}`, { tag }, async ({ browserToKill: browser, baseURL }) => {
    await story(new Game(baseURL, {
      open: () => browser.start(),
      again: async () => {
        await browser.kill();
        return browser.start();
      },
    }));
  });
}

test('a game is not lost when the page is loaded again while something moves', { tag: '@all' }, async ({ page, baseURL }) => {
  await amid(new Game(baseURL, { open: () => page, again: () => page }));
});

test('a deleted game stays deleted when the browser is killed', async ({ browserToKill: browser, baseURL }) => {
  const at = (page, address) => page.goto(new URL(address, baseURL).href);
  let page = await browser.start();
  await at(page, './#/play/dealt?seed=3&seats=person,normal,hard&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await onShelf(page);
  await at(page, './#/games');
  await page.getByRole('button', { name: /^Delete Dealt!/ }).click();
  await expect(page.getByText('Game deleted.')).toBeVisible();
  await browser.kill();
  page = await browser.start();
  await at(page, './#/games');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});
