// Plays Slapshot through the page as a person would: only by roles and accessible names.
import { said } from './language.js';
import { LATE, awaited as shellAwaited, play as shellPlay, runOn, shell } from './shell.js';
import { expect } from './support.js';

export { LATE, quicken, runOn, settled, unlock, wholeLog, wind } from './shell.js';

const WORDS = {
  en: {
    rink: 'Rink',
    team: /('s|^Your) (team|line-up)$/,
    slots: /('s|^Your) line-up$/,
    decks: 'Decks',
    backs: /team, shuffled$/,
    drawn: /^Drawn from /,
    turns: 'What do you want to do?',
    players: 'Players',
    presets: 'Orders to choose from',
    bestFirst: 'Best first',
    faceOff: / at /,
    skip: 'Skip to the end',
    deeds: /^(Draw from|Give|Let|Visit|Face off|Pass)\b/,
    // The action of each turn, in a cycle: sometimes a trade or a draft, mostly a game.
    cycle: ['Trade', 'Game', 'Game', 'Draft', 'Game'],
    trade: /^Trade/,
    draft: /^Draft/,
    pass: /^Pass/,
    notNow: 'not possible now',
    gift: /^(?!.*can't be given)/,
  },
  de: {
    rink: 'Eisfläche',
    team: / (Team|Aufstellung)$/,
    slots: / Aufstellung$/,
    decks: 'Stapel',
    backs: / Team, gemischt$/,
    drawn: /^Gezogen aus /,
    turns: 'Was möchtest du tun?',
    players: 'Am Tisch',
    presets: 'Reihenfolgen zur Auswahl',
    bestFirst: 'Beste zuerst',
    faceOff: / bei /,
    skip: 'Zum Ende springen',
    deeds: / (ziehen|geben|abgeben|antreten)$|^Aufs Eis$|^Passen$/,
    cycle: ['Tausch', 'Spiel', 'Spiel', 'Neuzugang', 'Spiel'],
    trade: /^Tausch/,
    draft: /^Neuzugang/,
    pass: /^Passen/,
    notNow: 'gerade nicht möglich',
    gift: /^(?!.*kannst du nicht geben)/,
  },
};

export const parts = (page) => {
  const words = said(WORDS);
  const inGroup = (name) => page.getByRole('group', { name }).getByRole('button');
  const rink = page.getByRole('region', { name: words.rink });
  return {
    ...shell(page),
    rink,
    // The own team: six cards, or six slots during a line-up.
    team: page.getByRole('region', { name: words.team }).getByRole('button'),
    slots: page.getByRole('region', { name: words.slots }).getByRole('button'),
    decks: rink.getByRole('list', { name: words.decks }).getByRole('button'),
    backs: rink.getByRole('list', { name: words.backs }).getByRole('button'),
    drawn: rink.getByRole('region', { name: words.drawn }),
    turns: inGroup(words.turns),
    // The plates, while one of the others is to be chosen.
    managers: page.getByRole('region', { name: words.players }).locator('[aria-pressed]'),
    presets: inGroup(words.presets),
    // A face-off, which everybody watches.
    faceOff: page.getByRole('region', { name: words.faceOff }),
    skip: page.getByRole('button', { name: words.skip }),
  };
};

// The button that performs the staged action.
export const doing = (page) =>
  parts(page).actionBar.getByRole('button', { name: said(WORDS).deeds, disabled: false });

// Trade, Draft or Game; a manager.
export const turn = (page, name) => parts(page).turns.and(page.getByRole('button', { name: new RegExp(`^${name}\\b`) }));
export const manager = (page, name) => parts(page).managers.and(page.getByRole('button', { name: new RegExp(`^${name}, `) }));
export const preset = (page, name) => parts(page).presets.and(page.getByRole('button', { name, exact: true }));

// A click, a tap, or the Enter key.
const click = (button) => button.click();

// Continues from the end of a face-off.
export async function goOn(page, tap = click) {
  const { onward } = parts(page);
  await expect(onward).toBeVisible();
  await runOn(page, LATE);
  await expect(onward).toBeEnabled();
  // Another face-off may follow immediately, with its own button.
  const button = await onward.elementHandle();
  await tap(onward);
  await button.waitForElementState('hidden');
}

// Waits until somebody has to act, and returns what is awaited. Continues from the ends of face-offs.
export async function awaited(page, tap = click) {
  for (;;) {
    const what = await shellAwaited(page);
    if (what !== 'lit') return what;
    await goOn(page, tap);
  }
}

// Differs after a step: the button for it belongs to another one, or is gone.
const stepOf = (page) => page.getByRole('main').innerText();

// Performs the staged action, and returns its name.
export async function confirm(page, tap = click) {
  const button = doing(page);
  await expect(button).toBeVisible();
  const name = await button.innerText();
  const before = await stepOf(page);
  await tap(button);
  await expect.poll(() => stepOf(page)).not.toBe(before);
  return name;
}

// Does something that changes the table, and waits until it has.
async function changes(page, act) {
  const before = await stepOf(page);
  await act();
  await expect.poll(() => stepOf(page)).not.toBe(before);
}

const begun = new WeakMap();

function nextTurn(page) {
  const turns = begun.get(page) ?? 0;
  begun.set(page, turns + 1);
  const { cycle } = said(WORDS);
  return cycle[turns % cycle.length];
}

// The cards of a line-up in order, such as "F8 D9 G2"; B is a bruiser.
export const line = (page) => parts(page).slots.evaluateAll((all) => all.map(({ ariaLabel }) =>
  ariaLabel.replace(/^\d: (\w)\w* (\d+).*$/, (_, kind, value) => kind.toUpperCase() + value)).join(' '));

// The cards that have met in a face-off, home first.
export async function met(page) {
  const lists = [0, 1].map((at) => parts(page).faceOff.getByRole('list').nth(at).getByRole('listitem').allInnerTexts());
  const [home, visitor] = await Promise.all(lists);
  return home.map((card, at) => [card, visitor[at]].join()).filter((pair) => pair !== ',');
}

// With the clock frozen, lets bots line up until a face-off begins.
export async function toFaceOff(page) {
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(parts(page).faceOff).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20] });
}

// The first of these buttons that is possible.
const can = (buttons) => buttons.filter({ hasNotText: said(WORDS).notNow }).first();

// Deals the teams.
async function deal(page, tap) {
  await changes(page, () => tap(parts(page).decks.first()));
  return 'Deal';
}

// Gives the first card that may be given.
async function give(page, tap) {
  if (!(await doing(page).isVisible())) {
    const gift = parts(page).team.and(page.getByRole('button', { name: said(WORDS).gift })).first();
    await tap(gift);
  }
  return confirm(page, tap);
}

async function takeTurn(page, tap) {
  const { managers, team, backs } = parts(page);
  const what = nextTurn(page);
  const wanted = turn(page, what).filter({ hasNotText: said(WORDS).notNow });
  const choice = (await wanted.count()) > 0 ? wanted : can(parts(page).turns);
  await tap(choice);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const name = await choice.innerText();
  if (said(WORDS).draft.test(name)) await tap(team.last());
  else if (!said(WORDS).pass.test(name)) await tap(can(managers));
  if (!said(WORDS).trade.test(name)) return confirm(page, tap);
  await changes(page, () => tap(backs.nth(2)));
  return 'Draw';
}

// Makes one move, whichever is awaited, and returns what was done.
export async function move(page, { tap = click } = {}) {
  const { decks, drawn, slots, turns } = parts(page);
  await expect(decks.or(drawn).or(slots).or(turns).first()).toBeVisible();
  if (await decks.first().isVisible()) return deal(page, tap);
  if (await drawn.isVisible()) return give(page, tap);
  if (await slots.first().isVisible()) {
    await tap(preset(page, said(WORDS).bestFirst));
    return confirm(page, tap);
  }
  return takeTurn(page, tap);
}

// The same with the keys of the game.
export async function moveByKeys(page) {
  const { decks, drawn, slots, turns } = parts(page);
  const { keyboard } = page;
  const enter = () => keyboard.press('Enter');
  await expect(decks.or(drawn).or(slots).or(turns).first()).toBeVisible();
  if (await slots.first().isVisible()) {
    await keyboard.press('1');
    await keyboard.press('6');
    return confirm(page, enter);
  }
  if (await turns.first().isVisible()) {
    const key = { Trade: 't', Draft: 'd', Game: 'g' };
    await keyboard.press(key[nextTurn(page)]);
    // Impossible actions do not start.
    if (!(await turns.and(page.getByRole('button', { pressed: true })).isVisible())) await keyboard.press('g');
    await keyboard.press((await turn(page, 'Draft').getAttribute('aria-pressed')) === 'true' ? '4' : 'ArrowDown');
    return confirm(page, enter);
  }
  if (await decks.first().isVisible()) {
    await changes(page, () => decks.first().press('Enter'));
    return 'Deal';
  }
  // A card to give.
  do await keyboard.press('ArrowDown');
  while (!(await doing(page).isVisible()));
  return confirm(page, enter);
}

// Plays to the end, or until the given number of moves, and returns the list of moves.
export const play = (page, { moves } = {}) => shellPlay(page, { move, moves, waits: awaited });
