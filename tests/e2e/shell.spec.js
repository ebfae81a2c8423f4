// What is on the screen before the page has loaded, and after.
import { holdBack } from './shell.js';
import { eachAnew, expect, test } from './support.js';

// The positions of home's heading and boxes.
const places = (page) => page.evaluate(() => ['h1', '.tagline', '.box', '.box h2', '.box .side', '.side a'].map((what) =>
  [...document.querySelectorAll(what)].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [what, x, y, width, height].map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ');
  })));
const fonts = (page) => page.evaluate(() => document.fonts.ready.then(() => undefined));
// The page's code.
const WASM = '**/*_bg.wasm';
const quick = (page) => page.getByRole('button', { name: 'Quick game of Sloop' });

test('home stands there before its code has come, and nothing moves when it has', async ({ page }) => {
  await eachAnew(page, ['360x640', '640x360', '1024x768', '1440x900'], async (size) => {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    const letGo = await holdBack(page, WASM);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Play Dealt!' })).toBeVisible();
    // Rendering waits for the style sheet, but the DOM does not.
    await expect(page.getByRole('list').first()).toHaveCSS('display', 'flex');
    await fonts(page);
    const before = await places(page);
    expect(before[2]).toHaveLength(5);
    letGo();
    await expect(quick(page)).toBeVisible();
    expect(await places(page)).toEqual(before);
  });
});

test('a box can be opened before the code has loaded', async ({ page }) => {
  const letGo = await holdBack(page, WASM);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Play Swoop' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Swoop', level: 1 })).toBeVisible();
});

test('pages other than home start empty, in the chosen theme', async ({ page }) => {
  const letGo = await holdBack(page, WASM);
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"theme":"Dark"}'));
  await page.goto('./#/settings', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

const late = (page) => page.getByRole('status').filter({ hasText: 'Kitchen Table is still loading.' });
const vain = (page) => page.getByRole('status').filter({ hasText: "Kitchen Table didn't load." });
const again = (page) => page.getByRole('button', { name: 'Try again' });

for (const [where, heading] of [['./', 'Kitchen Table'], ['./#/settings', 'Settings']]) {
  test(`where the first script does not answer ${where} says so after a while`, { tag: where === './' ? [] : '@all' }, async ({ page }) => {
    await page.clock.install();
    const letGo = await holdBack(page, '**/start-*.js');
    await page.goto(where, { waitUntil: 'commit' });
    await expect(page.locator('.arrival')).toBeAttached();
    await page.clock.runFor(4_000);
    await expect(late(page)).toBeVisible();
    await expect(again(page)).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(again(page)).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(late(page)).toHaveCount(0);
  });

  test(`where the style sheet does not answer ${where} comes without it after a while`, { tag: where === './' ? [] : '@all' }, async ({ page }) => {
    await page.clock.install();
    const letGo = await holdBack(page, '**/page-*.css');
    await page.goto(where, { waitUntil: 'commit' });
    await expect(page.locator('.arrival')).toBeAttached();
    await page.clock.runFor(4_000);
    await expect(page.locator('.shell')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Until then nothing is painted, and a screenshot would wait.
    await page.screenshot();
    letGo();
    await expect(page.getByRole('main')).toHaveCSS('display', 'grid');
  });

  test(`where the first script is an error ${where} says so, and tries again`, { tag: where === './' ? [] : '@all' }, async ({ page, troubles }) => {
    await eachAnew(page, [404, 500], async (status) => {
      await page.route('**/start-*.js', (route) => route.fulfill({ status, body: 'Nothing here' }));
      await page.goto(where);
      await expect(vain(page)).toBeVisible();
      expect(troubles.splice(0).every((it) => /Failed to load resource|MIME/.test(it))).toBe(true);
      await page.unroute('**/start-*.js');
      await again(page).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(again(page)).toHaveCount(0);
    });
  });
}

// Playwright needs scripts for its queries, so only the response can be checked here.
test('a sentence says what is needed if scripts are disabled', async ({ request }) => {
  const page = await (await request.get('./')).text();
  expect(page).toMatch(/<noscript>.*Kitchen Table needs JavaScript and WebAssembly.*<\/noscript>/);
});
