// Plays Swoop through the page as a person would: only by roles and accessible names.
import { LATE, press, runOn, shell } from './shell.js';
import { expect } from './support.js';

export { HELD, LATE, awaited, press, quicken, runOn, unlock } from './shell.js';

const live = (region, name) => region.getByRole('button', { name, disabled: false });

export const parts = (page) => {
  const { hand, ...others } = shell(page);
  const stacks = page.getByRole('region', { name: /('s|^Your) stacks$/ });
  return {
    ...others,
    hand,
    stacks,
    // The keys of ranks in the hand that take the pile, and of those that do not.
    higher: live(hand, /higher than the pile/),
    fitting: live(hand, /^(?!.*higher than the pile)/),
    // The face-down cards that can be turned over.
    uncovered: live(stacks, /uncovered$/),
    pile: page.getByRole('region', { name: 'The pile' }),
    end: page.getByRole('button', { name: 'End your turn' }),
  };
};

// The button that performs the staged action.
export const doing = (page) =>
  live(parts(page).actionBar, /^(Play|Add|Hold) /);

// Performs the staged action with a tap, or by holding the button if required. Returns the button's text.
export async function confirm(page, { tap = (button) => button.click(), hold = press } = {}) {
  const button = doing(page);
  const held = /^Hold /.test(await button.textContent());
  const name = await button.textContent();
  const one = parts(page).actionBar.getByRole('button', { name, exact: true });
  if (held) await hold(page, one);
  else await tap(one);
  await expect(one).toHaveCount(0);
  return name;
}

// Makes one move: plays what fits on the pile, else a face-down card, else the lowest rank, which takes the
// pile. After a face-up card, turns over the one under it. Returns what was done.
export async function move(page, ways = {}) {
  const { tap = (button) => button.click() } = ways;
  const { hand, fitting, uncovered, end } = parts(page);
  if (await end.isVisible()) {
    if ((await uncovered.count()) === 0) {
      await runOn(page, LATE);
      await tap(end);
      await expect(end).toHaveCount(0);
      return 'end';
    }
    await tap(uncovered.first());
  } else if ((await fitting.count()) > 0) {
    await tap(fitting.first());
  } else if ((await uncovered.count()) > 0) {
    await tap(uncovered.first());
  } else {
    await tap(live(hand, /./).first());
  }
  return confirm(page, ways);
}
