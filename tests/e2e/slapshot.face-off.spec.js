// Face-offs of Slapshot: pair by pair, announced, in overtime and in replays.
import { log, why } from './shell.js';
import { expect, test } from './support.js';
import { LATE, doing, line, met, parts, preset, toFaceOff } from './slapshot.js';
import { lay } from './tables.js';

// A season with the clock frozen: nothing continues by itself.
async function still(page, name) {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Slow","motion":"Reduced"}'));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await lay(page, `slapshot-${name}`);
}


// Shows the next pair by tapping anywhere on the face-off.
const tap = (page) => parts(page).faceOff.getByRole('heading', { level: 2 }).click();

// The course of Ann's face-off at Cy's.
const PAIRS = [
  ['forward 2,forward 8', 'Ann scores! 8 beats 2.', '1–1'],
  ['forward 4,forward 9', 'Ann scores! 9 beats 4.', '1–2'],
  ['goalie 4,forward 8', 'No goal Goalie stops it.', '1–2'],
  ['defenseman 8,goalie 2', 'No goal Goalie stops it.', '1–2'],
  ['bruiser 6,bruiser 2', 'Cy scores! 6 beats 2. Two bruisers: both are injured.', '2–2'],
  ['forward 3,bruiser 1', "Cy scores! 3 beats 1. Bruiser: Cy's 3 is injured.", '3–2'],
];
const INJURIES = [
  "Cy's bruiser 6: out, a new defenseman comes in",
  "Cy's forward 3: out, a new forward comes in",
  "Ann's bruiser 2: out, a new defenseman comes in",
];

async function expectEnd(page) {
  const { faceOff: game, onward, skip } = parts(page);
  await expect(game).toContainText('Cy wins 3–2');
  await expect(game.getByRole('list').last().getByRole('listitem')).toHaveText(INJURIES);
  expect(await met(page)).toEqual(PAIRS.map(([cards]) => cards));
  await expect(skip).toHaveCount(0);
  await expect(onward).toBeVisible();
}

test('a face-off advances by a tap, a key or by itself, and its end stays', async ({ page }) => {
  await still(page, 'lines');
  await doing(page).click();
  await toFaceOff(page);
  const { faceOff: game, onward, slots } = parts(page);
  const ways = [tap, tap, (page) => page.keyboard.press('Enter'), (page) => page.clock.runFor(2_900), tap, tap];
  for (const [at, [cards, words, score]] of PAIRS.entries()) {
    await expect.poll(() => met(page)).toEqual(PAIRS.slice(0, at + 1).map(([cards]) => cards));
    await expect(game).toContainText(words);
    await expect(game).toContainText(score);
    await expect(log(page).getByRole('listitem', { includeHidden: true }).first()).toContainText(cards.split(',')[0]);
    await ways[at](page);
  }
  await expectEnd(page);
  // A tap meant for the last pair does not continue, and neither does time.
  await expect(onward).toBeFocused();
  await tap(page);
  await onward.click({ force: true });
  await page.clock.runFor(60_000);
  await expectEnd(page);
  await onward.press('Enter');
  await expect(game).toHaveCount(0);
  await expect(slots).toHaveCount(0);
  await expect(log(page)).toContainText('Cy now has 1 win.');
});

for (const [how, rest] of [
  ['pair by pair', async (page) => {
    for (let pair = 1; pair <= PAIRS.length; pair += 1) {
      await tap(page);
      await page.clock.runFor(200);
    }
  }],
  ['skipped', (page) => parts(page).skip.click()],
]) {
  test(`all that happens in a game is said once, ${how}`, { tag: how === 'pair by pair' ? [] : '@all' }, async ({ page }) => {
    await still(page, 'lines');
    await page.evaluate(() => {
      globalThis.said = [];
      const live = document.querySelector('[aria-live=polite][aria-atomic]');
      new MutationObserver(() => globalThis.said.push(live.textContent)).observe(live, { childList: true, subtree: true, characterData: true });
    });
    await doing(page).click();
    await toFaceOff(page);
    await page.clock.runFor(200);
    await rest(page);
    await page.clock.runFor(200);
    await expectEnd(page);
    const said = await page.evaluate(() => globalThis.said);
    expect(said.join(' ')).toBe([
      "Ann's forward 8 beat Cy's forward 2. It's 1–1.",
      "Ann's forward 9 beat Cy's forward 4. Ann leads 2–1.",
      "Cy's goalie 4 stopped Ann's forward 8.",
      "Ann's goalie 2 stopped Cy's defenseman 8.",
      "Cy's bruiser 6 beat Ann's bruiser 2. Both bruisers were injured. It's 2–2.",
      "Cy's forward 3 beat Ann's bruiser 1. The bruiser injured the forward. Cy leads 3–2.",
      'Cy replaced the injured bruiser 6.',
      'Cy replaced the injured forward 3.',
      'Ann replaced the injured bruiser 2.',
      'Cy beat Ann 3–2.',
    ].join(' '));
  });
}

test('a tie goes into overtime with the remaining players, until the first goal', async ({ page }) => {
  await still(page, 'overtime');
  const { faceOff: game, onward, skip } = parts(page);
  await expect(game).toHaveAccessibleName('Ann at Di');
  await skip.click();
  await expect(game).toContainText('A tie: overtime');
  await expect(game).toContainText("Di's forward 2: out, a new forward comes in");
  await page.clock.runFor(LATE);
  await onward.click();
  await expect(page.getByText('Line up again: overtime against Di. The first goal wins.')).toBeVisible();
  await expect(why(page, 'SH-3.7')).toBeVisible();
  // In the order of the tied game.
  expect(await line(page)).toBe('B4 F5 F8 D4 G2 F8');
  await preset(page, 'Best first').click();
  await expect.poll(() => line(page)).toBe('F8 F8 F5 D4 B4 G2');
  await preset(page, 'Last time').click();
  await doing(page).click();
  await toFaceOff(page);
  await expect(game).toHaveAccessibleName('Ann at Di, overtime');
  // Overtime does not start with a goal, and cards that were not needed stay hidden.
  await expect(game).toContainText('0–0');
  await expect(game).toContainText('No goal Goalie stops it.');
  await tap(page);
  await expect(game).toContainText('0–1');
  await tap(page);
  await expect(game).toContainText('Ann wins 1–0');
  expect(await met(page)).toEqual(['goalie 7,bruiser 4', 'forward 0,forward 5']);
  await expect(log(page)).toContainText('Ann beat Di in overtime.');
});

test('a season can be looked back at, its face-offs pair by pair', async ({ page }) => {
  await still(page, 'over');
  // Everybody watches how the final ends, and then the cup.
  await parts(page).skip.click();
  await page.clock.runFor(LATE);
  await parts(page).onward.click();
  await expect(page.getByText('Bo wins the cup!')).toBeVisible();
  await page.clock.runFor(LATE);
  await parts(page).onward.click();
  await page.clock.runFor(LATE);
  const bar = page.getByRole('region', { name: 'Replay' });
  const step = (name) => bar.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const places = bar.getByRole('combobox', { name: 'Go to' });
  await expect(places.getByRole('option').last()).toHaveText(/^Game 15/);
  await places.selectOption('Game 1');
  await step('Forward one move');
  await step('Forward one move');
  const { faceOff: game, onward, skip } = parts(page);
  await expect(game).toHaveAccessibleName('Bo at Ann');
  const pairs = ['bruiser 2,forward 7', 'goalie 2,forward 6', 'forward 9,goalie 9', 'bruiser 1,defenseman 3', 'forward 3,bruiser 4', 'forward 8,forward 5'];
  for (const at of pairs.keys()) {
    await expect.poll(() => met(page)).toEqual(pairs.slice(0, at + 1));
    await tap(page);
  }
  await expect(game).toContainText('Bo wins 3–2');
  await page.clock.runFor(LATE);
  await onward.click();
  await expect(game).toHaveCount(0);
  await expect(parts(page).rink).toBeVisible();
  await step('Back one move');
  await step('Forward one move');
  await skip.click();
  await expect(game).toContainText('Bo wins 3–2');
  expect(await met(page)).toEqual(pairs);
  await step('Back to the result');
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(parts(page).over).toBeVisible();
});
