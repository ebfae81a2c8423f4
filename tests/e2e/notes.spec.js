// Notes for new players: shown once each, where they cover no cards.
import { awaited, move, parts } from './dealt.js';
import * as sloop from './sloop.js';
import { expect, test } from './support.js';
import { lay } from './tables.js';

test.use({ newcomer: true });

const DEALT = './#/play/dealt?seed=7&seats=person,normal,hard&oldest=3';
const SWOOP = './#/play/swoop?seed=7&seats=person,easy,easy,easy';

const gotIt = (page) => page.getByRole('button', { name: 'Got it' });
const instant = (page, more = {}) => page.addInitScript((kept) => {
  localStorage['kitchen-table.settings'] ??= kept;
}, JSON.stringify({ pace: 'Instant', ...more }));

// The positions of everything that a note could displace.
const places = (page) => page.locator('.board > *, .own-area > :not(.notes), .action-bar').evaluateAll((all) =>
  all.map((it) => Object.values(it.getBoundingClientRect().toJSON())));

test('a note comes once, moves nothing, covers no hand, and is dismissed', async ({ page }) => {
  await instant(page);
  for (const [width, height] of [[360, 640], [640, 360], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await page.goto('./#/about');
    await page.evaluate(() => localStorage.removeItem('kitchen-table.notes'));
    await page.reload();
    await page.goto(DEALT);
    expect(await awaited(page)).toBe('move');
    const note = page.getByText("You can only play cards together if they're right next to each other.");
    await expect(note).toBeVisible();
    await expect(gotIt(page)).toHaveCount(1);
    const [tip, hand, bar] = await Promise.all(
      [page.locator('.tip'), parts(page).hand, parts(page).actionBar].map((it) => it.boundingBox()),
    );
    expect(tip.y + tip.height).toBeLessThanOrEqual(Math.min(hand.y, bar.y));
    expect(tip.x).toBeGreaterThanOrEqual(0);
    expect(tip.x + tip.width).toBeLessThanOrEqual(width);
    expect(tip.y).toBeGreaterThanOrEqual(0);
    const before = await places(page);
    await gotIt(page).click();
    await expect(note).toHaveCount(0);
    expect(await places(page)).toEqual(before);
    // No more notes in this move, and never this one again.
    await expect(gotIt(page)).toHaveCount(0);
    await move(page);
    expect(await awaited(page)).toBe('move');
    await expect(note).toHaveCount(0);
  }
});

for (const [name, builds] of [['begins', 0], ['wild', 2], ['owes', 3], ['crowd', 3], ['six', 2]]) {
  test(`a note about Sloop covers no card, no build, and not what is asked: ${name}`, async ({ page }) => {
    await instant(page);
    await lay(page, `sloop-${name}`);
    await expect(gotIt(page)).toBeVisible();
    const { cards, loose, builds: stacks } = sloop.parts(page);
    await expect(stacks).toHaveCount(builds);
    for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      const tip = await page.locator('.tip').boundingBox();
      for (const it of [page.locator('#prompt'), ...await cards.all(), ...await loose.all(), ...await stacks.all()]) {
        const lies = await it.boundingBox();
        const apart = tip.y + tip.height <= lies.y || lies.y + lies.height <= tip.y
          || tip.x + tip.width <= lies.x || lies.x + lies.width <= tip.x;
        expect(apart, `${width}x${height}`).toBe(true);
      }
    }
  });
}

test('a note disappears with its move, and does not return at the next visit', async ({ page }) => {
  await instant(page);
  await page.goto(SWOOP);
  expect(await awaited(page)).toBe('move');
  const first = page.getByText('You can play all your cards of one rank at once');
  await expect(first).toBeVisible();
  await page.reload();
  expect(await awaited(page)).toBe('move');
  await expect(first).toHaveCount(0);
  // The board shows the next note, one at a time.
  await expect(gotIt(page)).toHaveCount(1);
  const kept = await page.evaluate(() => JSON.parse(localStorage['kitchen-table.notes']));
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept).toContain('swoop-ranks');
});

test('keys dismiss a note and then work at the table', async ({ page }) => {
  await instant(page);
  await page.goto(DEALT);
  expect(await awaited(page)).toBe('move');
  await gotIt(page).focus();
  await page.keyboard.press('Enter');
  await expect(gotIt(page)).toHaveCount(0);
  // Nothing was played, and keys still work.
  expect(await awaited(page)).toBe('move');
  await page.keyboard.press('ArrowDown');
  await expect(parts(page).actionBar.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('notes can be turned off', async ({ page }) => {
  await page.goto('./#/settings');
  const notes = page.getByRole('group', { name: 'Notes for new players' });
  await notes.getByRole('radio', { name: 'Off' }).check();
  for (const game of [DEALT, SWOOP]) {
    await page.goto(game);
    expect(await awaited(page)).toBe('move');
    await expect(gotIt(page)).toHaveCount(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('kitchen-table.notes'))).toBe(null);
});

test('a table of bots has no notes', async ({ page }) => {
  await instant(page);
  await page.goto('./#/play/dealt?seed=3&seats=easy,easy,easy');
  await expect(parts(page).nextRound.or(parts(page).over).first()).toBeVisible({ timeout: 30_000 });
  await expect(gotIt(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('kitchen-table.notes'))).toBe(null);
});

test('there are no notes while looking back', async ({ page }) => {
  await instant(page);
  await page.goto(DEALT);
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await expect(gotIt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await expect(gotIt(page)).toHaveCount(0);
});
