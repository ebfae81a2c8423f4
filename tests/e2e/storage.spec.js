// What happens to the database: a newer page upgrades it, somebody deletes it, the browser loses it.
import { expect, test } from './support.js';
import { awaited, move, quicken } from './dealt.js';
import { button, copied, leaveGame, onShelf, openFiles, openGames, readShelf, reply, saved, shelf, table } from './games.js';

const link = './#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy';
const ANN = 'Ann, Bo and Cy';
const DI = 'Di, Ed and Flo';

test.beforeEach(({ page }) => quicken(page));

const note = (page) => page.getByRole('alert');
const header = (page) => page.getByRole('banner');

// Another page in the same browser that shows no game.
async function beside(context) {
  const page = await context.newPage();
  await page.goto('./#/about');
  return page;
}

// Goes to a document of the same site that is no page and opens no database.
async function elsewhere(page) {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('./licenses.txt');
}

// Opens the database in this version, and keeps it open.
const open = (page, version) => page.evaluate((version) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('kitchen-table', version);
  opening.onsuccess = () => { globalThis.held = opening.result; resolve(); };
  opening.onerror = () => reject(opening.error);
}), version);

const deleteAll = (page) => page.evaluate(() => new Promise((resolve, reject) => {
  const deleting = indexedDB.deleteDatabase('kitchen-table');
  deleting.onsuccess = () => resolve();
  deleting.onerror = () => reject(deleting.error);
}));

const copies = async (page) => Object.keys(await copied(page)).length;

async function sit(page) {
  await page.goto(link);
  expect(await awaited(page)).toBe('move');
}

// Makes a move, and waits until another decision is due.
async function decide(page) {
  await move(page);
  expect(await awaited(page)).toBe('move');
}

test('a newer version of the page gets the database at once, and older pages say so and continue', async ({ page, context }) => {
  await sit(page);
  const home = await beside(context);
  const newer = await beside(context);
  await open(newer, 2);
  await expect(note(page)).toContainText("This game isn't being saved: a newer version of this page is open in another tab.");
  await decide(page);
  await expect(note(page)).toContainText("This game isn't being saved: a newer version");
  const { text } = await saved(page, () => note(page).getByRole('button', { name: 'Save as a file' }).click());
  expect(text.split('\n').length).toBeGreaterThan(2);
  await home.goto('./#/games');
  await expect(header(home)).toContainText('Load this page again to get to your games.');
  await expect(header(home).getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(home.getByText("Your games can't be found: a newer version of this page is open in another tab.")).toBeVisible();
});

test('an older page in another tab is reported as blocking until it is closed', async ({ page, context }) => {
  await leaveGame(page);
  await page.goto('./#/about');
  await page.reload();
  const older = await beside(context);
  await open(older, 1);
  // A future version of the page with other object stores.
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) { return open.call(this, name, 2); };
  });
  await page.goto('./#/games');
  await page.reload();
  await expect(header(page)).toContainText('An older version of this page is open in another tab. Close that tab');
  await older.close();
  await expect(button(page, 'Continue', ANN)).toBeVisible();
  await expect(header(page)).not.toContainText('An older version');
});

test('games that the browser has lost are restored from their copies, and deleted ones are not', async ({ page, context }) => {
  await leaveGame(page, { moves: 1 });
  const before = await table(page);
  await leaveGame(page, { names: 'Di,Ed,Flo' });
  await leaveGame(page, { names: 'Ida,Jo,Kim' });
  await openGames(page);
  await expect.poll(() => copies(page)).toBe(3);
  await button(page, 'Delete', 'Ida, Jo and Kim').click();
  await expect(page.getByText('Game deleted.')).toBeVisible();
  expect(await copies(page)).toBe(2);
  await page.close();
  const other = await beside(context);
  await deleteAll(other);
  // A new visit: an open page would report it before it is reloaded.
  await other.goto('about:blank');
  await other.goto('./#/');
  await expect(header(other)).toContainText('This browser lost your saved games. 2 games were brought back from copies. No move is missing.');
  await header(other).getByRole('button', { name: 'OK' }).click();
  await expect(header(other)).not.toContainText('lost your saved games');
  await other.goto('./#/games');
  await expect(other.getByRole('button', { name: /^Delete / })).toHaveCount(2);
  await expect(button(other, 'Continue', DI)).toBeVisible();
  await button(other, 'Continue', ANN).click();
  expect(await awaited(other)).toBe('move');
  expect(await table(other)).toEqual(before);
});

test('copies follow the moves of a game, and if even those are lost, the next visit says so', async ({ page }) => {
  await sit(page);
  await decide(page);
  await expect.poll(() => copied(page)).toEqual((await readShelf(page)).labels);
  await decide(page);
  await expect.poll(() => copied(page)).toEqual((await readShelf(page)).labels);
  await elsewhere(page);
  await deleteAll(page);
  await page.evaluate(() => caches.delete('kitchen-table-copies'));
  await page.goto('./#/');
  await expect(header(page)).toContainText('Your saved games are gone from this browser');
  await header(page).getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header(page)).not.toContainText('Your saved games are gone');
});

test('a database that nobody furnished is made anew, and games without a copy are mentioned', async ({ page, context }) => {
  await context.addInitScript(() => {
    if (!globalThis.Cache) return;
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await elsewhere(page);
  await open(page, 1);
  await page.goto(link);
  expect(await awaited(page)).toBe('move');
  await onShelf(page);
  await page.goto('./#/settings');
  await expect(page.getByText('This browser has no up-to-date copy of 1 of your games.')).toBeVisible();
});

test('a game open while everything is deleted continues, is reported, is complete as a file, and is saved again', async ({ page, context }) => {
  // No room for copies, which would bring the game back.
  await context.addInitScript(() => {
    if (!globalThis.Cache) return;
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await sit(page);
  await decide(page);
  const other = await beside(context);
  await other.evaluate(() => localStorage.clear());
  await deleteAll(other);
  await expect(note(page)).toContainText('Your saved games are gone from this browser');
  const { text } = await saved(page, () => note(page).getByRole('button', { name: 'Save as a file' }).click());
  await note(page).getByRole('button', { name: 'OK' }).click();
  await decide(page);
  await expect(note(page)).toBeEmpty();
  const before = await table(page);
  await page.reload();
  expect(await awaited(page)).toBe('move');
  expect(await table(page)).toEqual(before);
  await openGames(page);
  await openFiles(page, { text });
  await expect(reply(page)).toHaveText('1 game was already here.');
});

test('the most recently played game is the first, even if the clock was set back', async ({ page, context }) => {
  await leaveGame(page);
  await page.close();
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 40 * 86_400_000;
  });
  const later = await context.newPage();
  await leaveGame(later, { names: 'Di,Ed,Flo' });
  await openGames(later);
  const names = () => later.getByRole('button', { name: /^Continue/ }).evaluateAll((all) => all.map((it) => it.ariaLabel));
  await expect.poll(names).toEqual([`Continue Dealt! with ${DI}`, `Continue Dealt! with ${ANN}`]);
  expect(await shelf(later)).toHaveLength(2);
});

test('every wait for storage that never answers is reported', { tag: '@all' }, async ({ page }) => {
  await leaveGame(page);
  await page.goto('./#/about');
  await page.clock.install();
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...words) { return globalThis.silent || sessionStorage.silent ? {} : getAll.apply(this, words); };
  });
  const said = 'The browser\'s storage isn\'t responding.';
  for (const deed of ['Rename', 'Delete', 'Continue', 'Save as a file']) {
    await test.step(deed, async () => {
      await openGames(page);
      await expect(header(page)).not.toContainText(said);
      await expect(button(page, deed, ANN)).toBeVisible();
      await page.evaluate(() => { globalThis.silent = true; });
      await button(page, deed, ANN).click();
      if (deed === 'Rename') await page.keyboard.type('Sunday\n');
      await page.clock.fastForward(3_100);
      await expect(header(page)).toContainText(said);
    });
  }
  await page.evaluate(() => { sessionStorage.silent = true; });
  for (const address of ['./#/games', './#/table', './#/continue']) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.fastForward(3_100);
      await expect(header(page)).toContainText(said);
    });
  }
  await page.evaluate(() => { sessionStorage.clear(); });
  await header(page).getByRole('button', { name: 'Load again' }).click();
  expect(await awaited(page)).toBe('move');
});
