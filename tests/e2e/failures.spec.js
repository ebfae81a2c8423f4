// What can go wrong with a saved game: failing storage calls, people who leave.
import { awaited, move, parts, quicken, stage, unlock } from './dealt.js';
import { keepBusy, openFiles, openGames, readShelf, reply, saved, shelf, written } from './games.js';
import { LATE, runOn } from './shell.js';
import { expect, test } from './support.js';

// When storage is overdue, and when it is asked again, in milliseconds.
const LATE_ANSWER = 3_100;
const AGAIN = 10_100;

const ALONE = './#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';
const PASSED = './#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy';
const BOTS = './#/play/dealt?seed=3&seats=easy,easy,easy&names=Ann,Bo,Cy';

const main = (page) => page.getByRole('main').ariaSnapshot();

// Makes all storage calls of the page with one name fail while `fails` is set: { name, how }. For calls during
// startup, it is put into the session storage beforehand.
function spoil() {
  globalThis.fails = JSON.parse(sessionStorage.getItem('fails'));
  // A request that fails by itself, some time later.
  const { open } = IDBFactory.prototype;
  const failing = () => {
    const asked = open.call(indexedDB, 'never there');
    asked.addEventListener('upgradeneeded', () => asked.transaction.abort());
    return asked;
  };
  const aborted = (asked) => {
    const transaction = asked.transaction ?? asked;
    queueMicrotask(() => {
      // Another call may already have aborted it.
      try { transaction.abort(); } catch { /* It is over. */ }
    });
    return asked;
  };
  const noted = (asked) => {
    asked.addEventListener('success', () => { (globalThis.databases ??= []).push(asked.result); });
    return asked;
  };
  for (const [of, names] of [
    [IDBFactory, ['open']],
    [IDBDatabase, ['transaction']],
    [IDBObjectStore, ['add', 'put', 'count', 'getAll', 'getAllKeys']],
  ]) {
    for (const name of names) {
      const real = of.prototype[name];
      of.prototype[name] = function call(...words) {
        const { name: failed, how } = globalThis.fails ?? {};
        if (failed !== name) return name === 'open' ? noted(real.apply(this, words)) : real.apply(this, words);
        if (how === 'at once') throw new DOMException('broken', 'UnknownError');
        if (how === 'never') return new EventTarget();
        return name === 'open' ? failing() : aborted(real.apply(this, words));
      };
    }
  }
}

const fail = (page, name, how) => page.evaluate((fails) => { globalThis.fails = fails; }, { name, how });
const heal = (page) => page.evaluate(() => { globalThis.fails = null; });
// Closes what is open of the database, by whomever.
const shut = (page) => page.evaluate(() => globalThis.databases.forEach((it) => it.close()));

const note = (page) => page.getByRole('alert');
const empty = (page) => page.getByRole('heading', { level: 1, name: 'The table is empty' });

// Makes a move, and waits until another decision is due.
async function decide(page) {
  await move(page);
  for (let what = await awaited(page); what !== 'move'; what = await awaited(page)) await parts(page).nextRound.click();
}

// A page with a game, whose storage calls can fail.
async function sitAlone(page) {
  await quicken(page);
  await page.addInitScript(spoil);
  await page.goto(ALONE);
  expect(await awaited(page)).toBe('move');
}

async function staysAfterReload(page) {
  const before = await main(page);
  await written(page);
  await page.reload();
  expect(await awaited(page)).toBe('move');
  expect(await main(page)).toBe(before);
}

// Every kind of call that can fail in its own way.
for (const [how, asked, fetched] of [
  ['at once', ['open', 'transaction', 'count', 'add', 'put'], ['open', 'transaction', 'getAllKeys', 'getAll']],
  ['later', ['open', 'count', 'add'], ['open', 'getAll']],
]) {
  test(`a game goes on, and is said not to be kept while it is not, whatever fails ${how}`, { tag: '@all' }, async ({ page }) => {
    await sitAlone(page);
    for (const name of asked) {
      await test.step(name, async () => {
        await fail(page, name, how);
        if (name === 'open') await shut(page);
        await decide(page);
        await expect(note(page)).toContainText("This game isn't being saved:");
        await heal(page);
        await decide(page);
        await expect(note(page)).toBeEmpty();
      });
    }
    await shut(page);
    await decide(page);
    await expect(note(page)).toBeEmpty();
    await staysAfterReload(page);
  });

  test(`a game is still there when calls failed ${how} as it was fetched`, { tag: '@all' }, async ({ page }) => {
    await sitAlone(page);
    await decide(page);
    const before = await main(page);
    const kept = await readShelf(page);
    for (const name of fetched) {
      await test.step(name, async () => {
        await page.evaluate((fails) => sessionStorage.setItem('fails', JSON.stringify(fails)), { name, how });
        await page.reload();
        await expect(empty(page)).toBeVisible();
        await heal(page);
        expect(await readShelf(page)).toEqual(kept);
      });
    }
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    expect(await awaited(page)).toBe('move');
    expect(await main(page)).toBe(before);
  });
}

test('a quick game warns that it would end a game that is not saved', async ({ page }) => {
  const quick = (game) => page.getByRole('button', { name: `Quick game of ${game}` });
  await sitAlone(page);
  await fail(page, 'add', 'at once');
  await decide(page);
  await expect(note(page)).toContainText("This game isn't being saved:");
  await page.getByRole('link', { name: 'Home' }).click();
  for (const game of ['Sloop', 'Dealt!', 'Swoop']) {
    await expect(quick(game)).toHaveAccessibleDescription('Dealing ends the game in progress.');
  }
  await heal(page);
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  await decide(page);
  await expect(note(page)).toBeEmpty();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(quick('Dealt!')).toHaveAccessibleDescription('');
});

// Closes the page as people do, and returns the question that the browser asks, if any.
async function leave(page) {
  const asked = page.waitForEvent('dialog').catch(() => null);
  const closed = page.waitForEvent('close').then(() => null);
  await page.close({ runBeforeUnload: true });
  const question = await Promise.race([asked, closed]);
  await question?.dismiss();
  return question?.type() ?? null;
}

test('what was refused is saved by itself later, and whoever leaves before is asked', async ({ page }) => {
  await page.clock.install();
  await sitAlone(page);
  await fail(page, 'add', 'at once');
  await decide(page);
  await expect(note(page)).toContainText("This game isn't being saved:");
  expect(await leave(page)).toBe('beforeunload');
  await heal(page);
  await page.clock.fastForward(AGAIN);
  await expect(note(page)).toBeEmpty();
  // The browser closes the database, and answers no request to open it that was made meanwhile.
  const before = (await shelf(page)).flat();
  await fail(page, 'open', 'never');
  await shut(page);
  await move(page);
  await page.clock.fastForward(LATE_ANSWER);
  await expect(note(page)).toContainText("The last moves aren't saved yet");
  expect(await leave(page)).toBe('beforeunload');
  await heal(page);
  await page.clock.fastForward(AGAIN);
  await expect(note(page)).toBeEmpty();
  await expect.poll(async () => (await shelf(page)).flat().length).toBeGreaterThan(before.length);
  expect(await awaited(page)).toBe('move');
  await written(page);
  expect(await leave(page)).toBeNull();
});

test('if storage never answers, a game goes on, is said not to be saved, and is complete as a file', async ({ page }) => {
  await sitAlone(page);
  await fail(page, 'count', 'never');
  await decide(page);
  await expect(note(page)).toContainText("The last moves aren't saved yet: the browser's storage is taking long to answer.");
  await decide(page);
  const { text } = await saved(page, () => note(page).getByRole('button', { name: 'Save as a file' }).click());
  await note(page).getByRole('button', { name: 'OK' }).click();
  const before = await main(page);
  await openGames(page);
  await openFiles(page, { text });
  await expect(reply(page)).toContainText('1 game');
  await page.goto('./#/table');
  await page.reload();
  expect(await awaited(page)).toBe('move');
  expect(await main(page)).toBe(before);
});

test.describe('Back leaves the table, and Forward returns to it', () => {
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

  test('with cards staged, and right after a move, before it is saved', async ({ page, context }) => {
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
    await parts(page).actionBar.getByRole('button', { name: 'Play a solo 6' }).click();
    await awayAndBack(page);
    await free();
    await expect(page.getByRole('log')).toContainText('Ann played a solo 6');
    expect(await awaited(page)).toBe('move');
    await expect(parts(page).cards).toHaveCount(9);
    const after = await main(page);
    await written(page);
    await page.reload();
    expect(await awaited(page)).toBe('move');
    expect(await main(page)).toBe(after);
  });

  test('when a hand is open, which is then covered', async ({ page }) => {
    await sit(page, PASSED);
    await unlock(page, 'Ann');
    const before = await main(page);
    await awayAndBack(page);
    await expect(parts(page).unlock).toBeVisible();
    await expect(parts(page).cards).toHaveCount(0);
    await unlock(page, 'Ann');
    expect(await main(page)).toBe(before);
  });

  // What is in the middle once all buttons there hear presses: one that appears where another was does not at first.
  async function settled(page) {
    await runOn(page, LATE);
    await expect(page.getByRole('main').getByRole('button', { disabled: true })).toHaveCount(0);
    return main(page);
  }

  test('in the pause, and on the result', { tag: '@all' }, async ({ page }) => {
    await sit(page, BOTS);
    let what = await awaited(page);
    const before = await settled(page);
    await awayAndBack(page);
    expect(await awaited(page)).toBe('round');
    expect(await settled(page)).toBe(before);
    for (; what !== 'over'; what = await awaited(page)) await parts(page).nextRound.click();
    const result = await settled(page);
    await awayAndBack(page);
    expect(await awaited(page)).toBe('over');
    expect(await settled(page)).toBe(result);
  });

  test('from a malformed address, which leads home', { tag: '@all' }, async ({ page }) => {
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
