// What every table has, whichever game is played at it: by roles and accessible names alone.
import { expect } from './support.js';

// What the page can wait for: a move, a hand-over, that somebody goes on, the end of a round or of the game.
export const shell = (page) => ({
  actionBar: page.getByRole('region', { name: 'Your move' }),
  hand: page.getByRole('region', { name: /('s|^Your) hand$/ }),
  unlock: page.getByRole('button', { name: /^I'm .+, show my cards$/ }),
  nextRound: page.getByRole('button', { name: 'Next round' }),
  // Where something that happened before everybody's eyes stays until somebody goes on.
  onward: page.getByRole('button', { name: 'Go on', exact: true }),
  over: page.getByRole('heading', { name: 'Game over' }),
  result: page.getByRole('region', { name: 'Game over' }),
  // What is staged, or why not: the one status of the board.
  reason: page.getByRole('main').getByRole('status'),
});

// Waits until somebody has to do something, and says what.
export async function awaited(page) {
  const { actionBar, unlock, nextRound, onward, over } = shell(page);
  await expect(actionBar.or(unlock).or(nextRound).or(onward).or(over).first()).toBeVisible();
  if (await over.isVisible()) return 'over';
  if (await onward.isVisible()) return 'lit';
  if (await nextRound.isVisible()) return 'round';
  return (await unlock.isVisible()) ? 'locked' : 'move';
}

// The log, of which all is shown.
export async function wholeLog(page) {
  const log = page.getByRole('log', { includeHidden: true });
  const earlier = log.getByRole('button', { name: 'Show earlier moves', includeHidden: true });
  if ((await earlier.count()) > 0) {
    await earlier.evaluate((button) => button.click());
    await expect(earlier).toHaveCount(0);
  }
  return log;
}

// The link that a button gives away, from the `#` on.
export async function linkBy(page, name) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => { globalThis.link = text; };
  });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Link copied.');
  return new URL(await page.evaluate(() => globalThis.link)).hash;
}

// How long a cover takes no notice, and how long its button has to be held.
const DEAF = 600;
export const HELD = 400;

// How long a button does nothing that comes where another was pressed.
export const LATE = 700;

// Waits until a board that has just come hears taps, where a tap would not wait by itself.
export async function settled(page) {
  const board = page.locator('.board');
  await expect(board).toBeVisible();
  await board.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
}

// Those whose time can be run on.
const wound = new WeakSet();

// Lets time be run on where people would have to wait, on every page opened after this. Not in a
// browser in which one is open already: what it waits for would be lost to it.
export async function wind(page) {
  const context = page.context();
  if (wound.has(context) || context.pages().some((page) => page.url() !== 'about:blank')) return;
  wound.add(context);
  await page.clock.install();
}

// Runs time on. Where it cannot be, it goes by itself.
export async function runOn(page, time) {
  if (wound.has(page.context())) await page.clock.fastForward(time);
}

// Lets bots move at once, and people take the device at once, on every page opened after this.
export async function quicken(page) {
  await wind(page);
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant"}'));
}

// The next person takes the device.
export async function unlock(page, name) {
  await hold(page, page.getByRole('button', { name: `I'm ${name}, show my cards` }));
}

// Holds the button that shows a hand, once it takes notice, until it gives way.
export async function hold(page, button) {
  await expect(button).toBeVisible();
  await runOn(page, DEAF);
  await expect(button).toBeEnabled();
  await press(page, button);
}

// Holds a button until what it does is done.
export async function press(page, button) {
  await button.hover();
  await page.mouse.down();
  await runOn(page, HELD);
  await expect(button).toHaveCount(0);
  await page.mouse.up();
}
