// Notes for new players: shown once each, where they cover nothing.
import { awaited, move, parts } from './dealt.js';
import { eachAnew, expect, test } from './support.js';
import { lay } from './tables.js';

test.use({ newcomer: true });

const DEALT = './#/play/dealt?seed=7&seats=person,normal,hard&oldest=3';
const SWOOP = './#/play/swoop?seed=7&seats=person,easy,easy,easy';

const gotIt = (page) => page.getByRole('button', { name: 'Got it' });
const instant = (page, more = {}) => page.addInitScript((kept) => {
  localStorage['kitchen-table.settings'] ??= kept;
}, JSON.stringify({ pace: 'Instant', ...more }));

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];

// The note lies within the action bar, and all of it is seen.
async function within(page) {
  const note = page.locator('.newcomer');
  const [lies, bar] = await Promise.all([note, page.locator('.action-bar')].map((it) => it.boundingBox()));
  const slack = 1;
  expect(lies.x).toBeGreaterThanOrEqual(bar.x - slack);
  expect(lies.x + lies.width).toBeLessThanOrEqual(bar.x + bar.width + slack);
  expect(lies.y).toBeGreaterThanOrEqual(bar.y - slack);
  expect(lies.y + lies.height).toBeLessThanOrEqual(bar.y + bar.height + slack);
  expect(await note.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
}

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
    const note = page.getByText('Your cards stay in order.');
    await expect(note).toBeVisible();
    await expect(gotIt(page)).toHaveCount(1);
    await within(page);
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

for (const [tag, names] of [[[], ['sloop-begins']], ['@all', ['sloop-wild', 'sloop-crowd', 'swoop-blind', 'slapshot-begins']]]) {
  test(`a note is whole, and only covers the hint in the action bar: ${names.join(', ')}`, { tag }, async ({ page }) => {
    await instant(page);
    await eachAnew(page, names, async (name) => {
      await lay(page, name);
      await expect(gotIt(page)).toBeVisible();
      for (const [width, height] of SIZES) {
        await test.step(`${width}x${height}`, async () => {
          await page.setViewportSize({ width, height });
          await within(page);
        });
      }
    });
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

test('a table of bots has no notes', { tag: '@all' }, async ({ page }) => {
  await instant(page);
  await page.goto('./#/play/dealt?seed=3&seats=easy,easy,easy');
  await expect(parts(page).nextRound.or(parts(page).over).first()).toBeVisible({ timeout: 30_000 });
  await expect(gotIt(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('kitchen-table.notes'))).toBe(null);
});

test('there are no notes while looking back', { tag: '@all' }, async ({ page }) => {
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
