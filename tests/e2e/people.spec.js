// The heads of the players: chosen on the page of seats, and found again at the table.
import { chair, empty, seat } from './seats.js';
import { move } from './dealt.js';
import { written } from './games.js';
import { quicken } from './shell.js';
import { expect, test } from './support.js';

const heads = (page) => page.locator('summary').filter({ hasText: 'Head: ' });
const head = (page, name) => page.getByRole('radiogroup', { name: 'Head' }).getByRole('radio', { name, exact: true });
const drawn = (place) => place.locator('[data-head]').evaluateAll((all) => all.map((it) => it.dataset.head));

test('a head is chosen by keyboard, kept, and found again at the table', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/seats/dealt');
  await chair(page, 1).focus();
  await page.keyboard.press('Tab');
  while (!(await heads(page).evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
  await expect(heads(page)).toHaveText('Head: Just the circle');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(head(page, 'Just the circle')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(head(page, 'Ada')).toBeChecked();
  // What others have can't be chosen.
  await expect(head(page, 'Bruno')).toBeDisabled();
  await expect(head(page, 'Carla')).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(head(page, 'Deniz')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(heads(page)).toHaveText('Head: Deniz');
  await expect(head(page, 'Ada')).toBeHidden();
  await expect(heads(page)).toBeFocused();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await move(page);
  for (const visit of ['now', 'later']) {
    if (visit === 'later') {
      await written(page);
      await page.reload();
    }
    await expect(page.locator('.own-seat [data-head=deniz]')).toBeVisible();
    expect(await drawn(page.getByRole('region', { name: 'Players' }))).toEqual(['bruno', 'carla']);
  }
  await page.goto('./#/seats/dealt');
  await expect(heads(page)).toHaveText('Head: Deniz');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a head is chosen for a bot, which takes its name', async ({ page }) => {
    await quicken(page);
    await page.goto('./#/seats/swoop');
    await chair(page, 2).tap();
    await heads(page).tap();
    await head(page, 'Kofi').tap();
    // The choice closes, and the name follows.
    await expect(head(page, 'Kofi')).toBeHidden();
    await expect(chair(page, 2)).toHaveAccessibleName('Seat 2: Kofi, Normal bot');
    await page.getByRole('button', { name: 'Deal the cards' }).tap();
    await expect(page.getByRole('heading', { level: 3, name: 'Kofi' })).toBeVisible();
  });
});

test('nobody changes shape, color or head because somebody else comes or goes', { tag: '@all' }, async ({ page }) => {
  await page.goto('./#/seats/swoop');
  const looks = () => page.locator('.ring .place:not(.empty)').evaluateAll((all) => Object.fromEntries(all.map((it) => {
    const { clipPath } = getComputedStyle(it.querySelector('.seat-mark'));
    const { backgroundColor } = getComputedStyle(it.querySelector('.seat-mark'), '::after');
    return [it.className.match(/place-\d/)[0], [clipPath, backgroundColor, it.querySelector('[data-head]')?.dataset.head]];
  })));
  const before = await looks();
  await empty(page).first().click();
  await empty(page).last().click();
  const more = await looks();
  expect(more).toMatchObject(before);
  expect(new Set(Object.values(more).map(([shape]) => shape)).size).toBe(Object.keys(more).length);
  await seat(page, 3, 'Empty');
  const fewer = await looks();
  expect(more).toMatchObject(fewer);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.player').first()).toBeVisible();
  const marks = await page.locator('.player, .own-seat').evaluateAll((all) => all.map((it) => (
    getComputedStyle(it.querySelector('.seat-mark')).clipPath)));
  expect(marks.sort()).toEqual(Object.values(fewer).map(([shape]) => shape).sort());
});
