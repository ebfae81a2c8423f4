import { parts, unlock, wind } from './dealt.js';
import { ruleSheet, settled, why } from './shell.js';
import { checkA11y, eachAnew, expect, test } from './support.js';

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

test.describe('over a table', () => {
  const shown = (page, clause) => ruleSheet(page).getByRole('heading', { name: new RegExp(`^${clause} `) });
  const size = { width: 360, height: 640 };

  // Asks for a reserve when nobody may take one, so that the board has a reason to give.
  async function refused(page) {
    await page.setViewportSize(size);
    await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
    await settled(page);
    await page.getByRole('button', { name: /^Take the / }).first().click({ force: true });
    await expect(why(page, 'DE-3.1')).toBeVisible();
    return page.url();
  }

  test('a rule opens by its link, takes the focus and returns it', async ({ page }) => {
    const table = await refused(page);
    await why(page, 'DE-3.1').focus();
    await page.keyboard.press('Enter');
    await expect(shown(page, 'DE-3.1')).toBeFocused();
    await expect(shown(page, 'DE-3.1')).toBeInViewport();
    await expect(ruleSheet(page).locator('.named')).toHaveText(/^DE-3\.1/);
    expect(page.url()).toBe(table);
    // The table stays in sight and usable: what was staged is still refused.
    const { y, height } = await ruleSheet(page).boundingBox();
    expect(height).toBeLessThanOrEqual(0.61 * size.height);
    expect(y + height).toBe(size.height);
    await expect(parts(page).reason).toHaveText("You can't take a reserve when you lead.");
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await expect(ruleSheet(page)).toBeHidden();
    await expect(why(page, 'DE-3.1')).toBeFocused();
    // Escape closed the sheet and nothing else.
    await expect(parts(page).reason).toHaveText("You can't take a reserve when you lead.");
  });

  test('a rule opens by its key, and the focus returns to the card that had it', async ({ page }) => {
    await refused(page);
    const card = parts(page).cards.first();
    await card.focus();
    await page.keyboard.press('?');
    await expect(shown(page, 'DE-3.1')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(ruleSheet(page)).toBeHidden();
    await expect(card).toBeFocused();
  });

  test('a rule is closed by its button, a tap outside, or going back', async ({ page }) => {
    await eachAnew(page, [
      ['its button', () => ruleSheet(page).getByRole('button', { name: 'Close' }).click()],
      ['a tap outside', () => page.locator('.board').click({ position: { x: 3, y: 3 } })],
      ['going back', () => page.goBack()],
    ], async (_, close) => {
      const table = await refused(page);
      await why(page, 'DE-3.1').click();
      await expect(shown(page, 'DE-3.1')).toBeFocused();
      await close();
      await expect(ruleSheet(page)).toBeHidden();
      await expect(why(page, 'DE-3.1')).toBeFocused();
      expect(page.url()).toBe(table);
    });
  });

  test('a rule leads to others, and to all of them', async ({ page }) => {
    await refused(page);
    await why(page, 'DE-3.1').click();
    await shown(page, 'DE-3.4').locator('xpath=..').getByRole('link', { name: 'DE-4.5' }).click();
    await expect(shown(page, 'DE-4.5')).toBeFocused();
    await expect(shown(page, 'DE-4.5')).toBeInViewport();
    await expect(shown(page, 'DE-3.1')).toHaveCount(0);
    await ruleSheet(page).getByRole('link', { name: 'All the rules' }).click();
    await expect(page).toHaveURL(/#\/rules\/dealt\/DE-4\.5$/);
    await expect(page.getByRole('article')).toHaveCount(27);
    await expect(heading(page, 'DE-4.5')).toBeFocused();
    await page.getByRole('link', { name: /^Back to / }).click();
    await expect(parts(page).actionBar).toBeVisible();
    await expect(ruleSheet(page)).toBeHidden();
  });

  test('a rule asked from the quick reference lies over it', async ({ page }) => {
    await refused(page);
    await page.getByRole('button', { name: 'Quick reference' }).click();
    const reference = page.getByRole('complementary', { name: 'Quick reference' });
    const more = reference.getByRole('link', { name: /^More/ }).first();
    await more.click();
    await expect(ruleSheet(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ruleSheet(page)).toBeHidden();
    await expect(reference).toBeVisible();
    await expect(more).toBeFocused();
  });

  test('what one person asked is not for the next one', async ({ page }) => {
    await wind(page);
    await page.goto('./#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
    await unlock(page, 'Ann');
    await page.getByRole('button', { name: /^Take the / }).first().click({ force: true });
    await why(page, 'DE-3.1').click();
    await expect(shown(page, 'DE-3.1')).toBeFocused();
    await page.keyboard.press('h');
    await expect(page.getByRole('heading', { name: 'Pass to Ann' })).toBeVisible();
    await expect(ruleSheet(page)).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(0);
    // Whoever reads the rules meanwhile sees no more than the table does.
    await page.keyboard.press('?');
    await expect(ruleSheet(page).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /card \d+ of \d+/ })).toHaveCount(0);
  });
});

test('the rules fit each width, also with text at 200 %, and a link leads to its clause', async ({ page }) => {
  await page.goto('./#/rules/dealt/DE-5.4');
  for (const text of ['Usual', 'Largest']) {
    await page.evaluate((text) => localStorage.setItem('kitchen-table.settings', JSON.stringify({ text })), text);
    for (const width of [320, 360, 640, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      await page.reload();
      await expect(heading(page, 'DE-5.4')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(width);
    }
  }
});
