// What every table has, whichever game is played at it: by roles and accessible names alone.
import { expect } from './support.js';

// What the page can wait for: a move, a hand-over, the end of a round or of the game.
export const shell = (page) => ({
  actionBar: page.getByRole('region', { name: 'Your move' }),
  hand: page.getByRole('region', { name: /'s hand$/ }),
  unlock: page.getByRole('button', { name: /^I am .+: show my cards$/ }),
  nextRound: page.getByRole('button', { name: 'Next round' }),
  over: page.getByRole('heading', { name: 'The game is over' }),
  result: page.getByRole('region', { name: 'The game is over' }),
  // What is staged, or why not: the one status of the board.
  reason: page.getByRole('main').getByRole('status'),
});

// Waits until somebody has to do something, and says what.
export async function awaited(page) {
  const { actionBar, unlock, nextRound, over } = shell(page);
  await expect(actionBar.or(unlock).or(nextRound).or(over).first()).toBeVisible();
  if (await over.isVisible()) return 'over';
  if (await nextRound.isVisible()) return 'round';
  return (await unlock.isVisible()) ? 'locked' : 'move';
}

// Lets bots move at once, on every page opened after this.
export async function quicken(page) {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant"}'));
}

// The next person takes the device.
export async function unlock(page, name) {
  await hold(page, page.getByRole('button', { name: `I am ${name}: show my cards` }));
}

// Holds the button that shows a hand, once it takes notice, until it gives way.
export async function hold(page, button) {
  await expect(button).toBeEnabled();
  await button.hover();
  await page.mouse.down();
  await expect(button).toHaveCount(0);
  await page.mouse.up();
}
