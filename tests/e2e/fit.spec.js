// Layout: nothing is cut off, overlaps anything else, or moves away under a finger.
import * as dealt from './dealt.js';
import { chairs } from './seats.js';
import { awaited, quicken, settled } from './shell.js';
import * as sloop from './sloop.js';
import { arrived, eachAnew, expect, test } from './support.js';
import * as stroop from './stroop.js';
import * as swoop from './swoop.js';
import { lay } from './tables.js';

const PHONE = { width: 360, height: 640 };
const LYING = { width: 640, height: 360 };
// The viewport of a laptop zoomed to 150 %, 200 % and more.
const ZOOMED = [[911, 512], [720, 450], [512, 384]].map(([width, height]) => ({ width, height }));
const SIZES = [PHONE, LYING, { width: 768, height: 1024 }, { width: 1024, height: 768 }, { width: 1440, height: 900 }, ...ZOOMED];

// Eight letters each, some of them wide.
const NAMES = ['Margaret', 'Benjamin', 'Jennifer', 'Mohammed', 'Pentagon', 'Nicholas', 'Winifred', 'Kimberly'];

// Sits down with enough bots for `count` players.
async function sit(page, game, count, { seed = 7, text = 'Usual', bots = ['normal', 'hard', 'easy', 'normal', 'normal', 'easy', 'hard'] } = {}) {
  await quicken(page, { text });
  const seats = ['person', ...bots.slice(0, count - 1)];
  await page.goto(`./#/play/${game}?seed=${seed}&seats=${seats}&names=${NAMES.slice(0, count)}`);
  expect(await awaited(page)).toBe('move');
}

const players = (page) => page.getByRole('region', { name: 'Players' });
const trick = (page) => page.getByRole('region', { name: /^(This|Last) trick/ });

const namesOf = (games) => games.map(([name]) => name).join(', ');

const boxes = (...all) => Promise.all(all.map((it) => it.boundingBox()));

// Elements shortened with an ellipsis, and names in lines too low for their descenders.
const shortened = (page) => page.locator('main').evaluate((main, names) => {
  const style = (it) => getComputedStyle(it);
  const all = [...main.querySelectorAll('*')].filter((it) => style(it).textOverflow === 'ellipsis');
  const seen = all.filter((it) => it.checkVisibility() && it.textContent);
  const low = (it) => names.includes(it.textContent) && it.clientHeight < 1.3 * parseFloat(style(it).fontSize);
  return seen.filter((it) => it.scrollWidth > it.clientWidth || low(it)).map((it) => it.textContent);
}, NAMES);

// The descendants that overflow an element. An empty anchor shows nothing.
const beside = (element) => element.evaluate((element) => {
  const box = element.getBoundingClientRect();
  const all = [...element.querySelectorAll('*')].filter((it) => it.checkVisibility() && !it.closest('.unseen, svg, [data-anchor]:empty'));
  const out = all.filter((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
  });
  return out.map((it) => `${it.tagName} ${it.className} ${it.textContent}`);
});

// Hyphenated words that are broken across lines.
const broken = (page) => page.locator('main').evaluate((main) => {
  const found = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    for (const { 0: word, index } of data.matchAll(/\S+-\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(data);
    }
  }
  return found;
});

test('names of eight letters fit on phones and low screens, with the maximum number of players', { tag: '@all' }, async ({ page }) => {
  // In Swoop the person begins, since what a player did last is shortened where it was a lot.
  for (const [game, count, seed = 7] of [['sloop', 6], ['sloop', 2], ['dealt', 5], ['dealt', 3], ['swoop', 8], ['swoop', 5, 1], ['swoop', 4]]) {
    await page.setViewportSize(PHONE);
    await sit(page, game, count, { seed });
    for (const name of NAMES.slice(1, count)) await expect(players(page)).toContainText(name);
    for (const size of [PHONE, LYING, ...ZOOMED]) {
      await page.setViewportSize(size);
      expect(await shortened(page), `${count} at ${game}, ${size.width} x ${size.height}`).toEqual([]);
    }
  }
});

test('a player with few cards left has a plate like the others', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sit(page, 'swoop', 8, { seed: 5, bots: Array(7).fill('hard') });
  const few = players(page).getByRole('listitem').filter({ hasText: 'Last card!' }).first();
  await expect(async () => {
    if (await few.isVisible()) return;
    await swoop.move(page);
    await awaited(page);
    await expect(few).toBeVisible({ timeout: 1 });
  }).toPass();
  for (const plate of await players(page).getByRole('listitem').all()) expect(await beside(plate)).toEqual([]);
  expect(await shortened(page)).toEqual([]);
});

// The action bar with something staged, at every size.
async function expectWholeBar(page, game, name) {
  for (const size of [...SIZES, { width: 360, height: 225 }]) {
    await page.setViewportSize(size);
    const { actionBar } = game.parts(page);
    for (const button of [actionBar.getByRole('button', { name }), actionBar.getByRole('button', { name: 'Cancel' })]) {
      await expect(button, `${size.width} x ${size.height}`).toBeInViewport({ ratio: 1 });
    }
    if (size.height > 225) expect(await page.locator('main').evaluate((it) => it.scrollHeight - it.clientHeight), `${size.width} x ${size.height}`).toBe(0);
    expect(await broken(page)).toEqual([]);
  }
}

test('the count and the reserves do not overlap the longest hand of Dealt!', async ({ page }) => {
  await sit(page, 'dealt', 5);
  for (const size of [PHONE, { width: 390, height: 844 }, LYING, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    const [hand, count, reserves] = await players(page).getByRole('listitem').first().evaluate((player) => {
      const cards = player.querySelector('.row .cards');
      while (cards.children.length < 18) cards.prepend(cards.firstChild.cloneNode(true));
      const words = document.createRange();
      words.selectNodeContents([...player.querySelectorAll('.facts b:not(.unseen)')].find((it) => it.checkVisibility()));
      return [cards.lastElementChild, words, player.querySelector('.reserves .cards')].map((it) => it.getBoundingClientRect().toJSON());
    });
    expect(hand.right, `${size.width}`).toBeLessThan(reserves.left);
    if (count.top < hand.bottom && count.bottom > hand.top) {
      expect([hand.right < count.left, count.right < reserves.left], `${size.width}`).toEqual([true, true]);
    }
  }
});

test('the action bar is on the screen whatever is staged', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sit(page, 'dealt', 4);
  await dealt.stage(page, 2, 3);
  await expectWholeBar(page, dealt, /^Play /);
  await page.setViewportSize(PHONE);
  await sit(page, 'swoop', 4);
  await swoop.parts(page).fitting.first().click();
  await expectWholeBar(page, swoop, /^Play /);
});

test('the action bar of Sloop is on the screen with a stepper and its longest text', async ({ page }) => {
  await quicken(page);
  await page.setViewportSize(PHONE);
  await lay(page, 'sloop-crowd');
  expect(await awaited(page)).toBe('move');
  await settled(page);
  await sloop.card(page, 'Supercharged 11').click();
  await expect(sloop.parts(page).stepper).toBeVisible();
  await expectWholeBar(page, sloop, /^Capture .+, no extra card$/);
});

test('nothing moves while a reserve is taken, a gap chosen, and both are canceled', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sit(page, 'dealt', 4);
  for (let moves = 0; moves < 2; moves += 1) {
    await dealt.move(page);
    expect(await awaited(page)).toBe('move');
  }
  const { hand, actionBar } = dealt.parts(page);
  const cancel = actionBar.getByRole('button', { name: 'Cancel' });
  const board = () => boxes(players(page), trick(page), hand, actionBar);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const before = await board();
    await actionBar.getByRole('button', { name: /^Take the /, disabled: false }).first().click();
    expect(await board()).toEqual(before);
    const place = await cancel.boundingBox();
    await hand.getByRole('button', { name: /^Between card 3/ }).click();
    expect(await board()).toEqual(before);
    expect(await cancel.boundingBox()).toEqual(place);
    await cancel.click();
    await expect(cancel).toHaveCount(0);
    expect(await board()).toEqual(before);
  }
});

test('text at 200 % scrolls on a phone, and nothing overlaps', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sit(page, 'swoop', 4, { text: 'Largest' });
  await swoop.move(page);
  expect(await awaited(page)).toBe('move');
  expect(await beside(swoop.parts(page).pile)).toEqual([]);
  expect(await shortened(page)).toEqual([]);
  await sit(page, 'dealt', 4, { text: 'Largest' });
  await dealt.stage(page, 1);
  for (const name of [/^Play /, 'Cancel']) {
    await expect(dealt.parts(page).actionBar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('looking back on a phone, the reserves are above the bar, and the slider has room', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await sit(page, 'dealt', 4);
  await dealt.move(page);
  expect(await awaited(page)).toBe('move');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await page.getByRole('button', { name: 'Back one move' }).click();
  const reserves = page.getByRole('main').getByRole('img', { name: /^reserve / });
  await expect(reserves).toHaveCount(2);
  const { y } = await bar.boundingBox();
  for (const reserve of await boxes(...(await reserves.all()))) expect(reserve.y + reserve.height).toBeLessThanOrEqual(y);
  expect((await bar.getByRole('slider').boundingBox()).width).toBeGreaterThan(180);
});

test('the way from the seats to the table is always on the screen, whatever the size of letters', async ({ page }) => {
  await eachAnew(page, ['Normal', 'Largest'], async (text) => {
    await page.addInitScript((text) => localStorage.setItem('kitchen-table.settings', `{"text":"${text}"}`), text);
    await page.setViewportSize(PHONE);
    for (const game of ['sloop', 'dealt', 'swoop']) {
      await page.goto(`./#/seats/${game}`);
      await expect(page.getByRole('heading', { level: 1, name: /^New game/ })).toBeVisible();
      await arrived(page);
      await expect(chairs(page).first()).toBeChecked();
      for (const size of [PHONE, LYING, ...ZOOMED]) {
        await page.setViewportSize(size);
        await expect(page.getByRole('button', { name: /^Deal/ }), `${size.width} x ${size.height}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

for (const [tag, games] of [
  [[], [['sloop-over', 'Ann'], ['dealt-over', 'Ann']]],
  ['@all', [['swoop-over', 'Cy'], ['dealt-four', 'Ann']]],
]) {
  test(`the winner stands out, and is seen at once on a phone: ${namesOf(games)}`, { tag }, async ({ page }) => {
    await quicken(page);
    await page.setViewportSize(PHONE);
    await eachAnew(page, games, async (name, winner) => {
      await lay(page, name);
      expect(await awaited(page)).toBe('over');
      // In Sloop the piles are the sheet.
      const first = name === 'sloop-over' ? page.locator('.counted .first') : page.getByRole('table').getByRole('row').nth(1);
      await expect(first).toContainText(winner);
      await expect(first).toBeInViewport({ ratio: 1 });
      const [row, again] = await boxes(first, page.getByRole('button', { name: 'Play again' }));
      expect(row.y + row.height).toBeLessThan(again.y);
    });
  });
}

test('the buttons after a game fill their rows', async ({ page }) => {
  await quicken(page);
  await page.setViewportSize(PHONE);
  await lay(page, 'dealt-over');
  expect(await awaited(page)).toBe('over');
  const all = dealt.parts(page).result.locator('.actions').first().locator('button, a');
  await expect(all).toHaveCount(6);
  for (const size of [PHONE, LYING, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    const buttons = await boxes(...(await all.all()));
    const rows = [...new Set(buttons.map(({ y }) => Math.round(y)))].map((y) => buttons.filter((it) => Math.round(it.y) === y));
    const ends = rows.map((row) => [row[0].x, row.at(-1).x + row.at(-1).width].map(Math.round));
    for (const end of ends) expect(end).toEqual(ends[0]);
    for (const row of rows) expect(row.length, 'none stands alone').toBeGreaterThan(1);
  }
});

// How much of each element is visible and can be tapped: the part of its box that is on the screen, and whether
// a tap on the center of that part hits it.
const seenOf = (all) => all.evaluateAll((all) => all.map((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const [from, to] = [{ x: Math.max(left, 0), y: Math.max(top, 0) }, { x: Math.min(right, innerWidth), y: Math.min(bottom, innerHeight) }];
  const met = document.elementFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
  return { name: it.ariaLabel ?? it.textContent, width: to.x - from.x, height: to.y - from.y, met: it.contains(met) };
}));

// The parts of the table that scroll.
const scrolled = (page) => page.evaluate(() => {
  const within = [document.documentElement, ...document.querySelectorAll('.table, main, main > *')];
  const too = (it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1;
  return within.filter(too).map((it) => `${it.tagName} ${it.className}`);
});

// Text that does not fit its container.
const clipped = (page) => page.locator('main').evaluate((main) => {
  const hides = (it) => getComputedStyle(it).overflow !== 'visible' && getComputedStyle(it).textOverflow !== 'ellipsis' && it.textContent;
  const all = [...main.querySelectorAll('*')].filter((it) => it.checkVisibility() && !it.closest('.unseen, svg') && hides(it));
  return all.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent);
});

const FIVE = SIZES.slice(0, 5);

for (const [tag, displays] of [
  [[], [['sloop-crowd', 24]]],
  ['@all', [['sloop-begins', 4], ['sloop-six', 3], ['sloop-twelve', 12], ['sloop-sixteen', 16]]],
]) {
  test(`a display of loose cards is all there to be tapped: ${namesOf(displays)}`, { tag }, async ({ page }) => {
    await quicken(page);
    await eachAnew(page, displays, async (name, count) => {
      await page.setViewportSize(PHONE);
      await lay(page, name);
      expect(await awaited(page)).toBe('move');
      await settled(page);
      const { builds, cards, loose } = sloop.parts(page);
      await expect(loose).toHaveCount(count);
      for (const staged of [false, true]) {
        for (const size of FIVE) {
          await page.setViewportSize(size);
          const at = `${size.width} x ${size.height}${staged ? ', staged' : ''}`;
          expect(await scrolled(page), at).toEqual([]);
          // A name of that length is shortened; the details show the whole name.
          expect((await shortened(page)).filter((it) => it !== 'Bartholomew the Long'), at).toEqual([]);
          expect(await clipped(page), at).toEqual([]);
          const things = [...await seenOf(loose), ...await seenOf(builds), ...await seenOf(cards)];
          const least = size === PHONE ? 44 : 24;
          const small = things.filter(({ width, height, met }) => width < least || height < 24 || !met);
          expect(small, at).toEqual([]);
        }
        if (!staged) await cards.first().click();
      }
    });
  });
}

for (const [tag, stages] of [
  [[], [['sloop-captures', 8], ['sloop-wild', 'Wild']]],
  ['@all', [['sloop-begins', 3, 'Build'], ['sloop-owes', 4], ['sloop-steals', 1, 'Steal'], ['sloop-flips', 3, 'Flip'], ['sloop-chain', 9]]],
]) {
  test(`nothing of Sloop is cut off while a card is staged: ${namesOf(stages)}`, { tag }, async ({ page }) => {
    await quicken(page);
    await eachAnew(page, stages, async (name, face, does) => {
      await page.setViewportSize(PHONE);
      await lay(page, name);
      expect(await awaited(page)).toBe('move');
      await settled(page);
      await sloop.card(page, face).click();
      if (does) await sloop.verb(page, does).click();
      const { actionBar, numbers, verbs } = sloop.parts(page);
      for (const size of FIVE) {
        await page.setViewportSize(size);
        const at = `${size.width} x ${size.height}`;
        expect(await scrolled(page), at).toEqual([]);
        expect(await shortened(page), at).toEqual([]);
        expect(await clipped(page), at).toEqual([]);
        const buttons = [...await seenOf(verbs), ...await seenOf(numbers), ...await seenOf(actionBar.getByRole('button'))];
        expect(buttons.filter(({ width, height, met }) => width < 24 || height < 24 || !met), at).toEqual([]);
      }
    });
  });
}

test('with text at 200 % Sloop can be played on a phone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['kitchen-table.settings'] = '{"pace":"Instant","text":"Largest"}';
  });
  await page.setViewportSize(PHONE);
  await lay(page, 'sloop-owes');
  expect(await awaited(page)).toBe('move');
  await settled(page);
  expect(await beside(sloop.parts(page).display)).toEqual([]);
  expect(await shortened(page)).toEqual([]);
  await sloop.card(page, 4).click();
  for (const name of ['Add to your 11s', 'Cancel']) {
    await expect(sloop.parts(page).actionBar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const out = await page.locator('main').evaluate((main) => {
    const within = ({ left, right }) => left >= 0 && right <= innerWidth;
    return [...main.querySelectorAll('button, .message')].filter((it) => !within(it.getBoundingClientRect())).map((it) => it.className);
  });
  expect(out).toEqual([]);
});

test.describe('by touch', () => {
  // Players sit face to face on touch screens.
  test.use({ hasTouch: true });

  test('the middle of Stroop fits on a phone: for two players, and with text at 200 %', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'The middle' }).locator('.center');
    await page.setViewportSize({ width: 390, height: 844 });
    await stroop.open(page, { seats: 'person,person', names: 'Ann,Bo' });
    await expect(cards).toHaveCount(2);
    for (const size of [PHONE, { width: 390, height: 844 }, LYING]) {
      await page.setViewportSize(size);
      for (const card of await cards.filter({ visible: true }).all()) await expect(card).toBeInViewport({ ratio: 1 });
    }
    await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","text":"Largest"}'));
    await page.setViewportSize(PHONE);
    await page.goto('./#/');
    await page.reload();
    await stroop.open(page, { seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di' });
    const { width, height } = await cards.boundingBox();
    expect(Math.min(width * 0.64, height)).toBeGreaterThan(100);
  });
});
