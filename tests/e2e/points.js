// Games that are interrupted at chosen points, and must be restored exactly.
import { expect, test } from './support.js';
import { awaited, confirm, faces, move, parts, press, stage, unlock, wind } from './dealt.js';
import { LATE, runOn, suspend } from './shell.js';
import * as slapshot from './slapshot.js';
import * as sloop from './sloop.js';
import * as swoop from './swoop.js';
import { take } from './tables.js';

const ALONE = './#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';
const PASSED = './#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy';
const REDRAW = './#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy';
const BLIND = './#/play/swoop?seed=7&seats=person,easy,easy&names=Ann,Bo,Cy';
const FLIPS = './#/play/sloop?seed=11&seats=person,easy,easy&names=Ann,Bo,Cy';
const BOTS = './#/play/dealt?seed=3&seats=easy,easy,easy&names=Ann,Bo,Cy';

// The settings for a game, without notes for newcomers, which are not part of it. If `still`, bots think until
// told to stop, and cards keep flying.
const settings = (still) => JSON.stringify({ pace: still ? 'Slow' : 'Instant', motion: 'Full', notes: 'Off' });

async function prepare(page, still) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript((kept) => localStorage.setItem('kitchen-table.settings', kept), settings(still));
  if (!still) {
    await wind(page);
    return;
  }
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await suspend(page);
}

// Animations of the board itself come from the style sheet, and are not cards.
const flying = (page) => page.evaluate(() => document.getAnimations().filter((it) => it.constructor === Animation).length);
const takeoff = (page) => expect.poll(() => flying(page)).toBeGreaterThan(0);

// What is on the table and in the log, visually and for screen readers.
async function sight(page) {
  const { hand, unlock: cover, nextRound, over } = parts(page);
  const flipped = page.getByRole('region', { name: 'Flipped cards' });
  const { faceOff: game, team } = slapshot.parts(page);
  const own = hand.or(flipped).or(team);
  await expect(own.or(cover).or(nextRound).or(game).or(over).first()).toBeVisible();
  // Cards are playable once no other tab is known to play this game.
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  // A cover ignores input at first.
  if (await cover.isVisible()) await expect(cover).toBeEnabled();
  // So does a button in the place of another one that was pressed.
  await runOn(page, LATE);
  return { main: await page.getByRole('main').ariaSnapshot(), log: await log(page) };
}

// Empty under a cover.
const log = (page) => page.getByRole('log').getByRole('listitem').allInnerTexts();

// A game and its interruption: `open` creates a page, `again` one after the previous one has ended.
export class Game {
  constructor(baseURL, { open, again }) {
    Object.assign(this, { baseURL, open, again });
  }

  async begin(link, { still = false } = {}) {
    this.still = still;
    this.page = await this.open();
    await prepare(this.page, still);
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
      await prepare(next, this.still);
      await next.goto(this.url('./#/table'));
    }
    this.page = next;
  }

  // Expects everything to be restored, once `name` has uncovered an open hand. What is done `meanwhile` is not
  // a move, and is discarded.
  async breaks(point, { meanwhile = async () => {}, name } = {}) {
    await test.step(point, async () => {
      const before = await sight(this.page);
      await meanwhile(this.page);
      await this.restart();
      if (name) await unlock(this.page, name);
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
  await game.begin(ALONE, { still: true });
  const page = await game.breaksDuring('as a move is made', lead);
  await lead(page);
  await expect(page.getByText('Bo is thinking.')).toBeVisible();
  await game.breaks('while a bot thinks');
}

async function amid(game) {
  let page = await game.begin(ALONE, { still: true });
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

async function passed(game) {
  const page = await game.begin(PASSED);
  await unlock(page, 'Ann');
  await game.breaks('with cards of an open hand staged', { name: 'Ann', meanwhile: (page) => stage(page, 3) });
}

const takes = async (page) => {
  await press(page, 'Take the 2');
  await parts(page).hand.getByRole('button', { name: /^Between card 4/ }).click();
};

const puts = (page) => parts(page).hand.getByRole('button', { name: /^Between card 2 / }).click();

async function redraw(game) {
  let page = await game.begin(REDRAW);
  await unlock(page, 'Bo');
  await stage(page, 4);
  await press(page, 'Play a Redraw');
  await unlock(page, 'Cy');
  page = await game.breaks('with a Redraw in the trick', { name: 'Cy' });
  await stage(page, 1);
  await press(page, 'Play a solo 12');
  await unlock(page, 'Ann');
  page = await game.breaks('with a reserve in a gap', { name: 'Ann', meanwhile: takes });
  await takes(page);
  await press(page, 'Put the 2 here');
  page = await game.breaks('under the cover of one who draws');
  await unlock(page, 'Cy');
  await game.breaks('with a drawn card', { name: 'Cy' });
  page = await game.breaks('with a drawn card in a gap', { name: 'Cy', meanwhile: puts });
  await puts(page);
  await confirm(page);
  await game.breaks('with the next drawn card', { name: 'Cy' });
}

// Plays until a face-down card was successful and more are left, or stops before the first one.
async function chain(page, first) {
  const { end, nextRound, uncovered: bare } = swoop.parts(page);
  for (let done = ''; ; done = await swoop.move(page)) {
    const what = await awaited(page);
    if (what === 'over') throw new Error('no face-down card held');
    if (what === 'round') await nextRound.click();
    else if ((await end.isVisible()) && (await bare.count()) > 0 && (first || /^(Hold to t|T)urn /.test(done))) return bare.first();
  }
}

async function blind(game) {
  let page = await game.begin(BLIND);
  await chain(page, true);
  page = await game.breaks('before a face-down card is turned over');
  const card = await chain(page, true);
  page = await game.breaks('with a face-down card staged', { meanwhile: () => card.click() });
  await chain(page, false);
  page = await game.breaks('in the middle of a blind chain');
  await swoop.move(page);
  expect(await awaited(page)).toBe('move');
  await game.breaks('after it');
}

async function flips(game) {
  let page = await game.begin(FLIPS);
  const flip = async () => {
    await sloop.card(page, 3).click();
    await sloop.verb(page, 'Flip').click();
    expect(await sloop.confirm(page)).toBe('Put down 3 and flip three');
    await expect(page.getByText('Play one of the three flipped cards. The others leave the game.')).toBeVisible();
  };
  await flip();
  page = await game.breaks('with three flipped cards');
  await flip();
  page = await game.breaks('with three flipped again', { meanwhile: () => sloop.card(page, 6).click() });
}

async function faceOff(game) {
  let page = await game.begin('./#/games', { still: true });
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
  page = await game.breaks('in the middle of a face-off', { meanwhile: look });
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

async function result(game) {
  const page = await game.begin(BOTS);
  while ((await awaited(page)) !== 'over') await parts(page).nextRound.click();
  await game.breaks('on the result');
}

// Eight and sixteen points: some of each kind. Every storage call, and every move of a whole game, is in
// tests/it/keeping/killed.rs.
export const killed = {
  'while a move is made': moveAndBot,
  'with an open hand': passed,
  'in a chain of flipped cards': flips,
  'in a face-off': faceOff,
};

export const reloaded = {
  'while something moves': amid,
  'in a Redraw': redraw,
  'in a blind chain': blind,
  'at the end': result,
};
