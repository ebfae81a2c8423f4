// Proof that support.js notices what it is there to notice.
import { checkA11y, expect, test } from './support.js';

test('errors in the console and uncaught ones are noticed', async ({ page, troubles }) => {
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

test('a request that leaves the page’s host is noticed', async ({ context, page, troubles }) => {
  await context.route('https://elsewhere.invalid/**', (route) => route.fulfill({ body: '' }));
  await page.goto('./');
  await page.evaluate(() => fetch('https://elsewhere.invalid/count', { mode: 'no-cors' }));
  expect(troubles.splice(0).join()).toContain('https://elsewhere.invalid/count');
});

test('what shuts somebody out is noticed, and where it is', async ({ page }) => {
  await page.goto('./');
  const fill = (html) => page.evaluate((html) => (document.body.innerHTML = html), html);
  await fill('<main><h1>Cards</h1><button>Deal</button></main>');
  await checkA11y(page);
  await fill('<main><h1>Cards</h1><button id="nameless"></button></main>');
  await expect(checkA11y(page)).rejects.toThrow(/button-name[^]*#nameless/);
  await checkA11y(page, 'h1');
});
