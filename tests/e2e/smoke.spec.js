import { expect, test } from './support.js';

test('the page opens', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
});
