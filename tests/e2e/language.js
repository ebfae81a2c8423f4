// The language of the page.
import { expect } from '@playwright/test';

// Makes the page speak another language, as if that was chosen in another tab: its state that isn't kept, such as what
// is staged, is lost.
export async function speak(page, code) {
  await page.evaluate((language) => {
    const key = 'kitchen-table.settings';
    localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key] ?? '{}'), language });
    dispatchEvent(new StorageEvent('storage', { key }));
  }, code);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
}
