// Plays Swoop through the page as a person would: only by roles and accessible names.
import { said } from './language.js';
import { LATE, press, runOn, shell } from './shell.js';
import { expect } from './support.js';

export { HELD, LATE, awaited, press, quicken, runOn, unlock } from './shell.js';

const live = (region, name) => region.getByRole('button', { name, disabled: false });

const WORDS = {
  en: {
    stacks: /('s|^Your) stacks$/,
    higher: /higher than the pile/,
    fitting: /^(?!.*higher than the pile)/,
    uncovered: /uncovered$/,
    pile: 'The pile',
    end: 'End your turn',
    deeds: /^(Play|Add|Hold|Turn) /,
    held: /^Hold /,
  },
  de: {
    stacks: / Päckchen$/,
    higher: /höher als der Stapel/,
    fitting: /^(?!.*höher als der Stapel)/,
    uncovered: /verdeckte Karte, frei$/,
    pile: 'Der Stapel',
    end: 'Zug beenden',
    deeds: / (spielen|dazulegen|abräumen|aufdecken)$|^Halten: /,
    held: /^Halten: /,
  },
};

export const parts = (page) => {
  const { hand, ...others } = shell(page);
  const stacks = page.getByRole('region', { name: said(WORDS).stacks });
  return {
    ...others,
    hand,
    stacks,
    // The keys of ranks in the hand that take the pile, and of those that do not.
    higher: live(hand, said(WORDS).higher),
    fitting: live(hand, said(WORDS).fitting),
    // The face-down cards that can be turned over.
    uncovered: live(stacks, said(WORDS).uncovered),
    pile: page.getByRole('region', { name: said(WORDS).pile }),
    end: page.getByRole('button', { name: said(WORDS).end }),
  };
};

// The button that performs the staged action.
export const doing = (page) =>
  live(parts(page).actionBar, said(WORDS).deeds);

// Performs the staged action with a tap, or by holding the button if required. Returns the button's text.
export async function confirm(page, { tap = (button) => button.click(), hold = press } = {}) {
  const button = doing(page);
  const held = said(WORDS).held.test(await button.textContent());
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
