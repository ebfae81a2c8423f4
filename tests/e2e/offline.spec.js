// The page offline: after one visit everything is on the device, or nothing.
import { TURN_BASED } from './all_games.js';
import { caches, forget, forgive, kept, leaveRoom, news, test } from './host.js';
import { WAYS, hurry, link, start } from './stroop.js';
import { arrived, eachAnew, expect } from './support.js';

const home = (page) => page.getByRole('heading', { level: 1, name: 'Kitchen Table' });
const deal = (page) => page.getByRole('button', { name: 'Deal the cards' });

async function visit(page) {
  await page.goto('./');
  await expect(home(page)).toBeVisible();
}

// Opens all pages, and all games until bots have moved.
async function everythingOpens(page) {
  for (const [address, heading] of [['games', 'Your games'], ['rules/dealt', /^Rules of Dealt!/], ['settings', 'Settings'], ['about', 'About']]) {
    await page.goto(`./#/${address}`);
    await arrived(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  for (const game of TURN_BASED) {
    await page.goto(`./#/play/${game}?seed=3&seats=easy,easy,easy&names=Ann,Bo,Cy`);
    await expect(page.getByRole('log').getByText(/^Bo /).first()).toBeAttached();
  }
  await page.goto(link());
  await start(page, 'Ann', await WAYS.mouse(page));
}

test('the first visit requests each file once, the next one only the worker', async ({ page, host }) => {
  await visit(page);
  await kept(page);
  // What home itself needs comes before the worker, which fetches the rest.
  expect(host.requests.indexOf('sw.js')).toBeLessThanOrEqual(12);
  // The browser fetches the icon itself, possibly more than once.
  const sign = 'icons/favicon.svg';
  const asked = [...new Set(host.requests.filter((name) => name === sign)), ...host.requests.filter((name) => name !== sign)];
  expect(asked.sort()).toEqual(['sw.js', ...host.kept].sort());
  expect(host.kept.filter((name) => name.startsWith('screenshots/'))).toEqual([]);

  host.requests.length = 0;
  await hurry(page);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await everythingOpens(page);
  expect(host.requests.filter((name) => name !== 'sw.js')).toEqual([]);
});

test('when the host is gone for good, all pages open, all games start, and bots move', async ({ page, host, context }) => {
  await hurry(page);
  await visit(page);
  await kept(page);
  await host.leave();
  // Immediately, in the same visit, and in another one.
  await page.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(deal(page)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await hurry(next);
  await next.goto('./?from=elsewhere');
  await expect(home(next)).toBeVisible();
  await everythingOpens(next);
  expect(await next.evaluate(async () => (await fetch('licenses.txt')).text())).toContain('Kitchen Table');
});

test.describe('in a folder of its host', () => {
  test.use({ folder: '/some/cards/' });

  test('the page is cached there, and no files outside it are', { tag: '@all' }, async ({ page, host, troubles }) => {
    await visit(page);
    await kept(page);
    host.files.set('../other.html', Buffer.from('<h1>Somebody else</h1>'));
    expect((await caches(page)).every((name) => name.startsWith(`kitchen-table@${host.url}@`))).toBe(true);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(host.url);
    await host.leave();
    await page.goto('./index.html');
    await expect(home(page)).toBeVisible();
    await page.getByRole('link', { name: 'Play Swoop' }).click();
    await expect(deal(page)).toBeVisible();
    await expect(page.goto(new URL('/', host.url).href)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    forgive(troubles);
  });
});

// Tries to cache the page after removing everything cached, and returns whether it was cached.
const tryToKeep = (page) => page.evaluate(async () => {
  for (const name of await globalThis.caches.keys()) await globalThis.caches.delete(name);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  while (!['activated', 'redundant'].includes(worker.state)) {
    await new Promise((changed) => { worker.addEventListener('statechange', changed, { once: true }); });
  }
  return worker.state === 'activated';
});

// One file of each kind.
const SOME = /^index\.html|^kitchen-table-.*wasm|^sloop-.*css|fraunces|webmanifest$/;

for (const faults of [{ cut: /./ }, { missing: SOME, wrong: SOME, page: SOME }]) {
  const all = Object.keys(faults).join(', ');
  test(`a visit in which one file is ${all} keeps nothing, and another visit keeps it all`, { tag: '@all' }, async ({ page, host, troubles }) => {
    // A page that needs none of the files.
    host.files.set('plain.html', Buffer.from('<!doctype html><title>Plain</title><link rel=icon href=data:,>'));
    await page.goto('./plain.html');
    for (const [fault, which] of Object.entries(faults)) {
      const names = host.kept.filter((name) => which.test(name) && !(fault === 'page' && name === 'index.html'));
      for (const name of names) {
        await test.step(`${name}: ${fault}`, async () => {
          host.faults.set(name, fault);
          // Files fetched correctly would otherwise stay in the HTTP cache.
          await forget(page);
          expect(await tryToKeep(page)).toBe(false);
          expect(await caches(page)).toEqual([]);
          host.faults.clear();
        });
      }
    }
    expect(await tryToKeep(page)).toBe(true);
    expect(await caches(page)).toHaveLength(1);
    await host.leave();
    await visit(page);
    forgive(troubles);
  });
}

test('without storage space the page works online, and says nothing', async ({ page, host, troubles }) => {
  await visit(page);
  await leaveRoom(page, 500_000);
  expect(await tryToKeep(page)).toBe(false);
  expect(await caches(page)).toEqual([]);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await expect(deal(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(host.requests).toContain('sw.js');
  forgive(troubles);
});

test('where the worker is missing or of no use, the page works', { tag: '@all' }, async ({ page, host, troubles }) => {
  await eachAnew(page, [
    ['missing', 'missing'],
    ['a page', 'page'],
    ['no script', 'none', 'const = ;'],
    ['one that fails', 'none', 'throw new Error("a mishap");'],
  ], async (_, fault, text) => {
    if (text) host.files.set('sw.js', Buffer.from(text));
    host.faults.set('sw.js', fault);
    host.requests.length = 0;
    await visit(page);
    await expect.poll(() => host.requests).toContain('sw.js');
    await page.goto('./#/settings');
    await expect(page.getByText("isn't ready to play offline")).toBeVisible();
    await page.goto('./#/seats/dealt');
    await expect(deal(page)).toBeVisible();
    await expect(news(page)).toHaveCount(0);
    forgive(troubles);
  });
});

test('a missing file is an error and never a page, whatever the host sends', async ({ page, host, troubles }) => {
  await visit(page);
  await kept(page);
  host.faults.set('sloop-0123456789abcdef.wasm', 'page');
  const got = await page.evaluate(async () => {
    const ask = async (name) => {
      try {
        return (await fetch(name)).status;
      } catch (error) {
        return error.name;
      }
    };
    return [await ask('sloop-0123456789abcdef.wasm'), await ask('nothing.wasm')];
  });
  expect(got).toEqual(['TypeError', 404]);
  forgive(troubles);
});

test('what others have below the folder is theirs', async ({ page, host, troubles }) => {
  await visit(page);
  await kept(page);
  host.files.set('blog/post.html', Buffer.from('<!doctype html><title>A post</title><link rel=icon href=data:,>'));
  const fetched = page.waitForResponse('**/blog/post.html');
  expect(await page.evaluate(async () => (await fetch('blog/post.html')).text())).toContain('A post');
  expect((await fetched).fromServiceWorker()).toBe(false);
  await page.goto('./blog/post.html');
  await expect(page).toHaveTitle('A post');
  forgive(troubles);
});

test('settings say once everything is on the device', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(page.getByText("isn't ready to play offline")).toBeVisible();
  await expect(page.getByText('It opens and plays without an internet connection.')).toBeVisible();
});
