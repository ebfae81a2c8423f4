import { expect, test } from './support.js';

const rule = (page, clause) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: clause }) });
const heading = (page, clause) => page.getByRole('heading', { name: new RegExp(`^${clause} `) });

test('the address of a rule opens the rules at it, and each rule links to itself', async ({ page }) => {
  await page.goto('./#/rules/dealt/DE-3.4');
  await expect(page).toHaveTitle(/^Rules of Dealt! /);
  await expect(heading(page, 'DE-3.4')).toBeFocused();
  await expect(heading(page, 'DE-3.4')).toBeInViewport();
  await expect(page.locator('.named')).toHaveText(/^DE-3\.4/);
  // From one rule to another, by a link in its text.
  await rule(page, 'DE-3.4').getByRole('link', { name: 'DE-4.5' }).click();
  await expect(page).toHaveURL(/#\/rules\/dealt\/DE-4\.5$/);
  await expect(heading(page, 'DE-4.5')).toBeFocused();
  await expect(heading(page, 'DE-4.5')).toBeInViewport();
  await expect(page.locator('.named')).toHaveText(/^DE-4\.5/);
  // To itself, by its number; and back again.
  await heading(page, 'DE-4.6').getByRole('link', { name: 'DE-4.6' }).click();
  await expect(page).toHaveURL(/DE-4\.6$/);
  await expect(heading(page, 'DE-4.6')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'DE-4.5')).toBeFocused();
});

test('every chapter is in the table of contents and every rule has an address', async ({ page }) => {
  await page.goto('./#/rules/dealt');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Dealt!' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(27);
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const chapters = await contents.allTextContents();
  expect(chapters).toHaveLength(8);
  for (const chapter of chapters) {
    await contents.filter({ hasText: chapter }).click();
    const title = page.getByRole('heading', { level: 2, name: chapter, exact: true });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  }
});

test('additions to the rule book are marked, and the marks are explained', async ({ page }) => {
  await page.goto('./#/rules/dealt');
  const legend = page.getByRole('region', { name: 'How to read these rules' });
  for (const mark of ['Our ruling', 'As others describe it', 'You choose']) {
    await expect(legend.getByText(mark)).toBeVisible();
  }
  // No unused marks.
  await expect(legend.getByText('Reconstructed')).toHaveCount(0);
  const ruling = (clause) => rule(page, clause).getByText('Our ruling');
  const counts = { 'DE-1.6': 1, 'DE-3.1': 1, 'DE-3.2': 0, 'DE-3.4': 3, 'DE-4.6': 1, 'DE-5.1': 2, 'DE-5.4': 1, 'DE-6.1': 0 };
  for (const [clause, count] of Object.entries(counts)) {
    await expect(ruling(clause), clause).toHaveCount(count);
  }
  await expect(rule(page, 'DE-1.1').getByText('As others describe it')).toBeVisible();
  await expect(rule(page, 'DE-1.2').getByText('You choose')).toBeVisible();
});

test('cards in the rules are read as cards', async ({ page }) => {
  await page.goto('./#/rules/dealt/DE-2.2');
  const cards = rule(page, 'DE-2.2').getByRole('img');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveAccessibleName('8, 10 and 9');
});

test('a nonexistent rule is reported above the existing ones', async ({ page }) => {
  await page.goto('./#/rules/dealt/DE-9.9');
  await expect(page.getByText("There's no rule “DE-9.9”.")).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(27);
  await page.goto('./#/rules/whist');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('the rules lead back to the table, if there is one', async ({ page }) => {
  await page.goto('./#/rules/dealt');
  const back = page.getByRole('link', { name: /^Back to / });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.goto('./#/play/dealt?seed=2&seats=person,easy,easy&oldest=3');
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  await page.evaluate(() => { location.hash = '#/rules/dealt/DE-2.3'; });
  await expect(heading(page, 'DE-2.3')).toBeFocused();
  await back.click();
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
});

for (const width of [320, 360, 640, 768, 1440]) {
  test(`the rules fit ${width} pixels, also with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('./#/rules/dealt/DE-5.4');
    for (const text of ['Usual', 'Largest']) {
      await page.evaluate((text) => localStorage.setItem('kitchen-table.settings', JSON.stringify({ text })), text);
      await page.reload();
      await expect(heading(page, 'DE-5.4')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(width);
    }
  });
}
