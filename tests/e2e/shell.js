// What all tables have in common, whatever the game: only by roles and accessible names.
import { said } from './language.js';
import { expect } from './support.js';

const WORDS = {
  en: {
    move: 'Your move',
    hand: /('s|^Your) hand$/,
    unlock: /^I'm .+, show my cards$/,
    asked: /^I'm (.+), show/,
    isNext: (name) => `I'm ${name}, show my cards`,
    nextRound: 'Next round',
    onward: 'Go on',
    over: 'Game over',
  },
  de: {
    move: 'Dein Zug',
    hand: / Hand$/,
    unlock: /^Ich bin .+, zeig meine Karten$/,
    asked: /^Ich bin (.+), zeig/,
    isNext: (name) => `Ich bin ${name}, zeig meine Karten`,
    nextRound: 'Nächste Runde',
    onward: 'Weiter',
    over: 'Das Spiel ist aus',
  },
};

// What the page can wait for: a move, a handover, a continuation, the end of a round or of the game.
export const shell = (page) => ({
  actionBar: page.getByRole('region', { name: said(WORDS).move }),
  hand: page.getByRole('region', { name: said(WORDS).hand }),
  unlock: page.getByRole('button', { name: said(WORDS).unlock }),
  nextRound: page.getByRole('button', { name: said(WORDS).nextRound }),
  // Public events stay on the screen until somebody continues.
  onward: page.getByRole('button', { name: said(WORDS).onward, exact: true }),
  over: page.getByRole('heading', { name: said(WORDS).over }),
  result: page.getByRole('region', { name: said(WORDS).over }),
  // What is staged, or why not: the only status of the board.
  reason: page.getByRole('main').getByRole('status'),
});

// Waits until somebody has to act, and returns what is awaited.
export async function awaited(page) {
  const { actionBar, unlock, nextRound, onward, over } = shell(page);
  await expect(actionBar.or(unlock).or(nextRound).or(onward).or(over).first()).toBeVisible();
  if (await over.isVisible()) return 'over';
  if (await onward.isVisible()) return 'lit';
  if (await nextRound.isVisible()) return 'round';
  return (await unlock.isVisible()) ? 'locked' : 'move';
}

// Who is to take the device.
export async function nextPerson(page) {
  const [, name] = said(WORDS).asked.exec(await shell(page).unlock.innerText());
  return name;
}

// Plays to the end, or until the given number of moves, and returns the list of moves. `passed` lets whoever comes
// next take the device.
export async function play(page, { move, moves = Infinity, waits = awaited, passed = false }) {
  const done = [];
  while (done.length < moves) {
    const what = await waits(page);
    if (what === 'over') break;
    if (what === 'round') await shell(page).nextRound.click();
    else if (what === 'locked' && passed) await unlock(page, await nextPerson(page));
    else done.push(await move(page));
  }
  return done;
}

// The parts of the table that scroll.
export const scrolls = (page) => page.evaluate(() => {
  const within = [document.documentElement, ...document.querySelectorAll('.table, main, main > *, section[aria-label$="zone"]')];
  const full = within.filter((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1);
  return full.map((it) => `${it.tagName} ${it.className}`);
});

// Holds back files of the page until the function that it returns is called.
export async function holdBack(page, files) {
  let letGo;
  const waits = new Promise((resolve) => { letGo = resolve; });
  await page.route(files, async (route) => {
    await waits;
    await route.continue();
  });
  return letGo;
}

// The link to the clause that decides.
export const why = (page, clause) => page.getByRole('main').getByRole('link', { name: `Why? Rule ${clause}` });

// The sheet that shows a clause over the table.
export const ruleSheet = (page) => page.getByRole('complementary', { name: 'Rules', exact: true });

// Asks why, reads the clause over the table, and closes it again.
export async function askWhy(page, clause) {
  const at = page.url();
  await why(page, clause).click();
  const sheet = ruleSheet(page);
  await expect(sheet.getByRole('heading', { name: new RegExp(`^${clause} `) })).toBeFocused();
  await expect(sheet.locator('.named')).toHaveText(new RegExp(`^${clause}`));
  expect(page.url()).toBe(at);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

export const log = (page) => page.getByRole('log', { includeHidden: true });

// The whole log.
export async function wholeLog(page) {
  const earlier = log(page).getByRole('button', { name: 'Show earlier moves', includeHidden: true });
  if ((await earlier.count()) > 0) {
    await earlier.evaluate((button) => button.click());
    await expect(earlier).toHaveCount(0);
  }
  return log(page);
}

// Returns the link that a button copies, starting at the `#`.
export async function linkBy(page, name) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => { globalThis.link = text; };
  });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Link copied.');
  return new URL(await page.evaluate(() => globalThis.link)).hash;
}

// How long a cover ignores input, and how long its button has to be held, in milliseconds.
const DEAF = 600;
export const HELD = 400;

// How long a button that replaces a pressed one ignores input, in milliseconds.
export const LATE = 700;

// Waits until a board that has just appeared accepts taps, for taps that do not wait for that themselves.
export async function settled(page) {
  const board = page.locator('.board');
  await expect(board).toBeVisible();
  await board.evaluate((it) => {
    const all = [it, ...it.querySelectorAll('.own-area')].flatMap((area) => area.getAnimations());
    return Promise.all(all.map(({ finished }) => finished));
  });
}

// The contexts in which the clock can be advanced.
const wound = new WeakSet();

// Makes it possible to advance the clock instead of waiting, on every page opened afterward. Does nothing if a
// page is already open: its pending timers would be lost.
export async function wind(page) {
  const context = page.context();
  if (wound.has(context) || context.pages().some((page) => page.url() !== 'about:blank')) return;
  wound.add(context);
  await page.clock.install();
}

// Advances the clock, where that is possible; elsewhere time passes by itself.
export async function runOn(page, time) {
  if (wound.has(page.context())) await page.clock.fastForward(time);
}

// Keeps animations where they begin, on every page opened afterward.
export const suspend = (page) => page.addInitScript(() => {
  const { play } = Animation.prototype;
  Animation.prototype.play = function stay() {
    play.call(this);
    this.pause();
  };
});

// Makes bots move and covers open without delay, on every page opened afterward.
export async function quicken(page, more = {}) {
  await wind(page);
  await page.addInitScript((kept) => localStorage.setItem('kitchen-table.settings', kept), JSON.stringify({ pace: 'Instant', ...more }));
}

// The next person takes the device.
export async function unlock(page, name) {
  await hold(page, page.getByRole('button', { name: said(WORDS).isNext(name) }));
}

// Holds the button that uncovers a hand, once it accepts input, until it disappears.
export async function hold(page, button) {
  await expect(button).toBeVisible();
  await runOn(page, DEAF);
  await expect(button).toBeEnabled();
  await press(page, button);
}

// Holds a button until its action is done.
export async function press(page, button) {
  await button.hover();
  await page.mouse.down();
  await runOn(page, HELD);
  await expect(button).toHaveCount(0);
  await page.mouse.up();
}

// Holds a finger in place until the button disappears.
export async function holdByTouch(page, button) {
  await settled(page);
  const { x, y, width, height } = await button.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await runOn(page, HELD);
  await expect(button).toHaveCount(0);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
