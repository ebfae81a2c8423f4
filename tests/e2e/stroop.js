// Plays Stroop through the page as people would: only by roles and accessible names, with fingers, a mouse and
// keys, several of them possibly at once.
import { shelf } from './games.js';
import { said } from './language.js';
import { shell } from './shell.js';
import { expect } from './support.js';

const WORDS = {
  en: {
    middle: 'The middle',
    center: 'In the middle: ',
    pause: 'Pause',
    goOn: 'Continue',
    report: 'Round one is over',
    roundTwo: 'On to round two',
    zone: (name) => `${name}'s zone`,
    cards: (name) => `${name}'s cards`,
    pad: /^(Start the round|Hold, all of you|Waiting for|All set)/,
    holds: /^(Hold,|Start the round)/,
    draw: /^(Draw, |Nothing left to draw)/,
    stop: 'Hold to call STOP',
    device: (name) => `How ${name} plays`,
    card: /(\w+), in (big|little) (hollow|solid) (\w+), (\d) letters(?:, (\w+))?$/,
    looks: {},
    drawn: /^Nothing left|^Game over|^On to/,
    out: /^Out this round/,
    dropped: /^No call:/,
  },
  de: {
    middle: 'Die Mitte',
    center: 'In der Mitte: ',
    pause: 'Anhalten',
    goOn: 'Weiter',
    report: 'Die erste Runde ist vorbei',
    roundTwo: 'Zur zweiten Runde',
    zone: (name) => `${name}s Bereich`,
    cards: (name) => `${name}s Karten`,
    pad: /^(Runde starten|Alle gleichzeitig halten|Noch nicht bereit|Alle bereit)/,
    holds: /^(Runde starten|Alle gleichzeitig halten)/,
    draw: /^(Ziehen, |Nichts mehr zu ziehen)/,
    stop: 'Für STOPP gedrückt halten',
    device: (name) => `Womit ${name} spielt`,
    card: /„(\w+)“, (groß|klein), (hohl|gefüllt) und (\p{L}+), (\d) Buchstaben(?:, (\p{L}+))?$/u,
    looks: {
      groß: 'big', klein: 'little', hohl: 'hollow', gefüllt: 'solid', blau: 'blue', rot: 'red', gelb: 'yellow', schwarz: 'black',
      vorwärts: 'forward', rückwärts: 'backward',
    },
    drawn: /^Nichts mehr|^Das Spiel ist aus|^Zur zweiten/,
    out: /^Diese Runde raus/,
    dropped: /^Gilt nicht:/,
  },
};

export const parts = (page) => ({
  ...shell(page),
  middle: page.getByRole('region', { name: said(WORDS).middle }),
  center: page.getByRole('region', { name: said(WORDS).middle }).getByText(said(WORDS).center),
  // Messages for the whole table: the countdown, a pause, what somebody missed.
  moment: page.getByRole('region', { name: said(WORDS).middle }).getByRole('status'),
  pause: page.getByRole('button', { name: said(WORDS).pause }),
  goOn: page.getByRole('button', { name: said(WORDS).goOn }),
  report: page.getByRole('region', { name: said(WORDS).report }),
  roundTwo: page.getByRole('button', { name: said(WORDS).roundTwo }),
});

// One player's part of the screen.
export const zone = (page, name) => {
  const words = said(WORDS);
  const it = page.getByRole('region', { name: words.zone(name) });
  const cards = it.getByRole('group', { name: words.cards(name) });
  return {
    it,
    pad: it.getByRole('button', { name: words.pad }),
    cards: cards.getByRole('button'),
    draw: it.getByRole('button', { name: words.draw }),
    stop: it.getByRole('button', { name: words.stop }),
    device: it.getByRole('combobox', { name: words.device(name) }),
  };
};

// The link to a new game of Stroop.
export const link = ({ seats = 'person,easy', names = 'Ann,Bo', seed = 1, ...rules } = {}) =>
  `./#/play/stroop?${new URLSearchParams({ seed, seats, names, ...rules })}`;

// The shortest countdowns and no help for newcomers, on every page opened afterward. The real-time clock is never
// advanced.
export const hurry = (page) =>
  page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","notes":"Off"}'));

// Makes the page defer, from now on, all timeouts of a tenth of a second or more.
export const putOff = (page) => page.evaluate(() => {
  const [later, never] = [setTimeout, clearTimeout];
  globalThis.putOff = new Map();
  globalThis.setTimeout = (call, wait = 0, ...words) => {
    if (wait < 100) return later(call, wait, ...words);
    const id = later(() => {}, 0);
    globalThis.putOff.set(id, { wait, run: () => call(...words) });
    return id;
  };
  globalThis.clearTimeout = (id) => { if (!globalThis.putOff.delete(id)) never(id); };
});

// Runs the deferred timeouts of up to `time` milliseconds.
export const pass = (page, time) => page.evaluate((time) => {
  for (const [id, { wait, run }] of globalThis.putOff) {
    if (wait > time) continue;
    globalThis.putOff.delete(id);
    run();
  }
}, time);

// Opens a game that waits for everybody to hold their pads.
export async function open(page, options) {
  await hurry(page);
  await page.goto(link(options));
  await expect(page.getByRole('button', { name: said(WORDS).holds }).first()).toBeVisible();
}

// Parses a card's name: its word, and the words that could describe it.
const LETTERS = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };
export function card(name) {
  const words = said(WORDS);
  const [, word, size, pattern, color, letters, direction] = words.card.exec(name);
  const looks = [size, pattern, color, direction].map((look) => words.looks[look] ?? look);
  return { word, is: [...looks, LETTERS[letters]] };
}

// Whether a card may land on another one (ST-3.3, ST-3.4).
export function fits(played, center, round = 1) {
  const [word, on] = round === 1 ? [center, played] : [played, center];
  return card(on).is.includes(card(word).word);
}

// The positions of these buttons, and their keys.
const targets = (buttons) => buttons.evaluateAll((all) => all.map((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  // Several keys in a row move the others on first.
  const keys = it.querySelector('kbd')?.dataset.says.split(' ') ?? [];
  const codes = keys.map((key) => (/\d/.test(key) ? `Digit${key}` : `Key${key}`));
  return { name: it.ariaLabel ?? it.querySelector('.unseen')?.textContent ?? it.textContent, x: left + width / 2, y: top + height / 2, code: codes.at(-1), codes };
}));

// The position of a button, once it is there.
export async function target(button) {
  await expect(button).toBeVisible();
  return (await targets(button))[0];
}

// What a player sees, if play is in progress.
export async function seen(page, name) {
  const { draw, cards: hand, stop } = zone(page, name);
  const [[pile], cards, [stops], [heard]] =
    await Promise.all([...[draw, hand, stop].map(targets), parts(page).center.allInnerTexts()]);
  if (!pile || !stops || !heard) return null;
  const left = Number(/\d+/.exec(pile.name) ?? 0);
  return { draw: pile, left, cards, stop: stops, center: heard.replace(said(WORDS).center, '') };
}

// The touch points of a screen; each stays down until it is lifted.
export async function fingers(page) {
  const screen = await page.context().newCDPSession(page);
  const held = new Map();
  const send = (type, touchPoints) => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  const points = (ids) => ids.map((id) => held.get(id));
  return {
    // Puts down all of them at the same moment. Returns their ids.
    async down(...places) {
      const ids = places.map(({ x, y }) => {
        const id = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((id) => !held.has(id));
        held.set(id, { id, x, y });
        return id;
      });
      await send('touchStart', [...held.values()]);
      return ids;
    },
    async up(...ids) {
      const lifted = ids.length > 0 && ids.length < held.size ? points(ids) : [];
      await send('touchEnd', lifted);
      if (lifted.length === 0) held.clear();
      for (const { id } of lifted) held.delete(id);
    },
    // The system cancels all of them.
    async cancel() {
      await send('touchCancel', []);
      held.clear();
    },
  };
}

// The ways to press a target, and to hold it.
export const WAYS = {
  async touch(page) {
    const hand = await fingers(page);
    return {
      async press(it) {
        await hand.down(it);
        await hand.up();
      },
      hold: (it) => hand.down(it),
      letGo: () => hand.up(),
    };
  },
  async mouse(page) {
    return {
      press: ({ x, y }) => page.mouse.click(x, y),
      async hold({ x, y }) {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      letGo: () => page.mouse.up(),
    };
  },
  async keys(page) {
    let held;
    return {
      async press({ codes }) {
        for (const code of codes) await page.keyboard.press(code);
      },
      hold: ({ code }) => page.keyboard.down(held = code),
      letGo: () => page.keyboard.up(held),
    };
  },
};

// Waits until inputs are judged and rendered: a tie is settled some frames after it began.
export const judged = (page) => page.evaluate(async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
});

// Expects that play is in progress.
export const plays = (page) => expect(parts(page).center).toBeAttached();

// Holds the pad until the countdown begins, and waits until it is over. With keys, the pad is the key of STOP.
export async function start(page, name, way) {
  const { pad, stop } = zone(page, name);
  const { code } = await target(stop);
  await way.hold({ ...await target(pad), code });
  await expect(pad).toHaveCount(0);
  await way.letGo();
  await plays(page);
}

const ended = async (page) => {
  const { over, roundTwo } = parts(page);
  return await over.isVisible() || await roundTwo.isVisible();
};

// Holds STOP until the round is over, or something fits after all. Returns whether it was called in vain.
async function callStop(page, name, way, round) {
  const now = await seen(page, name);
  if (!now) return false;
  await way.hold(now.stop);
  for (;;) {
    const then = await seen(page, name);
    if (!then || await ended(page)) break;
    if (then.cards.some((it) => fits(it.name, then.center, round))) break;
    // A card that landed may have dropped the hold.
    if (await zone(page, name).it.getByText(said(WORDS).dropped).isVisible()) break;
  }
  await way.letGo();
  return zone(page, name).it.getByText(said(WORDS).out).isVisible();
}

// Plays a round to its end: draws everything, plays what fits, and calls STOP when nothing does. `look` is
// called before each action. Returns the number of cards played.
export async function playRound(page, name, way, { round, look = async () => {} }) {
  const { draw } = zone(page, name);
  const { over, roundTwo } = parts(page);
  let played = 0;
  for (let { left } = await seen(page, name); left > 0; left -= 1) await way.press(await target(draw));
  await expect(draw.or(over).or(roundTwo).first()).toHaveAccessibleName(said(WORDS).drawn);
  while (!(await ended(page))) {
    await look(page);
    const now = await seen(page, name);
    if (!now) continue;
    const here = now.cards.find((it) => fits(it.name, now.center, round));
    if (here) {
      await way.press(here);
      played += 1;
    } else if (await callStop(page, name, way, round)) {
      await expect(over.or(roundTwo).first()).toBeVisible({ timeout: 60_000 });
    }
    await judged(page);
  }
  return played;
}

// Holds all their pads at once with fingers until the countdown begins, and waits until it is over.
export async function startTogether(page, names, hand) {
  const pads = names.map((name) => zone(page, name).pad);
  await hand.down(...await Promise.all(pads.map(target)));
  for (const pad of pads) await expect(pad).toHaveCount(0);
  await hand.up();
  await plays(page);
}

// The saved inputs of the only game: when each was made, by whom, and what it is.
export async function inputs(page) {
  const [lines = []] = await shelf(page);
  const played = lines.slice(1).map((line) => JSON.parse(line).Played).filter(Boolean);
  return played.map(({ at, by, action }) => ({ at, by: by.Seat ?? by, action }));
}

// Those that are attempts to play a card, or draws.
export const tried = async (page) => (await inputs(page)).filter(({ action }) => action.Play);
export const drawn = async (page) => (await inputs(page)).filter(({ action }) => action === 'Draw');

// How the zones report the result of each attempt.
export const VERDICTS = {
  landed: /^It landed$/,
  second: /^Just after \w+'s card$/,
  late: /^The middle had just changed$/,
  fumbled: /^Not /,
};

// The result of a player's last attempt, as shown in their zone.
export async function verdict(page, name) {
  // A hint on STOP may be below it.
  const [said] = (await zone(page, name).it.getByRole('paragraph').first().innerText()).split('\n');
  return Object.keys(VERDICTS).find((it) => VERDICTS[it].test(said)) ?? said;
}

// What the rules say about attempts in round one, { at, who, name }, in chronological order (ST-3.3, ST-3.5,
// ST-3.6). Which card of a tie lands depends on the deal: `lands` decides.
export function judge(tries, center, { window = 150, lands }) {
  const landings = [];
  const said = [];
  let tie = null;
  const settle = () => {
    if (!tie) return;
    const legal = tie.plays;
    const first = legal.length === 1 ? legal[0] : lands(legal);
    for (const it of legal) said[it.place] = it === first ? 'landed' : 'second';
    landings.push({ at: tie.since, who: first.who, before: center });
    center = first.name;
    tie = null;
  };
  tries.forEach((it, place) => {
    if (tie && it.at > tie.since + 10) settle();
    const since = (time) => landings.filter(({ who, at }) => who !== it.who && it.at - at < time);
    if (since(window).length > 0) said[place] = 'second';
    else if (fits(it.name, center)) (tie ??= { since: it.at, plays: [] }).plays.push({ ...it, place });
    else if (since(350).some(({ before }) => fits(it.name, before))) said[place] = 'late';
    else said[place] = 'fumbled';
  });
  settle();
  return { said, center };
}
