// Whole games in German by touch, one at each table, and how the page comes to speak it.
import * as dealt from './dealt.js';
import { readIn, speak } from './language.js';
import { holdByTouch, play, quicken, shell } from './shell.js';
import * as slapshot from './slapshot.js';
import * as sloop from './sloop.js';
import * as stroop from './stroop.js';
import { arrived, expect, test } from './support.js';
import * as swoop from './swoop.js';
import { lay } from './tables.js';
import { unreadable } from './words.js';

readIn(test, 'de');
test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

const tap = (button) => button.tap();

// Common English words that no German sentence has.
const ENGLISH = /\b(the|you|your|and|of|with|this|that|has|have|is|to|from|for|card|cards|player|players|turn|won|wins|round|score|deal|game|games)\b/i;

// What the page says in English, seen or heard.
const english = (page) => page.evaluate((source) => {
  const found = new Set();
  // Publishers and series are called so in German, too.
  const judge = (text) => { if (new RegExp(source, 'i').test(text.replace(/Games( Systems,)? Inc\.|Best of (three|seven)/g, ''))) found.add(text.trim()); };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (!texts.currentNode.parentElement.closest('script, style, noscript')) judge(texts.currentNode.data);
  for (const it of document.querySelectorAll('#app *')) for (const name of ['aria-label', 'title', 'placeholder']) judge(it.getAttribute(name) ?? '');
  judge(document.title);
  return [...found];
}, ENGLISH.source);

// Plays by touch, and expects German before each move and at the end.
async function playInGerman(page, { move, waits }) {
  await play(page, {
    async move() {
      expect(await english(page)).toEqual([]);
      return move(page);
    },
    ...(waits && { waits: (page) => waits(page, tap) }),
  });
  await expect(shell(page).over).toBeVisible();
  expect(await english(page)).toEqual([]);
}

const GAMES = {
  'Dealt!': {
    link: './#/play/dealt?seed=7&seats=person,easy,easy&chips=2&names=Ann,Bo,Cy',
    move: (page) => dealt.move(page, { press: tap }),
    ends: /(Ann|Bo|Cy).* (verloren|gewonnen)/,
  },
  Sloop: {
    link: './#/play/sloop?seed=5&seats=person,easy&names=Ann,Bo',
    move: (page) => sloop.move(page, { tap }),
    ends: /(Ann|Bo) hat mit den meisten Karten gewonnen/,
  },
  Swoop: {
    link: './#/play/swoop?seed=7&seats=person,easy,easy&target=20&names=Ann,Bo,Cy',
    move: (page) => swoop.move(page, { tap, hold: holdByTouch }),
    ends: /gewonnen/,
  },
  Slapshot: {
    link: './#/play/slapshot?seed=5&seats=person,easy,easy&names=Ann,Bo,Cy&wins=3',
    move: (page) => slapshot.move(page, { tap }),
    waits: slapshot.awaited,
    ends: /(Ann|Bo|Cy) hat die Meisterschaft gewonnen/,
  },
};

for (const [name, { link, move, waits, ends }] of Object.entries(GAMES)) {
  test(`a game of ${name} is played in German to its end`, { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(link);
    await playInGerman(page, { move, waits });
    await expect(shell(page).result).toContainText(ends);
  });
}

test('a game of Stroop is played in German to its end', { tag: '@all' }, async ({ page }) => {
  await stroop.open(page, { seed: 3, seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di', window: 400, fumble: 300 });
  const way = await stroop.WAYS.touch(page);
  const look = async () => expect(await english(page)).toEqual([]);
  for (const round of [1, 2]) {
    await stroop.start(page, 'Ann', way);
    await stroop.playRound(page, 'Ann', way, { round, look });
    if (round === 1) await stroop.parts(page).roundTwo.tap();
  }
  await expect(shell(page).result).toContainText(/gewonnen/);
  await look();
});

test('the page speaks the language of the browser from the first moment', async ({ page, troubles }) => {
  // The static page alone.
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Echte Kartenspiele, gemeinsam an einem Bildschirm.')).toBeVisible();
  expect(await english(page)).toEqual([]);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /manifest\.de\.webmanifest$/);
  await expect(page.getByRole('dialog', { name: 'Die Seite konnte nicht starten' })).toBeVisible();
  troubles.length = 0;
});

test('all pages are in German', async ({ page }) => {
  for (const address of ['', '#/settings', '#/games', '#/about', '#/nowhere', '#/rules/sloop', '#/rules/dealt', '#/rules/swoop', '#/rules/stroop', '#/rules/slapshot', '#/seats/sloop', '#/seats/dealt', '#/seats/swoop', '#/seats/stroop', '#/seats/slapshot']) {
    await page.goto(`./${address}`);
    await expect(page.locator('.shell')).toHaveCount(0);
    await arrived(page);
    expect(await english(page), address).toEqual([]);
    for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      expect(await unreadable(page), `${address} at ${width} x ${height}`).toEqual([]);
    }
  }
});

test.describe('in a browser that speaks neither German nor English', () => {
  test.use({ locale: 'fr' });

  test('a language is chosen in the settings, at once, for the table as well, and is kept', async ({ page }) => {
    await page.goto('./#/play/dealt?seed=7&seats=person,easy,easy&names=Ann,Bo,Cy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const hand = page.getByRole('region', { name: "Ann's hand" });
    await expect(hand).toBeVisible();
    const before = await hand.getByRole('button', { name: /, card / }).count();
    await page.goto('./#/settings');
    const german = page.getByRole('radio', { name: 'Deutsch' });
    await german.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(german).toBeFocused();
    await expect(german).toBeChecked();
    expect(await english(page)).toEqual([]);
    // The table stands as it was.
    await page.goto('./#/table');
    await expect(dealt.parts(page).cards).toHaveCount(before);
    expect(await english(page)).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('with a table in English', () => {
  test.use({ locale: 'en' });

  for (const [name, before, after] of [['dealt-round', 'Round 1 is over', 'Runde 1 ist vorbei'], ['dealt-over', 'Game over', 'Das Spiel ist aus']]) {
    test(`all of a game that was begun in English is told in German: ${name}`, { tag: name === 'dealt-over' ? [] : '@all' }, async ({ page }) => {
      await quicken(page);
      await lay(page, name);
      await expect(page.getByRole('heading', { name: before })).toBeVisible();
      await speak(page, 'de');
      await expect(page.getByRole('heading', { name: after })).toBeVisible();
      expect(await english(page)).toEqual([]);
    });
  }
});

test('a language that cannot be loaded leaves the page as it is, and can be tried again', async ({ page, troubles }) => {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.route(/\/en_\w+-.*\.wasm$/, (route) => route.abort());
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('Diese Sprache ließ sich nicht laden.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.unroute(/\/en_\w+-.*\.wasm$/);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  troubles.length = 0;
});

test('other tabs follow', async ({ page, context }) => {
  await page.goto('./');
  await expect(page.getByText('Echte Kartenspiele, gemeinsam an einem Bildschirm.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('./#/settings');
  await other.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('Real card games around one screen.')).toBeVisible();
});
