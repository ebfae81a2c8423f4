// What can go wrong with a game that is kept: calls that fail, games that are damaged, people who leave.
import { awaited, move, parts, press, quicken, stage, unlock } from './dealt.js';
import { keepBusy } from './games.js';
import { injuries } from './injuries.js';
import { expect, test as base, watch } from './support.js';

const ALONE = './#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';
const PASSED = './#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy';
const BOTS = './#/play/dealt?seed=3&seats=easy,easy,easy&names=Ann,Bo,Cy';

// Where all games on the shelf are offered.
const OFFERED = './#/games';

const main = (page) => page.getByRole('main').ariaSnapshot();

// Lets one of the page's calls to its storage fail, counted from 1, and counts them all.
function failOnce({ nth, how }) {
  globalThis.asked = 0;
  // A request that fails by itself, some time later.
  const { open } = IDBFactory.prototype;
  const failing = () => {
    open.call(indexedDB, 'newer', 2).onsuccess = ({ target }) => target.result.close();
    return open.call(indexedDB, 'newer', 1);
  };
  const aborted = (asked) => {
    const transaction = asked.transaction ?? asked;
    queueMicrotask(() => transaction.abort());
    return asked;
  };
  for (const [of, names] of [
    [IDBFactory, ['open']],
    [IDBDatabase, ['transaction']],
    [IDBObjectStore, ['add', 'put', 'get', 'getAll', 'getAllKeys', 'delete']],
  ]) {
    for (const name of names) {
      const real = of.prototype[name];
      of.prototype[name] = function call(...words) {
        globalThis.asked += 1;
        if (globalThis.asked !== nth) return real.apply(this, words);
        if (how === 'at once') throw new DOMException('broken', 'UnknownError');
        return name === 'open' ? failing() : aborted(real.apply(this, words));
      };
    }
  }
}

// A page with storage of its own.
const test = base.extend({
  fresh: async ({ browser, baseURL, troubles }, use) => {
    const contexts = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      watch(context, new URL(baseURL).origin, troubles);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

// Deals, leads and waits for the own turn again. Says how often the storage was asked.
async function shortGame(page) {
  await quicken(page);
  await page.goto(ALONE);
  expect(await awaited(page)).toBe('move');
  await stage(page, 3);
  await press(page, 'Play solo 6');
  expect(await awaited(page)).toBe('move');
  return page.evaluate(() => globalThis.asked);
}

// What is kept, as another page shows it; no bot moves there.
async function kept(context) {
  const page = await context.newPage();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('./#/table');
  await expect(parts(page).hand.or(empty(page))).toBeVisible();
  // It is known whether another tab plays.
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  const shown = await main(page);
  await page.close();
  return shown;
}

const empty = (page) => page.getByRole('heading', { level: 1, name: 'The table is empty' });

for (const how of ['at once', 'later']) {
  test(`a game goes on, and is said not to be kept where it is not, whichever call fails ${how}`, async ({ fresh }) => {
    test.setTimeout(180_000);
    let calls = Infinity;
    // At first none fails, to count them.
    for (let nth = 0; nth <= calls; nth += 1) {
      await test.step(`call ${nth}`, async () => {
        const context = await fresh();
        const page = await context.newPage();
        await page.addInitScript(failOnce, { nth, how });
        const asked = await shortGame(page);
        if (nth === 0) calls = asked;
        const warned = await page.getByText('This game is not being kept:').isVisible();
        const before = await main(page);
        await page.close();
        expect((await kept(context)) === before).toBe(!warned);
        await context.close();
      });
    }
  });
}

for (const how of ['at once', 'later']) {
  test(`a game is still there when a call failed ${how} as it was fetched`, async ({ fresh }) => {
    const context = await fresh();
    await shortGame(await context.newPage());
    const before = await kept(context);
    let calls = Infinity;
    for (let nth = 0; nth <= calls; nth += 1) {
      await test.step(`call ${nth}`, async () => {
        const page = await context.newPage();
        await page.addInitScript(failOnce, { nth, how });
        await page.goto('./#/table');
        await expect(parts(page).hand.or(empty(page))).toBeVisible();
        if (nth === 0) calls = await page.evaluate(() => globalThis.asked);
        await page.close();
        expect(await kept(context)).toBe(before);
      });
    }
  });
}

// Reads or writes the whole shelf, all stores of it.
const shelf = (page, games) => page.evaluate(async (games) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('kitchen-table'));
  const change = database.transaction(['labels', 'lines'], 'readwrite');
  const [labels, lines] = [change.objectStore('labels'), change.objectStore('lines')];
  for (const [key, label, all] of games ?? []) {
    labels.put(label, key);
    all.forEach((line, place) => lines.put(line, [key, place]));
  }
  const read = async (store) => [await done(store.getAllKeys()), await done(store.getAll())];
  const found = { labels: await read(labels), lines: await read(lines) };
  database.close();
  return found;
}, games);

// The lines of two games, and the label of the first.
async function wholeGames(page) {
  for (const link of [ALONE, ALONE.replace('seed=1', 'seed=2')]) {
    await quicken(page);
    await page.goto(link);
    expect(await awaited(page)).toBe('move');
    await move(page);
    expect(await awaited(page)).toBe('move');
    await page.goto('./#/about');
  }
  const { labels: [keys, labels], lines: [places, lines] } = await shelf(page);
  const of = (key) => lines.filter((_, at) => places[at][0] === key);
  return { label: labels[0], lines: of(keys[0]), others: of(keys[1]) };
}

test('fifty damaged games are each said to be so, and none of them is touched', async ({ page }) => {
  test.setTimeout(180_000);
  expect(injuries).toHaveLength(50);
  const { label, lines, others } = await wholeGames(page);
  const names = injuries.map((_, at) => `No ${at + 1}`);
  const written = await shelf(page, injuries.map(([, , injure], at) => {
    return [at + 1, label.replace('Ann', names[at]), injure(lines, others)];
  }));
  await page.goto(OFFERED);
  await page.reload();
  for (const [at, [what, sentence]] of injuries.entries()) {
    await test.step(what, async () => {
      const button = (deed) => page.getByRole('button', { name: `${deed} Dealt! between ${names[at]}, Bo and Cy` });
      await button('Go on with').click();
      const said = page.getByRole('listitem').filter({ has: button('Delete') }).getByRole('alert');
      await expect(said).toContainText(sentence);
      await expect(said).toContainText('Nothing of it was deleted.');
    });
  }
  expect(await shelf(page)).toEqual(written);
});

test.describe('Back leaves the table, and Forward comes back to it', () => {
  const home = (page) => page.getByRole('heading', { level: 1, name: 'Kitchen Table' });

  // Sits down, coming from home.
  async function sit(page, link) {
    await quicken(page);
    await page.goto('./');
    await expect(home(page)).toBeVisible();
    await page.goto(link);
  }

  async function awayAndBack(page) {
    await page.goBack();
    await expect(home(page)).toBeVisible();
    await page.goForward();
  }

  test('with cards staged, and right after a move, before it is kept', async ({ page, context }) => {
    await sit(page, ALONE);
    expect(await awaited(page)).toBe('move');
    const before = await main(page);
    await stage(page, 3);
    await awayAndBack(page);
    await expect(parts(page).cards).toHaveCount(10);
    expect(await main(page)).toBe(before);
    await stage(page, 3);
    const free = await keepBusy(context);
    await page.bringToFront();
    await parts(page).actionBar.getByRole('button', { name: 'Play solo 6' }).click();
    await awayAndBack(page);
    await expect(page.getByRole('log')).toContainText('Ann plays solo 6');
    await expect(page.getByText('Bo is thinking.')).toBeVisible();
    await free();
    expect(await awaited(page)).toBe('move');
    await expect(parts(page).cards).toHaveCount(9);
    const after = await main(page);
    await page.reload();
    expect(await awaited(page)).toBe('move');
    expect(await main(page)).toBe(after);
  });

  test('when a hand lies open, which is covered then', async ({ page }) => {
    await sit(page, PASSED);
    await unlock(page, 'Ann');
    const before = await main(page);
    await awayAndBack(page);
    await expect(parts(page).unlock).toBeVisible();
    await expect(parts(page).cards).toHaveCount(0);
    await unlock(page, 'Ann');
    expect(await main(page)).toBe(before);
  });

  test('in the pause, and on the result', async ({ page }) => {
    await sit(page, BOTS);
    let what = await awaited(page);
    const before = await main(page);
    await awayAndBack(page);
    expect(await awaited(page)).toBe('round');
    expect(await main(page)).toBe(before);
    for (; what !== 'over'; what = await awaited(page)) await parts(page).nextRound.click();
    const result = await main(page);
    await awayAndBack(page);
    expect(await awaited(page)).toBe('over');
    expect(await main(page)).toBe(result);
  });

  test('from an address that was spoilt by hand, which leads home', async ({ page }) => {
    await sit(page, ALONE);
    expect(await awaited(page)).toBe('move');
    const before = await main(page);
    for (const end of ['', 'table', '?seed=7', '//', '//[']) {
      await page.evaluate((end) => { location.hash = end; }, end);
      await expect(home(page)).toBeVisible();
      await expect(page).toHaveURL(/\/#\/$/);
      await page.goBack();
      expect(await awaited(page)).toBe('move');
      expect(await main(page)).toBe(before);
    }
    await page.goto('./#//[');
    await page.reload();
    await expect(home(page)).toBeVisible();
  });
});
