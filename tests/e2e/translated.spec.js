// A translator, such as the browser's own, takes text nodes out of the page and puts elements in their place.
import * as dealt from './dealt.js';
import { awaited, quicken, shell } from './shell.js';
import * as slapshot from './slapshot.js';
import * as sloop from './sloop.js';
import { WAYS, fits, open, seen, start, zone } from './stroop.js';
import { expect, test } from './support.js';
import * as swoop from './swoop.js';

const GAMES = {
  swoop: { ...swoop, seats: 'person,easy,easy&names=Ann,Bo,Cy', seed: 3 },
  sloop: { ...sloop, seats: 'person,easy&names=Ann,Bo', seed: 1 },
  dealt: { ...dealt, seats: 'person,easy,easy&names=Ann,Bo,Cy', seed: 1 },
  slapshot: { ...slapshot, seats: 'person,easy&names=Ann,Bo', seed: 1, waits: slapshot.awaited },
};

// Translates the page from now on, also what isn't to be translated, in one step or in two, as translators do. What comes
// out says the same, to be compared.
const translate = (page) => page.evaluate(() => {
  const ways = [
    (text, font) => text.replaceWith(font),
    (text, font) => { text.before(font); text.remove(); },
    (text, font) => { text.after(font); text.remove(); },
    (text, font) => {
      const { parentNode, nextSibling } = text;
      text.remove();
      if (nextSibling) nextSibling.before(font);
      else parentNode.append(font);
    },
  ];
  let taken = 0;
  const take = (text) => {
    if (!text.parentElement || !text.data.trim() || text.parentElement.closest('font, svg')) return;
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    inner.textContent = text.data;
    outer.append(inner);
    ways[taken % ways.length](text, outer);
    taken += 1;
  };
  const takeAll = (root) => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(take);
  };
  takeAll(document.body);
  const seen = ({ target, addedNodes }) => [target, ...addedNodes].filter((it) => it.isConnected).forEach((it) => {
    if (it instanceof Text) take(it);
    else takeAll(it);
  });
  new MutationObserver((records) => records.forEach(seen)).observe(document.body, { childList: true, characterData: true, subtree: true });
});

const words = (page) => page.locator('.table').evaluate((it) => it.innerText);

// The same game at two tables.
async function lay(page, game) {
  const { seats, seed } = GAMES[game];
  const tables = [page, await page.context().newPage()];
  for (const table of tables) {
    await quicken(table);
    await table.goto(`./#/play/${game}?seed=${seed}&seats=${seats}`);
    await expect(table.locator('.board')).toBeVisible();
  }
  return tables;
}

// Goes on at both tables, and expects them to say the same.
async function goOn(tables, { move, waits = awaited }) {
  const [what] = await Promise.all(tables.map((table) => waits(table)));
  await Promise.all(tables.map((table) => (what === 'round' ? shell(table).nextRound.click() : move(table))));
  const [page, untouched] = tables;
  await expect(async () => expect(await words(page)).toBe(await words(untouched))).toPass();
}

for (const game of Object.keys(GAMES)) {
  test(`a table of ${game} stays right while it is translated`, { tag: game === 'swoop' ? [] : '@all' }, async ({ page }) => {
    const tables = await lay(page, game);
    await translate(page);
    for (let moves = 0; moves < 6; moves += 1) await goOn(tables, GAMES[game]);
    expect(await page.locator('.table font').count()).toBeGreaterThan(10);
  });
}

test('a table of stroop stays right while it is translated', { tag: '@all' }, async ({ page }) => {
  await open(page, { seats: 'person,easy', names: 'Ann,Bo' });
  await translate(page);
  const keys = await WAYS.keys(page);
  await start(page, 'Ann', keys);
  const { it } = zone(page, 'Ann');
  await expect(it).toContainText('15 left');
  await expect(async () => {
    const { cards, center, draw } = await seen(page, 'Ann');
    await keys.press(cards.find(({ name }) => fits(name, center)) ?? draw);
    await expect(it).toContainText('14 left', { timeout: 500 });
  }).toPass();
  expect(await it.locator('font').count()).toBeGreaterThan(0);
});

test('a table whose texts have lost their places is drawn anew', async ({ page, troubles }) => {
  const tables = await lay(page, 'swoop');
  // They are taken out without a trace, or copies of what they are in take its place.
  for (const copies of [false, true]) {
    await page.locator('.players').evaluate((players, copies) => {
      for (const it of players.querySelectorAll(copies ? 'p' : '*')) {
        if (copies) it.replaceWith(it.cloneNode(true));
        else [...it.childNodes].filter((node) => node instanceof Text).forEach((text) => text.remove());
      }
    }, copies);
    await goOn(tables, GAMES.swoop);
    expect(troubles.splice(0)).toContainEqual(expect.stringContaining('the page is drawn anew'));
    await goOn(tables, GAMES.swoop);
  }
  expect(troubles.splice(0)).toEqual([]);
});

test('only the rules are for translators', async ({ page }) => {
  const forTranslators = (locator) => locator.evaluate((it) => it.translate);
  await lay(page, 'dealt');
  for (const [what, is] of [['main', false], ['.panel:has(.log)', false], ['#reference', true]]) {
    expect(await forTranslators(page.locator(what).first()), what).toBe(is);
  }
  await page.goto('./#/rules/dealt');
  expect(await forTranslators(page.locator('.leaf'))).toBe(true);
  expect(await forTranslators(page.getByRole('banner'))).toBe(false);
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate');
});
