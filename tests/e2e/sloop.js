// Plays Sloop through the page as a person would: only by roles and accessible names.
import { said } from './language.js';
import { LATE, runOn, shell } from './shell.js';
import { expect } from './support.js';

export { LATE, awaited, quicken, runOn, unlock, wind } from './shell.js';

const WORDS = {
  en: {
    display: 'Display',
    cards: /('s|^Your) hand$|^Flipped cards$/,
    verbs: 'What should it do?',
    numbers: /^What (should your wild be|do you want to build)\?$/,
    otherWays: 'Other ways',
    cancel: 'Cancel',
    end: /^(End your turn|Don't offer a card|Give back the .+)$/,
    offers: /^(Don't offer|Give back)/,
    deeds: /^(Capture(:| )|(Build|Add|Put down|Just put down|Offer|Keep) )/,
    notNow: ', not possible now',
    noExtra: /, no extra card$/,
  },
  de: {
    display: 'Auslage',
    cards: / Hand$|^Aufgedeckte Karten$/,
    verbs: 'Was soll sie tun?',
    numbers: /^Was (soll dein Joker sein|willst du bauen)\?$/,
    otherWays: 'Andere Möglichkeiten',
    cancel: 'Abbrechen',
    end: /^(Zug beenden|Keine Karte anbieten|.+ zurückgeben)$/,
    offers: /^Keine Karte anbieten|zurückgeben$/,
    deeds: /[Kk]assieren: |er bauen | weiterbauen| auslegen| anbieten$| behalten, /,
    notNow: ', geht jetzt nicht',
    noExtra: /, ohne Zusatzkarte$/,
  },
};

export const parts = (page) => {
  const words = said(WORDS);
  const { actionBar, ...others } = shell(page);
  const display = page.getByRole('region', { name: words.display });
  const buttons = display.getByRole('list').getByRole('button');
  return {
    ...others,
    actionBar,
    display,
    // A build that is lost lies among the loose cards.
    loose: buttons.and(page.locator('.loose-card')),
    builds: buttons.and(page.locator('.build')),
    // The cards to play from: the hand, or the flipped cards.
    cards: page.getByRole('region', { name: words.cards }).getByRole('button'),
    verbs: page.getByRole('group', { name: words.verbs }).getByRole('button'),
    numbers: page.getByRole('group', { name: words.numbers }).getByRole('button'),
    stepper: actionBar.getByRole('group', { name: words.otherWays }),
    cancel: actionBar.getByRole('button', { name: words.cancel }),
    // Actions without a card.
    end: page.getByRole('main').getByRole('button', { name: words.end }),
  };
};

// The button that performs the staged action.
export const doing = (page) =>
  parts(page).actionBar.getByRole('button', { name: said(WORDS).deeds, disabled: false });

// A card in the hand, or a flipped one, by its face.
export const card = (page, face) => parts(page).cards.and(page.getByRole('button', { name: new RegExp(`^${face}, card `) })).first();

// A possible action of the staged card.
export const verb = (page, name) => parts(page).verbs.and(page.getByRole('button', { name, exact: typeof name === 'string' }));

// The accessible names of buttons.
export const names = (buttons) => buttons.evaluateAll((all) => all.map((it) => {
  if (it.ariaLabel) return it.ariaLabel;
  const heard = it.cloneNode(true);
  for (const silent of heard.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  return heard.textContent.trim();
}));

// A click, a tap, or the Enter key.
const click = (button) => button.click();

// Performs the staged action, and returns its name.
export async function confirm(page, tap = click) {
  const button = doing(page);
  const name = await button.innerText();
  await tap(button);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  return name;
}

// Performs the action without a card, once it accepts input.
export async function goWithout(page, tap = click) {
  const { end } = parts(page);
  const name = await end.innerText();
  await runOn(page, LATE);
  await expect(end).toBeEnabled();
  await tap(end);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  return name;
}

// The index of a card's best possible action, captures first; -1 if it has none.
const best = (verbs) => verbs.findIndex((name) => !name.endsWith(said(WORDS).notNow));

// Makes one move: plays the first card that captures, or else the first that can do anything. A supercharged card takes
// one more. Nothing is offered to a partner, and a partner's offer is given back. Returns what was done.
export async function move(page, { tap = click } = {}) {
  const { cards, verbs, loose, end } = parts(page);
  if (await end.filter({ hasText: said(WORDS).offers }).isVisible()) return goWithout(page, tap);
  const ways = [];
  for (const it of await cards.all()) {
    await tap(it);
    await expect(it).toHaveAttribute('aria-pressed', 'true');
    const can = await verbs.allTextContents();
    ways.push({ it, at: best(can), captures: best(can) === 0 });
    if (ways.at(-1).captures) break;
  }
  const found = ways.find(({ captures }) => captures) ?? ways.find(({ at }) => at >= 0);
  if (!found) {
    await tap(parts(page).cancel);
    return goWithout(page, tap);
  }
  if (found !== ways.at(-1)) await tap(found.it);
  await expect(found.it).toHaveAttribute('aria-pressed', 'true');
  if (!(await doing(page).isVisible())) await tap(verbs.nth(found.at));
  await expect(doing(page)).toBeVisible();
  if (said(WORDS).noExtra.test(await doing(page).innerText())) {
    await tap(loose.and(page.getByRole('button', { pressed: false })).last());
    await expect(doing(page)).not.toHaveText(said(WORDS).noExtra);
  }
  return confirm(page, tap);
}

// The same with the keys of the game.
export async function moveByKeys(page) {
  const { end } = parts(page);
  for (const key of ['c', 'b', 'a', 'p']) {
    await page.keyboard.press(key);
    if (await doing(page).isVisible()) {
      const name = await doing(page).innerText();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      return name;
    }
  }
  await runOn(page, LATE);
  await expect(end).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(end).toHaveCount(0);
  return 'end';
}
