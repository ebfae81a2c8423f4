// Malicious or overlong names: typed, in a link, and in a file. They are treated as plain text everywhere.
import { readFileSync } from 'node:fs';
import { awaited, move, quicken } from './dealt.js';
import { openFiles, reply } from './games.js';
import { join, name, seat } from './seats.js';
import { wholeLog } from './shell.js';
import { arrived, expect, test } from './support.js';
import { unreadable } from './words.js';

const MARKUP = '<img onerror=ran() src>';
const NAMES = [
  // Truncated to the maximum length of a name, this is still an element if interpreted as markup.
  '<b onclick="ran()">x',
  // Reverses the text after it without a terminator.
  '\u202eAnn\u2067',
  // Looks like the previous one, except for invisible characters.
  '\u200bA\u2060n\ufeffn\u00ad',
  'W'.repeat(10_000),
  '\u05d3\u05d5\u05d3 (abc) 12',
];
const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}';
const SEEN = ['<b onclick="ran()">x', 'Ann', 'Ann 2', 'W'.repeat(20), '\u2068\u05d3\u05d5\u05d3 (abc) 12\u2069'];

// Fails if a name is interpreted as markup, reverses text next to it, overflows the page or is cut off.
async function harmless(page) {
  await arrived(page);
  const found = await page.evaluate(() => {
    // Text nodes are merged, however they were created.
    const all = document.documentElement.cloneNode(true);
    all.normalize();
    const walker = document.createTreeWalker(all, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const texts = [];
    for (let it = walker.currentNode; it; it = walker.nextNode()) {
      if (it instanceof Text) texts.push(it.data);
      else texts.push(...['aria-label', 'title', 'alt', 'placeholder'].map((name) => it.getAttribute(name) ?? ''));
    }
    // Right-to-left text is isolated.
    const alone = /^[^\u0590-\u08ff\u2068\u2069]*(\u2068[^\u2068\u2069]*\u2069[^\u0590-\u08ff\u2068\u2069]*)*$/;
    return {
      ran: typeof globalThis.ran,
      elements: document.querySelectorAll('b[onclick], img[onerror]').length,
      hidden: texts.filter((text) => /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2067\ufeff\ufffd\u00ad]/.test(text)),
      turned: texts.filter((text) => !alone.test(text)),
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
  expect(found).toEqual({ ran: 'undefined', elements: 0, hidden: [], turned: [], wide: 0 });
  expect(await unreadable(page, { long: true })).toEqual([]);
}

// The same on a phone and on a tablet.
async function harmlessEverywhere(page) {
  for (const [width, height] of [[1024, 768], [360, 640]]) {
    await page.setViewportSize({ width, height });
    await harmless(page);
  }
}

// The checksum that detects changes to a file, as in src/saves/seal.rs.
function seal({ sum, ...game }) {
  const text = JSON.stringify(game);
  let rest = -1;
  for (const byte of Buffer.from(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return JSON.stringify({ ...game, sum: (~rest >>> 0).toString(16).padStart(8, '0') });
}

test('whatever is typed into a seat is treated as a name only', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/seats/dealt');
  await seat(page, 2, 'Easy bot', 'B\ud800o');
  await expect(name(page)).not.toHaveValue(/\ud800/);
  // There is no room for a third family.
  await name(page).fill(FAMILY.repeat(3));
  await expect(name(page)).toHaveValue(FAMILY.repeat(2));
  await harmless(page);
  for (const [at, typed] of NAMES.entries()) {
    if (at < 3) await seat(page, at + 1, at ? 'Easy bot' : 'Person', typed);
    else await join(page, 'Easy bot', typed);
    await harmless(page);
  }
  await harmlessEverywhere(page);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  expect(await awaited(page)).toBe('move');
  await harmlessEverywhere(page);
  await move(page);
  await awaited(page);
  await harmlessEverywhere(page);
  const log = await wholeLog(page);
  for (const seen of SEEN) await expect(log).toContainText(seen);
  await page.goto('./#/games');
  await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible();
  await harmlessEverywhere(page);
  // A title is treated as a name, too.
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.insertText(`${MARKUP}${NAMES.join('')}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: MARKUP })).toBeVisible();
  await harmlessEverywhere(page);
});

test('names in a link and in a file are treated as names only', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  const names = NAMES.map(encodeURIComponent).join(',');
  for (const game of ['sloop', 'swoop', 'slapshot']) {
    await page.goto(`./#/play/${game}?seed=5&seats=person,easy,easy,easy,easy&names=${names}`);
    expect(await awaited(page)).toBe('move');
    await harmlessEverywhere(page);
  }
  for (const [kept, deed] of [
    ['dealt-over', 'Replay.*Dealt!'],
    ['sloop-over', 'Replay.*Sloop'],
    ['swoop-over', 'Replay.*Swoop'],
    ['slapshot-over', 'Replay.*Slapshot'],
    ['sloop-people', 'Continue.*Sloop'],
  ]) {
    const game = JSON.parse(readFileSync(new URL(`../fixtures/tables/${kept}.json`, import.meta.url), 'utf8'));
    await page.goto('./#/games');
    await openFiles(page, { text: seal({ ...game, names: [NAMES[0], NAMES[4], NAMES[3]] }) });
    await expect(reply(page)).toContainText('1 game was opened.');
    await page.goto('./#/games');
    await harmlessEverywhere(page);
    await page.getByRole('button', { name: new RegExp(`^${deed} with .{20}, \u2068.* and W{20}$`) }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/table');
    await awaited(page);
    await harmlessEverywhere(page);
  }
});

test('a lone surrogate in a file is reported as damage', async ({ page }) => {
  const text = readFileSync(new URL('../fixtures/tables/dealt-over.json', import.meta.url), 'utf8');
  await page.goto('./#/games');
  await openFiles(page, { text: text.replace('"Bo"', String.raw`"B\ud800o"`) });
  await expect(reply(page)).toContainText('This game is damaged');
});
