// A game is loaded when its box is opened: what is shown until then, and if it fails to load.
import { onShelf } from './games.js';
import { eachAnew, expect, test } from './support.js';
import { awaited, holdBack, quicken, ruleSheet, settled, shell } from './shell.js';

// The browser complains about failed requests, and so does the page.
const forgive = (troubles) => {
  expect(troubles.splice(0).every((trouble) => /Failed to load resource/.test(trouble))).toBe(true);
};

const lid = (page) => page.getByRole('status').filter({ hasText: 'Loading Dealt!' });
const failed = (page) => page.getByRole('alert').filter({ hasText: "Dealt! didn't load" });
const again = (page) => page.getByRole('button', { name: 'Try again' });
const deal = (page) => page.getByRole('button', { name: 'Deal' });

test('home loads no game, and a box only its own', async ({ page }) => {
  const files = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const fetched = (name) => files.some((file) => file.startsWith(`/${name}-`));
  await page.goto('./', { waitUntil: 'networkidle' });
  const all = () => ['sloop', 'dealt', 'swoop', 'seats', 'table', 'desk', 'rules'].filter(fetched);
  expect(all()).toEqual([]);
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await expect(deal(page)).toBeVisible();
  // The test may be notified of requests after the page has rendered.
  await expect.poll(all).toEqual(['dealt', 'seats', 'table']);
});

test('the lid is shown while a box loads', async ({ page }) => {
  const come = await holdBack(page, '**/dealt-*.wasm');
  await page.goto('./');
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await expect(lid(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'New game: Dealt!' })).toBeFocused();
  come();
  await expect(deal(page)).toBeVisible();
  await expect(lid(page)).toHaveCount(0);
});

test('a box of which a part cannot be had says so, and opens once it can', async ({ page, troubles }) => {
  await eachAnew(page, ['dealt-*.wasm', 'table-*.wasm', 'dealt-*.css*', 'seats-*.wasm'], async (file) => {
    await page.route(`**/${file}`, (route) => route.abort());
    const seats = file.startsWith('seats');
    await page.goto(seats ? './#/seats/dealt' : './#/play/dealt?seed=3&seats=person,easy,easy&names=Ann,Bo,Cy');
    await expect(failed(page)).toBeVisible();
    await again(page).click();
    await expect(failed(page)).toBeVisible();
    forgive(troubles);
    await page.unroute(`**/${file}`);
    await again(page).click();
    if (seats) await expect(deal(page)).toBeVisible();
    else expect(await awaited(page)).toBe('move');
  });
});

test('a file of another type is not accepted as a game', async ({ page }) => {
  await page.route('**/dealt-*.wasm', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto('./#/seats/dealt');
  await expect(failed(page)).toBeVisible();
  await page.unroute('**/dealt-*.wasm');
  await again(page).click();
  await expect(deal(page)).toBeVisible();
});

test('an open game is not lost if its box fails to load', async ({ page, troubles }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=person,easy,easy&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await onShelf(page);
  await page.route('**/dealt-*.wasm', (route) => route.abort());
  await page.reload();
  await expect(failed(page)).toBeVisible();
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await page.getByRole('button', { name: /^Continue\b.*Dealt!/ }).click();
  await expect(failed(page)).toBeVisible();
  forgive(troubles);
  await page.unroute('**/dealt-*.wasm');
  const come = await holdBack(page, '**/dealt-*.wasm');
  await page.getByRole('button', { name: /^Continue\b.*Dealt!/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading your game' })).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
  come();
  await expect(shell(page).hand).toBeVisible();
});

test('another page that fails to load says so, and opens once it can', async ({ page, troubles }) => {
  await page.route('**/desk-*.wasm', (route) => route.abort());
  await page.goto('./#/settings');
  await expect(page.getByRole('alert')).toHaveText(/^This page didn't load/);
  forgive(troubles);
  await page.unroute('**/desk-*.wasm');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible();
});

test('a rule that fails to load over a table says so, and opens once it can', async ({ page, troubles }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
  // Until then a key only hurries the bots.
  expect(await awaited(page)).toBe('move');
  await page.route('**/rules-*.wasm', (route) => route.abort());
  await page.keyboard.press('?');
  await expect(ruleSheet(page).getByRole('alert')).toHaveText(/^This page didn't load/);
  await expect(shell(page).hand).toBeVisible();
  forgive(troubles);
  await page.unroute('**/rules-*.wasm');
  await again(page).click();
  await expect(ruleSheet(page).getByRole('article').first()).toBeVisible();
});

test('a page that loads late does not cover the one opened meanwhile', async ({ page }) => {
  const come = await holdBack(page, '**/rules-*.wasm');
  // Counts the parts that have been loaded and instantiated.
  await page.addInitScript(() => {
    globalThis.parts = 0;
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...all) => {
      const made = await instantiate.apply(WebAssembly, all);
      setTimeout(() => { globalThis.parts += 1; });
      return made;
    };
  });
  const games = page.getByLabel('Open games from a file');
  const parts = () => page.evaluate(() => globalThis.parts);
  await page.goto('./#/games');
  await expect(games).toBeAttached();
  await page.goto('./#/rules/dealt');
  await expect(page.getByText('Loading this page')).toBeAttached();
  await page.goBack();
  await expect(games).toBeAttached();
  const before = await parts();
  come();
  await expect.poll(parts).toBeGreaterThan(before);
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => setTimeout(drawn)); }));
  await expect(games).toBeAttached();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Dealt!' })).toBeVisible();
  await expect(page.getByText('Loading this page')).toHaveCount(0);
});
