// Plays Dealt! through the page as a person would: only by roles and accessible names.
import { said } from './language.js';
import { awaited, hold, quicken, shell, unlock, wind } from './shell.js';
import { expect } from './support.js';

export { awaited, hold, quicken, unlock, wind };

const WORDS = {
  en: {
    card: /, card \d+ of \d+/,
    deeds: /^(Play|Stop|Put) /,
    offers: /^(Plays with|Choose) card \d+/,
    // Longest plays first.
    lengths: [/: (trips|3-straight)/, /: (pair|2-straight)/, /./],
    take: /^Take the /,
    gap: /^(At the (left|right) end|Between card|As the only card)/,
    lastGap: /^At the right end|only card/,
  },
  de: {
    card: /, Karte \d+ von \d+/,
    deeds: / (spielen|stoppen|hier einstecken)$|^Nachziehkarte spielen/,
    offers: /^Möglich mit Karte \d+|^Karte \d+ wählen/,
    lengths: [/: (Drilling|3er-Straße)/, /: (Paar|2er-Straße)/, /./],
    take: / nehmen$/,
    gap: /^(Ganz (links|rechts)|Zwischen Karte|Als einzige Karte)/,
    lastGap: /^Ganz rechts|einzige Karte/,
  },
};

export const parts = (page) => ({
  ...shell(page),
  cards: shell(page).hand.getByRole('button', { name: said(WORDS).card }),
});

// The faces of the hand as announced, read at once, because a hand under observation may change between one
// card and the next.
export const faces = (page) => parts(page).cards.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));

// Taps cards in the hand, numbered from 1.
export async function stage(page, ...places) {
  for (const place of places) {
    await parts(page).hand.getByRole('button', { name: new RegExp(`, card ${place} of `) }).click();
  }
}

// Presses a button in the action bar. A button that makes a move disappears once the move is made.
export async function press(page, name) {
  const button = parts(page).actionBar.getByRole('button', { name, exact: true });
  await button.click();
  if (/^(Play|Stop|Put) /.test(name)) await expect(button).toHaveCount(0);
}

// Confirms the staged move, whatever it is.
export async function confirm(page, press = (button) => button.click()) {
  const button = parts(page).actionBar.getByRole('button', { name: said(WORDS).deeds, disabled: false });
  await press(button);
  await expect(button).toHaveCount(0);
}

// The bare faces of the hand.
export async function shown(page) {
  return (await faces(page)).map((label) => label.split(',')[0]).join(' ');
}

// Makes one move: places a drawn card, else makes a play that the page offers, else takes a reserve. With
// `singly`, taps the cards one by one after reading which they are.
export async function move(page, { press = (button) => button.click(), singly = false } = {}) {
  const { hand, actionBar, cards } = parts(page);
  if ((await hand.getByRole('button', { name: said(WORDS).gap }).count()) > 0) return place(page, press);
  const offers = hand.getByRole('button', { name: said(WORDS).offers });
  const reserves = actionBar.getByRole('button', { name: said(WORDS).take, disabled: false });
  await expect(offers.or(reserves).first()).toBeVisible();
  const labels = await offers.evaluateAll((all) => all.map((it) => it.ariaLabel));
  if (labels.length > 0) {
    const longest = said(WORDS).lengths.find((length) => labels.some((label) => length.test(label)));
    await press(offers.nth(labels.findIndex((label) => longest.test(label))));
    if (singly) {
      const staged = await cards.evaluateAll((all) => all.flatMap((it, at) => (it.ariaPressed === 'true' ? [at] : [])));
      await press(actionBar.getByRole('button', { name: 'Cancel' }));
      for (const at of staged) await press(cards.nth(at));
    }
    return confirm(page, press);
  }
  await press(reserves.first());
  return place(page, press);
}

async function place(page, press) {
  const { hand } = parts(page);
  await press(hand.getByRole('button', { name: said(WORDS).lastGap }));
  await confirm(page, press);
}

// Plays until Ann holds seventeen cards: six were drawn and placed, and no hand can grow longer, because
// whoever draws has played.
export async function holdTheLongestHand(page) {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=257514&seats=person,person,person&names=Ann,Bo,Cy');
  const { cards, hand, actionBar } = parts(page);
  const play = async (name, place) => {
    await unlock(page, name);
    await stage(page, place);
    await confirm(page);
  };
  const put = async () => {
    await hand.getByRole('button', { name: /^At the left end/ }).click();
    await confirm(page);
  };
  const take = async (name) => {
    await unlock(page, name);
    await actionBar.getByRole('button', { name: /^Take the / }).first().click();
    await put();
  };
  await play('Bo', 2);
  await take('Cy');
  await take('Ann');
  await play('Bo', 7);
  await take('Cy');
  await take('Ann');
  await play('Bo', 1);
  await play('Cy', 6);
  await play('Ann', 1);
  for (let left = 6; left > 0; left -= 1) await put();
  await expect(cards).toHaveCount(17);
}

// Resizes the viewport. If that rotates the device, the hand is covered, and has to be shown again.
export async function turn(page, size, name) {
  const lies = ({ width, height }) => width > height;
  const turned = lies(page.viewportSize()) !== lies(size);
  await page.setViewportSize(size);
  if (turned) await unlock(page, name);
}
