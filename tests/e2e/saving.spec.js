// Nothing is lost: games are saved, continued, and reported as not saved if they are not.
import { expect, test } from './support.js';
import { awaited, faces, move, parts, quicken, unlock, wind } from './dealt.js';
import { change, onShelf, shelf, table, written } from './games.js';

const link = './#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy';
const home = (page) => page.getByRole('heading', { level: 1, name: 'Kitchen Table' });

test('a game goes on after a reload where it was, and after each of its moves', async ({ page }) => {
  await quicken(page);
  await page.goto(link);
  await onShelf(page);
  for (let moves = 0; moves < 4; moves += 1) {
    expect(await awaited(page)).toBe('move');
    const before = await table(page);
    await page.reload();
    expect(await awaited(page)).toBe('move');
    expect(await table(page)).toEqual(before);
    await move(page);
  }
});

test('home offers the open games, and each continues where it was', async ({ page, context }) => {
  await quicken(page);
  const games = [];
  for (const names of ['Ann,Bo,Cy', 'Di,Ed,Flo']) {
    await page.goto(`./#/play/dealt?seed=${names.length}&seats=person,normal,hard&names=${names}`);
    expect(await awaited(page)).toBe('move');
    await move(page);
    expect(await awaited(page)).toBe('move');
    games.push({ names: names.replace(/,([^,]+)$/, ' and $1').replace(',', ', '), table: await table(page) });
  }
  await page.close();
  const again = await context.newPage();
  await quicken(again);
  await again.goto('./');
  const waiting = again.getByRole('region', { name: 'Games in progress' });
  await expect(waiting.getByRole('listitem').filter({ has: again.getByRole('button') })).toHaveCount(2);
  for (const { names, table: before } of games) {
    await again.goto('./#/');
    await again.getByRole('button', { name: `Continue Dealt! with ${names}` }).click();
    expect(await awaited(again)).toBe('move');
    expect(await table(again)).toEqual(before);
    await again.reload();
    expect(await table(again)).toEqual(before);
  }
});

test('an open hand is covered after a reload', async ({ page }) => {
  await wind(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
  await unlock(page, 'Ann');
  await onShelf(page);
  const before = await faces(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pass to Ann' })).toBeVisible();
  await unlock(page, 'Ann');
  expect(await faces(page)).toEqual(before);
});

test('a pause between rounds is a pause after a reload', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await page.goto(link);
  for (let what = await awaited(page); what !== 'round'; what = await awaited(page)) await move(page);
  await written(page);
  await page.reload();
  expect(await awaited(page)).toBe('round');
  await parts(page).nextRound.click();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await written(page);
  await page.reload();
  expect(await awaited(page)).toBe('move');
});

for (const [how, sentence, spoil] of [
  ['denied', "this browser won't let the page save anything", () => {
    IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };
  }],
  ['missing', "this browser won't let the page save anything", () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  }],
  ['full', 'this browser is out of space', () => {
    IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
  }],
  ['broken', "the browser's storage isn't responding", () => {
    IDBDatabase.prototype.transaction = () => { throw new DOMException('?', 'AbortError'); };
  }],
]) {
  test(`where storage is ${how} a game is played on and nobody says that it is kept`, { tag: /denied|full/.test(how) ? [] : '@all' }, async ({ page }) => {
    await quicken(page);
    await page.addInitScript(spoil);
    await page.goto(link);
    const note = page.getByRole('alert');
    await expect(note).toContainText(`This game isn't being saved: ${sentence}.`);
    await note.getByRole('button', { name: 'OK' }).click();
    await expect(note).toBeEmpty();
    for (let moves = 0; moves < 3; moves += 1) {
      expect(await awaited(page)).toBe('move');
      await move(page);
    }
    await expect(note).toBeEmpty();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('region', { name: 'Game in progress' })).toContainText('Dealing ends the game in progress.');
  });
}

test('what could not be saved is saved as soon as possible', async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...words) {
      if (globalThis.full) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, words);
    };
  });
  await page.goto(link);
  expect(await awaited(page)).toBe('move');
  await page.evaluate(() => { globalThis.full = true; });
  await move(page);
  await expect(page.getByRole('alert')).toContainText('this browser is out of space');
  expect(await awaited(page)).toBe('move');
  await page.evaluate(() => { globalThis.full = false; });
  await move(page);
  await expect(page.getByRole('alert')).toBeEmpty();
  expect(await awaited(page)).toBe('move');
  const before = await table(page);
  await page.reload();
  expect(await table(page)).toEqual(before);
});

test('without locks two tabs do not damage the same game', { tag: '@all' }, async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await quicken(page);
  await page.goto(link);
  expect(await awaited(page)).toBe('move');
  await onShelf(page);
  const other = await context.newPage();
  await quicken(other);
  await other.goto('./#/table');
  expect(await awaited(other)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await move(other);
  await expect(other.getByRole('alert')).toContainText("it's open in another tab or window");
  const before = await table(page);
  await page.reload();
  expect(await table(page)).toEqual(before);
  await expect(home(page)).toHaveCount(0);
});

test('a damaged game on the shelf is said to be so, and stays there', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=person,normal,hard&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await page.goto('./#/about');
  await onShelf(page);
  const [[line]] = await shelf(page);
  const spoiled = await change(page, 0, line.replace('"seed":3', '"seed":4'));
  await page.goto('./#/');
  await page.reload();
  await page.getByRole('button', { name: 'Continue Dealt! with Ann, Bo and Cy' }).click();
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.getByRole('alert')).toContainText('Nothing was deleted.');
  expect(await shelf(page)).toEqual(spoiled);
});
