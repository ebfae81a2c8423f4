// The page after a failure: what can be done then without any of its WebAssembly.
import { readFile } from 'node:fs/promises';
import { onShelf, shelf } from './games.js';
import { checkA11y, expect, test } from './support.js';
import { awaited, faces, parts } from './dealt.js';

const broken = (page) => page.getByRole('dialog', { name: 'Something went wrong' });
const act = (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

// A test that breaks the page expects its errors.
const expected = (troubles) => {
  expect(troubles.filter((it) => !/RuntimeError|unreachable/.test(it))).toEqual([]);
  troubles.length = 0;
};

test.describe('a page that breaks down', { tag: '@all' }, () => {
  test.use({ baseURL: process.env.KT_REAL_TIME_URL });

  for (const where of ['board', 'driver', 'storage']) {
    test(`in a ${where} says so at once, and goes on where it was`, async ({ page, troubles }) => {
      await page.goto(`./?breaks=${where}`);
      await expect(page.getByRole('region', { name: 'Ann', exact: true }).getByRole('button').first()).toBeEnabled();
      await page.keyboard.press('a');
      await expect.poll(async () => ((await shelf(page))[0] ?? []).length).toBeGreaterThan(1);
      const [before] = await shelf(page);
      await page.keyboard.press('b');
      await expect(broken(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      expect((await report(page)).message).toContain(`the page was asked to break down: ${where}`);
      await act(page, 'Continue');
      await expect(page.locator('[data-applied]')).toBeVisible();
      expect(Number(await page.locator('[data-applied]').getAttribute('data-applied'))).toBeGreaterThanOrEqual(before.length - 1);
      expect((await shelf(page))[0].slice(0, before.length)).toEqual(before);
      expected(troubles);
    });
  }

  test('on start says so, too', async ({ page, troubles }) => {
    await page.goto('./?breaks=start');
    await expect(broken(page)).toBeVisible();
    expected(troubles);
  });
});

// What the window receives when WebAssembly traps.
const trap = (page) => page.evaluate(() => {
  dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }));
});

// The report that the dialog saves.
async function report(page) {
  const file = page.waitForEvent('download');
  await act(page, 'Save a report');
  return JSON.parse(await readFile(await (await file).path(), 'utf8'));
}

// The record in the report of a page that breaks down away from any table.
async function reported(page) {
  await page.goto('./#/about');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await trap(page);
  return (await report(page)).record;
}

test('an interrupted game continues, and a report contains its record, the version, and the error', async ({ page, troubles }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy');
  const { hand } = parts(page);
  await expect(hand).toBeVisible();
  await onShelf(page);
  const [record] = await shelf(page);
  const cards = await faces(page);
  await trap(page);
  await expect(broken(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(broken(page)).toBeVisible();
  await checkA11y(page);
  const saved = await report(page);
  expect(Object.keys(saved)).toEqual(['version', 'message', 'stack', 'record']);
  expect(saved.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(saved.message).toContain('unreachable');
  expect(saved.record).toEqual(record);
  await act(page, 'Continue');
  await expect(hand).toBeVisible();
  expect(await faces(page)).toEqual(cards);
  expected(troubles);
});

test('a report contains the most recently played game', { tag: '@all' }, async ({ page, troubles }) => {
  const kept = [];
  for (const seed of [1, 2, 3]) {
    await page.goto(`./#/play/dealt?seed=${seed}&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy`);
    await expect(parts(page).hand).toBeVisible();
    await expect.poll(async () => (await shelf(page)).length).toBe(seed);
    const isNew = (it) => !kept.some(([first]) => first === it[0]);
    kept.push((await shelf(page)).find(isNew));
  }
  // The keys of games are random, so each game is made the last one once.
  for (const [at, record] of kept.entries()) {
    await page.evaluate(async ([at, deals]) => {
      const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
      const database = await done(indexedDB.open('kitchen-table'));
      const stores = database.transaction(['labels', 'lines'], 'readwrite');
      const labels = stores.objectStore('labels');
      for (const key of await done(labels.getAllKeys())) {
        const deal = await done(stores.objectStore('lines').get([key, 0]));
        const label = JSON.parse(await done(labels.get(key)));
        labels.put(JSON.stringify({ ...label, touched: deal === deals[at] ? 2e12 : 1e12 }), key);
      }
      database.close();
    }, [at, kept.map(([deal]) => deal)]);
    expect(await reported(page)).toEqual(record);
  }
  expected(troubles);
});

test('a report contains a game whatever the labels say', { tag: '@all' }, async ({ page, troubles }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy');
  await expect(parts(page).hand).toBeVisible();
  await onShelf(page);
  const [record] = await shelf(page);
  for (const label of ['{"touched":"yesterday"}', '{"touched":1e999}', 'null', '{']) {
    // Another game, which has lost its lines, was played last.
    await page.evaluate(async (label) => {
      const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
      const database = await done(indexedDB.open('kitchen-table'));
      const labels = database.transaction(['labels'], 'readwrite').objectStore('labels');
      for (const key of await done(labels.getAllKeys())) labels.put(label, key);
      await done(labels.put('{"touched":2e12}', 0));
      database.close();
    }, label);
    expect(await reported(page), label).toEqual(record);
  }
  expected(troubles);
});

test('errors that the browser throws into the page break it, too', async ({ page, troubles }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await page.evaluate(() => { Event.prototype.preventDefault = undefined; });
  await page.keyboard.press('1');
  await expect(broken(page)).toBeVisible();
  expect(troubles.splice(0).every((it) => /preventDefault is not a function/.test(it))).toBe(true);
});

test('an error that looks like a call breaks the page, too', async ({ page, troubles }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await page.evaluate(() => { Event.prototype.preventDefault = Date.prototype.toLocaleDateString.bind(new Date(), 'en-US@posix'); });
  await page.keyboard.press('1');
  await expect(broken(page)).toBeVisible();
  expect((await report(page)).message).toContain('en-US@posix');
  expect(troubles.splice(0).filter((it) => !it.includes('en-US@posix'))).toEqual([]);
});

test('errors of other scripts do not break the page', async ({ page, troubles }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Quick game of Sloop' })).toBeVisible();
  await page.evaluate(() => {
    // Runs while the page itself dispatches the event: its own calls are below this one on the stack.
    addEventListener('hashchange', () => { throw new TypeError('not ours'); });
    setTimeout(() => { throw new TypeError('not ours'); });
    Promise.reject(new TypeError('not ours'));
  });
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await expect(page.getByRole('button', { name: 'Deal' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(troubles.length).toBeGreaterThan(2);
  expect(troubles.splice(0).filter((it) => !/not ours/.test(it))).toEqual([]);
});

test('a broken page offers the way home', async ({ page, troubles }) => {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await trap(page);
  await act(page, 'Home');
  await expect(page.getByRole('link', { name: /Dealt!/ }).first()).toBeVisible();
  expected(troubles);
});

test('a page whose code fails to load says what it needs, and opens what was asked for', async ({ page, troubles }) => {
  await page.goto('./#/play/dealt?seed=2&seats=person,easy,easy&oldest=3&names=Di,Ed,Flo');
  await expect(page.getByRole('heading', { name: 'Ed', exact: true })).toBeVisible();
  await onShelf(page);
  await page.goto('about:blank');
  await page.route('**/*_bg.wasm', (route) => route.fulfill({ status: 404, body: 'Nothing here' }));
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy');
  await expect(page.getByRole('dialog', { name: 'The page could not start' })).toBeVisible();
  await page.unroute('**/*_bg.wasm');
  await act(page, 'Try again');
  // And not the game that waits.
  await expect(page.getByRole('heading', { name: 'Bo', exact: true })).toBeVisible();
  expect(troubles.filter((it) => !/404|wasm|MIME/i.test(it))).toEqual([]);
  troubles.length = 0;
});

test('the page can do nothing that its policy does not allow', async ({ page, troubles }) => {
  await page.goto('./');
  const ends = await page.evaluate(async () => {
    globalThis.heard = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => globalThis.heard.push(effectiveDirective));
    const tries = [
      () => { document.body.innerHTML += '<b>text</b>'; },
      () => fetch('https://example.org/'),
      () => { document.body.append(Object.assign(document.createElement('style'), { textContent: 'b {}' })); },
    ];
    const ends = [];
    for (const it of tries) {
      try {
        await it();
        ends.push('done');
      } catch {
        ends.push('refused');
      }
    }
    return ends;
  });
  expect(ends.slice(0, 2)).toEqual(['refused', 'refused']);
  // Browsers report violations asynchronously.
  const heard = () => page.evaluate(() => globalThis.heard);
  await expect.poll(heard).toEqual(expect.arrayContaining(['connect-src', 'style-src-elem']));
  expect(troubles.length).toBeGreaterThan(0);
  troubles.length = 0;
});
