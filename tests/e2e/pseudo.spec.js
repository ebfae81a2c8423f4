// The page in a language made from English by rule, whose text is longer, accented and in brackets: what isn't so isn't
// translated. Names are garbled in it, so controls are found by their place.
import { readFileSync } from 'node:fs';
import { quicken } from './shell.js';
import { arrived, expect, test } from './support.js';
import { cutOff, unreadable } from './words.js';

test.use({ baseURL: process.env.KT_PSEUDO_URL });

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]].map(([width, height]) => ({ width, height }));
const GAMES = ['sloop', 'dealt', 'swoop', 'stroop', 'slapshot'];
// Without vowels, which the language accents.
const NAMES = 'Brk,Dnny,Frn';

const fixture = (name) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8').trim();
const opens = (address) => (page) => page.goto(`./${address}`);
const deals = (game, seats) => opens(`#/play/${game}?seed=7&seats=${seats}&names=${NAMES}`);

// Opens a game that was played before.
const lays = (name) => async (page) => {
  await page.goto('./#/games');
  await page.locator('input[type=file]').setInputFiles({ name: 'games.jsonl', mimeType: '', buffer: Buffer.from(fixture(`tables/${name}.json`)) });
  await page.locator('main li button').first().click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/table');
};

const SCREENS = [
  ['home', opens('')],
  ['the settings', opens('#/settings')],
  ['the credits', opens('#/about')],
  ['no games', opens('#/games')],
  ['a page that does not exist', opens('#/nowhere')],
  ['a finished game from a link', opens(`#/finished/${fixture('saves/dealt-1.link')}`)],
  ...GAMES.flatMap((game) => [
    [`the seats of ${game}`, opens(`#/seats/${game}`)],
    [`the table of ${game}`, deals(game, 'person,normal,hard')],
  ]),
  ['a hidden hand', deals('sloop', 'person,person,easy')],
  ['the result of Dealt!', lays('dealt-over')],
];

// Text and names of controls with a plain vowel: not accented, so not translated. Single letters, typed names, languages
// and what is printed on cards are the same in all languages.
const plain = (page) => page.evaluate(() => {
  const found = new Set();
  const passed = (it) => it.closest('svg, .option:has(input[name=Language])');
  const judge = (text, it) => {
    const said = text.replace(/\b(Ann|Bo|Cy|Ed)\b|Börge/g, '');
    if (/[aeiou]/i.test(said) && /\p{L}\P{L}*\p{L}/u.test(said) && !passed(it)) found.add(text.trim());
  };
  const texts = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) judge(texts.currentNode.data, texts.currentNode.parentElement);
  for (const it of document.querySelectorAll('#app *')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder']) judge(it.getAttribute(name) ?? '', it);
  }
  judge(document.title, document.body);
  return [...found];
});

for (const [name, go] of SCREENS) {
  test(`${name} is translated, and has room for longer text`, { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES[0]);
    await quicken(page);
    await go(page);
    await expect(page.locator('#app .shell')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await arrived(page);
    expect(await plain(page)).toEqual([]);
    for (const text of ['usual', 'largest']) {
      await page.evaluate((text) => { document.documentElement.dataset.text = text; }, text);
      for (const size of SIZES) {
        // In any language, there is no room for zones beside the largest text on a phone on its side.
        if (name === 'the table of stroop' && text === 'largest' && size.height < 400) continue;
        const where = `${text} text at ${size.width} x ${size.height}`;
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
        expect.soft(await cutOff(page), where).toEqual([]);
        expect.soft(await unreadable(page, { long: true }), where).toEqual([]);
      }
    }
  });
}
