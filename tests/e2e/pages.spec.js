import { checkA11y, expect, test } from './support.js';

for (const [colorScheme, width, height] of [['light', 1440, 900], ['dark', 360, 640]]) {
  test.describe(`in ${colorScheme} colours at ${width}x${height}`, () => {
    test.use({ colorScheme, viewport: { width, height } });

    for (const [address, heading] of [
      ['', 'Kitchen Table'],
      ['#/seats/dealt', 'Who plays Dealt!'],
      ['#/play/dealt?seed=2&seats=person,person,easy', 'Dealt!'],
      ['#/play/dealt?seed=2&seats=person,easy,easy&oldest=3', 'Dealt!'],
      ['#/table', 'The table is empty'],
      ['#/nowhere', 'There is no such page'],
    ]) {
      test(`"${heading}" opens at "${address}" and is accessible`, async ({ page }) => {
        await page.goto(`./${address}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveTitle(/Kitchen Table/);
        await checkA11y(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });
    }
  });
}

test('the seats page keeps to what the game takes', async ({ page }) => {
  await page.goto('./#/seats/dealt');
  const names = page.getByRole('textbox', { name: /^Name at seat/ });
  await expect(names).toHaveCount(3);
  await page.getByRole('combobox', { name: 'How many play' }).selectOption('5 players');
  await expect(names).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Chips for each player' }).selectOption('3 chips, about 30 minutes');
  await page.getByRole('combobox', { name: /^Oldest player/ }).selectOption('Star');
  await names.nth(4).fill('Eve');
  await page.getByRole('combobox', { name: 'How many play' }).selectOption('4 players');
  await expect(page.getByRole('combobox', { name: /^Oldest player/ })).toHaveValue('0');
  // A rule that still fits stays as it was chosen.
  await expect(page.getByRole('combobox', { name: 'Chips for each player' })).toHaveValue('1');
  await page.getByRole('combobox', { name: 'How many play' }).selectOption('5 players');
  await expect(names.nth(4)).toHaveValue('Eve');
  await page.getByRole('combobox', { name: 'How many play' }).selectOption('4 players');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Circle', 'Triangle', 'Square', 'Diamond']);
});
