// The language of the page, in which tests find its controls.
import { expect } from '@playwright/test';

let read = 'en';

// Of words in several languages, those in the language in which the test reads the page.
export const said = (words) => words[read];

// Lets the tests of a file read the page in another language, which is that of the browser.
export function readIn(test, code) {
  test.use({ locale: code });
  test.beforeAll(() => { read = code; });
  test.afterAll(() => { read = 'en'; });
}

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
