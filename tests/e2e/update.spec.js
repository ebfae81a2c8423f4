// Updates of the page: a new version waits until somebody wants it, and no game is lost to it.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { move } from './dealt.js';
import { onShelf, table } from './games.js';
import { TYPES, caches, forget, forgive, kept, leaveRoom, look, news, test, use, version } from './host.js';
import { awaited, ruleSheet, shell } from './shell.js';
import { hurry } from './stroop.js';
import { checkA11y, expect } from './support.js';

const GAME = './#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';
const home = (page) => page.getByRole('heading', { level: 1, name: 'Kitchen Table' });
const deal = (page) => page.getByRole('button', { name: 'Deal the cards' });
const elsewhere = (page) => page.getByText('This game is open in another tab or window.');
const toHome = (page) => page.getByRole('link', { name: 'Home' });

// Opens home, and counts how often the page is loaded.
async function visit(page) {
  await hurry(page);
  await page.addInitScript(() => { sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1; });
  await page.goto('./');
  await expect(home(page)).toBeVisible();
  await kept(page);
}

const loads = (page) => page.evaluate(() => Number(sessionStorage.loads));

async function sit(page) {
  await page.goto(GAME);
  expect(await awaited(page)).toBe('move');
}

// Makes a move, and waits until another decision is due.
async function decide(page) {
  await move(page);
  for (let what = await awaited(page); what !== 'move'; what = await awaited(page)) await shell(page).nextRound.click();
}

// Files of each kind; a move is made after each of them fails.
const KINDS = /^index\.html|_bg\.wasm|^dealt-|^table-.*wasm|fraunces/;

// Accepts the offered version.
async function renew(page, to) {
  const before = await loads(page);
  await use(page).click();
  await expect.poll(() => version(page)).toBe(to);
  await expect(home(page)).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  expect(await loads(page)).toBe(before + 1);
}

test('a waiting version is offered, and takes effect with one press and one load', async ({ page, host }) => {
  await visit(page);
  const [first] = await caches(page);
  host.release('2', { renames: 'sloop' });
  host.requests.length = 0;
  await forget(page);
  expect(await look(page)).toBe(true);
  // Unchanged files are not fetched again.
  const fetched = new Set(host.requests);
  // The browser fetches the icon itself, whenever it likes.
  fetched.delete('icons/favicon.svg');
  expect(fetched.size).toBe(5);
  for (const name of [/^sw\.js$/, /^start-.*0000\.js$/, /^index\.html$/, /^kitchen-table-.*\.js$/, /^sloop-.*0000\.wasm$/]) {
    expect([...fetched].some((it) => name.test(it))).toBe(true);
  }
  await expect(news(page)).toBeVisible();
  await checkA11y(page);
  await page.reload();
  expect(await version(page)).toBe('1');
  await expect(news(page)).toBeVisible();
  await renew(page, '2');
  await expect.poll(() => caches(page)).toHaveLength(1);
  expect(await caches(page)).not.toContain(first);
  await host.leave();
  await page.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(deal(page)).toBeVisible();
});

test('it is not mentioned at a table, and offered after leaving', async ({ page, host }) => {
  await visit(page);
  await sit(page);
  host.release('2');
  expect(await look(page)).toBe(true);
  await move(page);
  expect(await awaited(page)).toBe('move');
  await expect(news(page)).toHaveCount(0);
  await page.reload();
  expect(await awaited(page)).toBe('move');
  await expect(news(page)).toHaveCount(0);
  expect(await version(page)).toBe('1');
  await toHome(page).click();
  await expect(news(page)).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(news(page)).toBeVisible();
  await toHome(page).click();
  await renew(page, '2');
  await page.getByRole('button', { name: /^Continue Dealt!/ }).click();
  expect(await awaited(page)).toBe('move');
});

// A tab that plays with the first version, and one that has switched to the second. The host no longer has the
// files of the first.
async function twoVersions(page, host) {
  await visit(page);
  await sit(page);
  const other = await page.context().newPage();
  await visit(other);
  host.release('2', { renames: 'sloop' });
  expect(await look(other)).toBe(true);
  await renew(other, '2');
  await forget(other);
  return other;
}

test('a game continues in its tab with all parts of the old version while another tab switches to a new one', async ({ page, host }) => {
  const other = await twoVersions(page, host);
  const before = await loads(page);
  await page.bringToFront();
  await move(page);
  expect(await awaited(page)).toBe('move');
  await expect(news(page)).toHaveCount(0);
  expect(await caches(page)).toHaveLength(2);
  await toHome(page).click();
  await expect(news(page)).toBeVisible();
  await page.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(deal(page)).toBeVisible();
  expect([await version(page), await loads(page)]).toEqual(['1', before]);
  // The other tab needs nothing of the old version, but still leaves it to this one.
  await other.reload();
  await expect(home(other)).toBeVisible();
  expect(await caches(page)).toHaveLength(2);
  await toHome(page).click();
  await renew(page, '2');
  await expect.poll(() => caches(page)).toHaveLength(1);
  expect(await loads(other)).toBe(3);
});

test('tabs of two versions play at the same time, take games over from each other, and both save them', { tag: '@all' }, async ({ page, host }) => {
  const other = await twoVersions(page, host);
  const offered = (page) => page.getByRole('button', { name: 'Continue Dealt! with Ann, Bo and Cy' });
  await other.goto('./#/play/sloop?seed=3&seats=person,easy,easy&names=Di,Ed,Flo');
  expect(await awaited(other)).toBe('move');
  await page.bringToFront();
  await decide(page);
  await other.bringToFront();
  await other.goto('./#/games');
  await expect(other.getByRole('button', { name: 'Continue Sloop with Di, Ed and Flo' })).toBeVisible();
  await offered(other).click();
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  expect(await awaited(other)).toBe('move');
  await decide(other);
  await expect.poll(() => table(page)).toEqual(await table(other));
  // And back into the older one.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(page)).toHaveCount(0);
  await decide(page);
  const now = await table(page);
  await page.close();
  await other.bringToFront();
  await expect(elsewhere(other)).toHaveCount(0);
  await other.reload();
  expect(await table(other)).toEqual(now);
  expect(await version(other)).toBe('2');
  await other.goto('./#/games');
  await expect(other.getByRole('button', { name: /^Delete / })).toHaveCount(2);
});

test('a rollback of the host is followed without losses', { tag: '@all' }, async ({ page, host }) => {
  const before = new Map(host.files);
  const other = await twoVersions(page, host);
  host.files = before;
  expect(await look(other)).toBe(true);
  await page.close();
  await other.reload();
  await expect(news(other)).toBeVisible();
  await renew(other, '1');
  await expect.poll(() => caches(other)).toHaveLength(1);
  await host.leave();
  await other.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(deal(other)).toBeVisible();
});

test('a waiting version takes effect by itself once no tab is open', async ({ page, host, context }) => {
  await visit(page);
  host.release('2');
  expect(await look(page)).toBe(true);
  await page.close();
  const next = await context.newPage();
  await expect(async () => {
    await next.goto('./');
    expect(await version(next)).toBe('2');
  }).toPass();
  await expect(home(next)).toBeVisible();
  await kept(next);
  await expect.poll(() => caches(next)).toHaveLength(1);
  await expect(news(next)).toHaveCount(0);
});

// Looks in vain for a version of which one of these files after another has the fault, at a table that goes on.
async function lookInVain(page, host, fault, names = host.kept) {
  const [before, loaded] = [await caches(page), await loads(page)];
  for (const name of names) {
    await test.step(`${name}: ${fault}`, async () => {
      host.faults.set(name, fault);
      // Files fetched correctly would otherwise stay in the HTTP cache.
      await forget(page);
      host.requests.length = 0;
      const looked = look(page);
      await expect.poll(() => host.requests).toContain(name);
      if (KINDS.test(name)) await decide(page);
      if (['hangs', 'stalls'].includes(fault)) {
        host.faults.set(name, 'missing');
        host.drop();
      }
      expect(await looked).toBe(false);
      expect(await caches(page)).toEqual(before);
      host.heal();
    });
  }
  expect(await loads(page)).toBe(loaded);
}

for (const fault of ['cut', 'missing', 'error', 'stalls', 'hangs']) {
  test(`a version of which any file is ${fault} leaves the previous one and the current game unchanged`, { tag: '@all' }, async ({ page, host, troubles }) => {
    await visit(page);
    await sit(page);
    host.releaseAnew('2');
    await lookInVain(page, host, fault);
    forgive(troubles);
  });
}

test('a version of which one file has other contents leaves all unchanged, also without the host, and comes once it is whole', { tag: '@all' }, async ({ page, host, troubles }) => {
  await visit(page);
  await sit(page);
  host.releaseAnew('2');
  const [part] = host.kept.filter((name) => /^swoop.*wasm$/.test(name));
  for (const fault of ['wrong', 'page', 'cut']) await lookInVain(page, host, fault, [part]);
  await decide(page);
  host.faults.set(part, 'cut');
  await host.leave();
  const now = await table(page);
  await page.reload();
  expect(await version(page)).toBe('1');
  expect(await table(page)).toEqual(now);
  await toHome(page).click();
  await expect(news(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Play Swoop' }).click();
  await expect(deal(page)).toBeVisible();
  await host.back();
  host.faults.clear();
  expect(await look(page)).toBe(true);
  await toHome(page).click();
  await renew(page, '2');
  await page.getByRole('button', { name: /^Continue Dealt!/ }).click();
  expect(await table(page)).toEqual(now);
  forgive(troubles);
});

test('an empty worker is no new version, and the next one that the host has takes its place', async ({ page, host }) => {
  await page.clock.install();
  await page.goto('./');
  await page.clock.runFor(2_000);
  await kept(page);
  host.release('2', { renames: 'sloop' });
  const whole = host.files.get('sw.js');
  host.files.set('sw.js', Buffer.alloc(0));
  expect(await look(page)).toBe(true);
  await page.clock.runFor(2_000);
  await expect(news(page)).toHaveCount(0);
  host.files.set('sw.js', whole);
  await page.clock.runFor(30_000);
  await use(page).click();
  await expect.poll(() => version(page)).toBe('2');
});

test('whoever sits down again after asking for a version that does not take over stays there', { tag: '@all' }, async ({ page, host }) => {
  const other = await twoVersions(page, host);
  host.files.set('sw.js', Buffer.alloc(0));
  expect(await look(other)).toBe(true);
  await page.bringToFront();
  await toHome(page).click();
  const before = await loads(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await use(page).click();
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  await expect(page).toHaveURL(/#\/table/);
  await page.clock.fastForward(3_000);
  await page.clock.resume();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  expect(await loads(page)).toBe(before);
  // Whoever stays at home gets what there is.
  await toHome(page).click();
  const loaded = page.waitForEvent('load');
  await use(page).click();
  await loaded;
  expect(await loads(page)).toBe(before + 1);
});

test('a version that downloads slowly during a game disturbs nobody, and is offered afterward', { tag: '@all' }, async ({ page, host }) => {
  await visit(page);
  await sit(page);
  const loaded = await loads(page);
  host.releaseAnew('2');
  for (const name of host.kept) host.faults.set(name, 'drops');
  const open = host.shutTap();
  await forget(page);
  const looked = look(page);
  await expect.poll(() => host.dripping).toBeGreaterThan(0);
  for (let moves = 0; moves < 2; moves += 1) await decide(page);
  // What the page has not loaded yet comes from the current version.
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Dealt!' })).toBeVisible();
  await page.goBack();
  await decide(page);
  open();
  await decide(page);
  expect(await looked).toBe(true);
  await decide(page);
  const now = await table(page);
  expect([await version(page), await loads(page)]).toEqual(['1', loaded]);
  await toHome(page).click();
  await renew(page, '2');
  await page.getByRole('button', { name: /^Continue Dealt!/ }).click();
  expect(await table(page)).toEqual(now);
});

// One file of each type.
const ofEachType = (names) => [...new Map(names.map((name) => [extname(name), name])).values()];

test('whatever types the host sends, and an older worker kept, files are kept under their own', async ({ page, host }) => {
  await visit(page);
  await page.evaluate(async () => {
    const [older] = await globalThis.caches.keys();
    const cache = await globalThis.caches.open(older);
    for (const { url } of await cache.keys()) {
      const bytes = await (await cache.match(url)).arrayBuffer();
      await cache.put(url, new Response(bytes, { headers: { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' } }));
    }
  });
  host.releaseAnew('2');
  // Half of the files have changed. The browser itself judges the worker.
  const same = host.kept.filter((name, at) => at % 2 === 0 && name !== 'index.html');
  for (const name of same) host.files.set(name, host.files.get(name).subarray(0, -1 * (name.endsWith('.wasm') ? 4 : 1)));
  host.list();
  for (const name of host.kept) host.faults.set(name, 'typed');
  await forget(page);
  expect(await look(page)).toBe(true);
  await renew(page, '2');
  await host.leave();
  for (const name of [...ofEachType(same), ...ofEachType(host.kept.filter((name) => !same.includes(name)))]) {
    const headers = await page.evaluate(async (name) => Object.fromEntries((await fetch(name)).headers), name.replace('index.html', './'));
    expect(headers['content-type'], name).toContain(TYPES[extname(name)]);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  }
  await page.reload();
  await page.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(deal(page)).toBeVisible();
});

// At home, opens a game of which the host has a part in a newer version only, and loads that.
async function openInNewer(page) {
  await page.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'a new version of Kitchen Table is ready' })).toBeVisible();
  await use(page).click();
  await expect(deal(page)).toBeVisible();
  expect(await version(page)).toBe('2');
}

test('a tab that the worker of a newer version serves from the start says so, and loads that', async ({ page, host, troubles }) => {
  await page.goto('./');
  await expect(home(page)).toBeVisible();
  host.release('2', { renames: 'sloop' });
  await kept(page);
  expect(await version(page)).toBe('1');
  await openInNewer(page);
  forgive(troubles);
});

test('a tab that lost a part finds the newer version that its host has instead', async ({ page, host, troubles }) => {
  await visit(page);
  const [part] = host.kept.filter((name) => /^sloop.*wasm$/.test(name));
  await page.evaluate(async (part) => {
    const [cache] = await globalThis.caches.keys();
    await (await globalThis.caches.open(cache)).delete(new URL(part, location.origin));
  }, part);
  await forget(page);
  host.release('2', { renames: 'sloop' });
  await openInNewer(page);
  forgive(troubles);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab at a table that needs what the host no longer has says so, and loads the new version with the game', async ({ page, host, troubles }) => {
    await hurry(page);
    await sit(page);
    await onShelf(page);
    const now = await table(page);
    host.release('2', { renames: 'rules' });
    await page.keyboard.press('?');
    const sheet = ruleSheet(page);
    await expect(sheet.getByRole('alert')).toHaveText(/new version/);
    await checkA11y(page);
    await sheet.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(() => version(page)).toBe('2');
    expect(await table(page)).toEqual(now);
    forgive(troubles);
  });

  test('a game that is not saved is not given up for a new version', async ({ page, host, troubles }) => {
    await page.addInitScript(() => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; });
    await sit(page);
    await expect(page.getByText("isn't being saved").first()).toBeVisible();
    host.release('2', { renames: 'rules' });
    await page.evaluate(() => { addEventListener('kitchen-table-version', () => { globalThis.knows = true; }); });
    await page.keyboard.press('?');
    await expect(ruleSheet(page).getByRole('alert')).toHaveText(/Check your connection/);
    // It has found the new version at its host, and has drawn what follows.
    await expect.poll(() => page.evaluate(() => globalThis.knows)).toBe(true);
    await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => setTimeout(drawn)); }));
    await expect(ruleSheet(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(use(page)).toHaveCount(0);
    forgive(troubles);
  });

  test('a part that fails to load while the host has the same version is asked for again', async ({ page, host, troubles }) => {
    await page.goto('./');
    const [part] = host.kept.filter((name) => /^sloop.*wasm$/.test(name));
    host.faults.set(part, 'missing');
    host.requests.length = 0;
    await page.getByRole('link', { name: 'Play Sloop' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Check your connection/);
    // It was asked what it has.
    await expect.poll(() => host.requests).toContain('index.html');
    host.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(deal(page)).toBeVisible();
    forgive(troubles);
  });
});

test('a version without enough storage space leaves the previous one unchanged', async ({ page, host, troubles }) => {
  await visit(page);
  const before = await caches(page);
  host.releaseAnew('2');
  await leaveRoom(page, 100_000);
  expect(await look(page)).toBe(false);
  expect(await caches(page)).toEqual(before);
  await host.leave();
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play Swoop' }).click();
  await expect(deal(page)).toBeVisible();
  forgive(troubles);
});

test('a quick build at the same address removes the worker', { tag: '@all' }, async ({ page, host }) => {
  await visit(page);
  host.release('quick').files.set('sw.js', readFileSync(new URL('../../static/quick/sw.js', import.meta.url)));
  // The page under test would register the worker again, which a quick build does not.
  await page.addInitScript(() => { navigator.serviceWorker.register = async () => undefined; });
  await page.evaluate(() => { navigator.serviceWorker.ready.then((registration) => registration.update()); });
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'quick');
  await expect(home(page)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await caches(page)).toEqual([]);
});
