// Tests that support.js detects what it should.
import { checkA11y, checkColors, expect, test } from './support.js';

test('console errors and uncaught errors are detected', async ({ page, troubles }) => {
  await page.goto('./');
  await page.evaluate(() => {
    console.error('a complaint');
    setTimeout(() => {
      throw new Error('a mishap');
    });
  });
  await expect.poll(() => troubles.length).toBe(2);
  const text = troubles.splice(0).join();
  expect(text).toContain('a complaint');
  expect(text).toContain('a mishap');
});

test('a request to another host is detected', async ({ context, page, troubles }) => {
  await context.route('https://elsewhere.invalid/**', (route) => route.fulfill({ body: '' }));
  // Our own page is not even allowed to try.
  await page.route('**/plain.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }));
  await page.goto('./plain.html');
  await page.evaluate(() => fetch('https://elsewhere.invalid/count', { mode: 'no-cors' }));
  expect(troubles.splice(0).join()).toContain('https://elsewhere.invalid/count');
});

test('accessibility violations are detected and located', async ({ page }) => {
  const open = async (main) => {
    const head = '<meta charset="utf-8"><title>Cards</title><link rel="icon" href="data:,">';
    const body = `<!doctype html><html lang="en">${head}<main><h1>Cards</h1>${main}</main>`;
    await page.route('**/plain.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('./plain.html');
  };
  await open('<button>Deal</button>');
  await checkA11y(page);
  await open('<button id="nameless"></button>');
  await expect(checkA11y(page)).rejects.toThrow(/button-name[^]*#nameless/);
  await checkA11y(page, 'h1');
});

test('text that is too faint in only one scheme is detected', async ({ page }) => {
  const style = '<style>@media (prefers-color-scheme: dark) { body { background: #222; color: #fff } p { color: #333 } }</style>';
  const head = `<meta charset="utf-8"><title>Cards</title><link rel="icon" href="data:,">${style}`;
  const body = `<!doctype html><html lang="en">${head}<main><h1>Cards</h1><p>All of them</p></main>`;
  await page.route('**/plain.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./plain.html');
  await checkA11y(page);
  await checkColors(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(checkColors(page)).rejects.toThrow(/color-contrast/);
});
