// What stands on the screen before the page has come, and after.
import { expect, test } from './support.js';

// Where home's heading and boxes are.
const places = (page) => page.evaluate(() => ['h1', '.tagline', '.box', '.box h2', '.box .side', '.side a'].map((what) =>
  [...document.querySelectorAll(what)].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [what, x, y, width, height].map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ');
  })));
const fonts = (page) => page.evaluate(() => document.fonts.ready.then(() => undefined));
const quick = (page) => page.getByRole('button', { name: 'Quick game of Sloop' });

// Lets the code of the page come only when the function that it gives is called.
async function hold(page) {
  let letGo;
  const waits = new Promise((resolve) => { letGo = resolve; });
  await page.route('**/*_bg.wasm', async (route) => {
    await waits;
    await route.continue();
  });
  return letGo;
}

for (const [width, height] of [[360, 640], [640, 360], [1024, 768], [1440, 900]]) {
  test(`home stands there before its code has come, and nothing moves when it has, at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const letGo = await hold(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Play Dealt!' })).toBeVisible();
    // What the browser paints waits for the style sheet; what a test reads does not.
    await expect(page.getByRole('list').first()).toHaveCSS('display', 'flex');
    await fonts(page);
    const before = await places(page);
    expect(before[2]).toHaveLength(5);
    letGo();
    await expect(quick(page)).toBeVisible();
    expect(await places(page)).toEqual(before);
  });
}

test('a box can be opened before its code has come', async ({ page }) => {
  const letGo = await hold(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Play Swoop' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Swoop', level: 1 })).toBeVisible();
});

test('another page than home begins empty, in the light that people have chosen', async ({ page }) => {
  const letGo = await hold(page);
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"theme":"Dark"}'));
  await page.goto('./#/settings', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

// Playwright needs scripts where it looks, so only what is sent can be seen here.
test('a sentence says what is needed where scripts are off', async ({ request }) => {
  const page = await (await request.get('./')).text();
  expect(page).toMatch(/<noscript>.*Kitchen Table needs JavaScript and WebAssembly.*<\/noscript>/);
});
