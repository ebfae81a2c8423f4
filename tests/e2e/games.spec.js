// Your games: listed, titled, deleted, and transferred as files.
import { truncateSync, writeFileSync } from 'node:fs';
import { checkA11y, expect, test, watch } from './support.js';
import { awaited, move, quicken } from './dealt.js';
import { button, change, leaveGame, openFiles, openGames, reply, row, saved, shelf, table } from './games.js';
import { lay } from './tables.js';

const ANN = 'Ann, Bo and Cy';
const DI = 'Di, Ed and Flo';
const IDA = 'Ida, Jo and Kim';

test.beforeEach(({ page }) => quicken(page));

// A page in a browser without any stored data.
async function elsewhere({ browser, baseURL, troubles }) {
  const context = await browser.newContext({ baseURL });
  watch(context, new URL(baseURL).origin, troubles);
  const page = await context.newPage();
  await quicken(page);
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  return page;
}

const waiting = (page) => page.getByRole('region', { name: 'Games in progress' });
const finished = (page) => page.getByRole('region', { name: 'Finished games' });
const rows = (page) => page.getByRole('button', { name: /^Delete / });

// Types a title into the open form.
async function entitle(page, title) {
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect(field).toBeFocused();
  await field.fill(title);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
}

test('open and finished games are listed, the most recently played first', async ({ page }) => {
  await lay(page, 'dealt-bots');
  await leaveGame(page, { moves: 1 });
  await leaveGame(page, { names: 'Di,Ed,Flo' });
  await openGames(page);
  await expect(waiting(page).getByRole('heading', { level: 3 })).toHaveText([/^Dealt!, /, /^Dealt!, after \d+ moves$/]);
  const names = await waiting(page).getByRole('button', { name: /^Continue/ }).evaluateAll((all) => all.map((it) => it.ariaLabel));
  expect(names).toEqual([`Continue Dealt! with ${DI}`, `Continue Dealt! with ${ANN}`]);
  const today = await page.evaluate(() => new Date().toLocaleDateString(navigator.language, { dateStyle: 'long' }));
  await expect(row(page, ANN)).toContainText(today);
  await expect(finished(page)).toContainText(/(Ida|Jo|Kim) lost, .* won/);
  await expect(finished(page)).toContainText(today);

  await button(page, 'Replay', IDA).click();
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.goto('./#/games');
  await button(page, 'Continue', ANN).click();
  expect(await awaited(page)).toBe('move');
  // The game on the table is listed, too.
  await page.goto('./#/games');
  await button(page, 'Continue', ANN).click();
  expect(await awaited(page)).toBe('move');
});

test('home offers at most three games, and a link to all of them', { tag: '@all' }, async ({ page }) => {
  await page.goto('./');
  const way = page.getByRole('link', { name: 'All your games' });
  await expect(page.getByRole('link', { name: 'Your games', exact: true })).toBeVisible();
  await expect(way).toHaveCount(0);
  for (const names of ['Ann,Bo,Cy', 'Di,Ed,Flo', 'Ann,Ed,Cy', 'Di,Bo,Flo']) await leaveGame(page, { names });
  await page.goto('./#/');
  await page.reload();
  await expect(waiting(page).getByRole('button', { name: /^Continue/ })).toHaveCount(3);
  await expect(rows(page)).toHaveCount(0);
  await way.click();
  await expect(rows(page)).toHaveCount(4);
});

test('a game gets a title, which stays with the game everywhere, and loses it again', async ({ page }) => {
  await leaveGame(page, { moves: 1 });
  await openGames(page);
  await button(page, 'Rename', ANN).click();
  await entitle(page, '  Sunday “in the garden”  ');
  const heading = page.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Sunday “in the garden”');
  await expect(row(page, ANN).getByRole('status')).toHaveText('This game is now called “Sunday “in the garden””.');
  await expect(button(page, 'Rename', ANN)).toBeFocused();
  await page.reload();
  await expect(heading).toHaveText('Sunday “in the garden”');
  await page.goto('./#/');
  await expect(heading).toHaveText('Sunday “in the garden”');
  await page.getByRole('button', { name: /^Continue “Sunday/ }).click();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await openGames(page);
  await expect(heading).toHaveText('Sunday “in the garden”');

  await button(page, 'Rename', ANN).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Something else');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Sunday “in the garden”');
  await expect(button(page, 'Rename', ANN)).toBeFocused();
  await button(page, 'Rename', ANN).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading).toHaveText('Sunday “in the garden”');

  await button(page, 'Rename', ANN).click();
  await entitle(page, ' ');
  await expect(heading).toHaveText(/^Dealt!, after/);
  await page.reload();
  await expect(heading).toHaveText(/^Dealt!, after/);
});

test('the game on the table gets a title, and is still saved', async ({ page }) => {
  await leaveGame(page);
  await page.goto('./#/games');
  await button(page, 'Rename', ANN).click();
  await entitle(page, 'Sunday');
  await button(page, 'Continue', ANN).click();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  const before = await table(page);
  await page.reload();
  expect(await table(page)).toEqual(before);
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Sunday');
});

test('a title that cannot be saved is reported', async ({ page }) => {
  await leaveGame(page);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await openGames(page);
  await button(page, 'Rename', ANN).click();
  await entitle(page, 'Sunday');
  await expect(row(page, ANN).getByRole('status')).toHaveText("The title wasn't saved: this browser is out of space.");
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(/^Dealt!/);
});

test('a game is deleted, unless that is undone', async ({ page }) => {
  await leaveGame(page);
  await leaveGame(page, { names: 'Di,Ed,Flo' });
  await openGames(page);
  const gone = waiting(page).getByText('Game deleted.');
  await button(page, 'Delete', ANN).click();
  await expect(gone).toBeVisible();
  await expect(button(page, 'Continue', ANN)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Delete', ANN)).toBeFocused();
  await page.reload();
  await expect(button(page, 'Continue', ANN)).toBeVisible();

  await button(page, 'Delete', ANN).click();
  await expect(gone).toBeVisible();
  // Navigating away ends the chance to undo.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'All your games' }).click();
  await expect(button(page, 'Continue', DI)).toBeVisible();
  await expect(button(page, 'Continue', ANN)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Continue', DI)).toBeVisible();
  await expect(button(page, 'Continue', ANN)).toHaveCount(0);
  expect(await shelf(page)).toHaveLength(1);
});

test('a game is deleted at once, whatever happens to the page, and is restored unchanged by undo', async ({ page, context }) => {
  await leaveGame(page, { moves: 1 });
  await openGames(page);
  const before = await shelf(page);
  const other = await context.newPage();
  await other.goto('./#/games');
  await expect(button(other, 'Continue', ANN)).toBeVisible();
  await button(page, 'Delete', ANN).click();
  await expect(page.getByText('Game deleted.')).toBeVisible();
  expect(await shelf(other)).toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Delete', ANN)).toBeFocused();
  expect(await shelf(other)).toEqual(before);
  await button(page, 'Delete', ANN).click();
  await expect(page.getByText('Game deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('a game is deleted even if its page is left before it is known whether another tab plays it', { tag: '@all' }, async ({ page }) => {
  // The answer to that is delayed until the test releases it.
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    const held = new Promise((resolve) => { window.answerLocks = resolve; });
    navigator.locks.request = (name, options, ...rest) => {
      const ask = () => request(name, options, ...rest);
      return options.ifAvailable && location.hash === '#/games' ? held.then(ask) : ask();
    };
  });
  await leaveGame(page);
  await openGames(page);
  await button(page, 'Delete', ANN).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Games in progress' })).toBeVisible();
  await page.evaluate(() => window.answerLocks());
  await expect(page.getByRole('region', { name: 'Games in progress' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kitchen Table' })).toBeVisible();
  await openGames(page);
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('a deleted game is no longer on the table', async ({ page }) => {
  await leaveGame(page, { moves: 1 });
  await page.goto('./#/games');
  await button(page, 'Delete', ANN).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Last time: Dealt!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Game in progress' })).toHaveCount(0);
  await page.goto('./#/table');
  await expect(page.getByRole('heading', { name: 'The table is empty' })).toBeVisible();
  expect(await shelf(page)).toEqual([]);
});

test('a game is transferred to another browser as a file, and is the same there', async ({ page, browser, baseURL, troubles }) => {
  await leaveGame(page, { moves: 3 });
  const before = await table(page);
  await openGames(page);
  await button(page, 'Rename', ANN).click();
  await entitle(page, 'Sunday');
  await expect(row(page, ANN).getByRole('status')).toHaveText('This game is now called “Sunday”.');
  await expect(row(page, ANN)).toContainText("Includes everyone's cards.");
  const file = await saved(page, () => button(page, 'Save as a file', ANN).click());
  const day = await page.evaluate(() => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  expect(file.name).toBe(`kitchen-table-dealt-${day}.jsonl`);
  await expect(row(page, ANN).getByRole('status')).toHaveText(`Downloading ${file.name}.`);

  const other = await elsewhere({ browser, baseURL, troubles });
  await expect(other.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await openFiles(other, file);
  await expect(reply(other)).toHaveText('1 game was opened.');
  await expect(other.getByRole('heading', { level: 3 })).toHaveText('Sunday');
  expect(await shelf(other)).toEqual(await shelf(page));
  await button(other, 'Continue', ANN).click();
  expect(await awaited(other)).toBe('move');
  expect(await table(other)).toEqual(before);
  await move(other);
  expect(await awaited(other)).toBe('move');
  const after = await table(other);
  await other.reload();
  expect(await table(other)).toEqual(after);
  // The game that has continued is still recognized as the same one.
  await openGames(other);
  await openFiles(other, file);
  await expect(reply(other)).toHaveText('1 game was already here.');
  await other.context().close();
});

test('all games are transferred to another browser as one file, without duplicates', { tag: '@all' }, async ({ page, browser, baseURL, troubles }) => {
  await lay(page, 'dealt-bots');
  await leaveGame(page, { moves: 2 });
  await leaveGame(page, { names: 'Di,Ed,Flo' });
  await openGames(page);
  const file = await saved(page, () => page.getByRole('button', { name: 'Save all games as a file' }).click());
  expect(file.name).toMatch(/^kitchen-table-all-\d{4}-\d\d-\d\d\.jsonl$/);
  await expect(reply(page)).toHaveText(`Downloading ${file.name}.`);
  const listed = await page.getByRole('listitem').allInnerTexts();

  const other = await elsewhere({ browser, baseURL, troubles });
  await openFiles(other, file);
  await expect(reply(other)).toHaveText('3 games were opened.');
  expect(await other.getByRole('listitem').allInnerTexts()).toEqual(listed);
  for (const _ of ['twice', 'thrice']) {
    await openFiles(other, file);
    await expect(reply(other)).toHaveText('3 games were already here.');
    await expect(rows(other)).toHaveCount(3);
  }
  await other.reload();
  await expect(rows(other)).toHaveCount(3);
  expect(await other.getByRole('listitem').allInnerTexts()).toEqual(listed);
  await other.context().close();
});

test('settings are exported with all games, and are applied only on request', async ({ page, browser, baseURL, troubles }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', JSON.stringify({ pace: 'Instant', theme: 'Dark' })));
  await leaveGame(page);
  await openGames(page);
  const file = await saved(page, () => page.getByRole('button', { name: 'Save all games as a file' }).click());
  await openFiles(page, file);
  await expect(reply(page)).toHaveText('1 game was already here.');
  const other = await elsewhere({ browser, baseURL, troubles });
  const theme = () => other.evaluate(() => document.documentElement.dataset.theme);
  await openFiles(other, file);
  await expect(reply(other)).toContainText('1 game was opened.');
  await expect(reply(other)).toContainText('This file has settings, too.');
  expect(await theme()).toBe('system');
  await reply(other).getByRole('button', { name: 'Use the settings in the file' }).click();
  await expect(reply(other)).toHaveText('The settings in the file are in use now.');
  expect(await theme()).toBe('dark');
  await other.context().close();
});

test('large files without games block nothing, and can be canceled', { tag: '@all' }, async ({ page }, info) => {
  const line = info.outputPath('line.jsonl');
  writeFileSync(line, '{"format":'.repeat(1_600_000));
  await page.goto('./#/games');
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { globalThis.longest = Math.max(globalThis.longest, duration); })).observe({ entryTypes: ['longtask'] });
  });
  await openFiles(page, line);
  await expect(reply(page)).toContainText("line.jsonl isn't a Kitchen Table game.");
  info.annotations.push({ type: 'longest task', description: `${await page.evaluate(() => globalThis.longest)} ms` });
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = function slow() { return new Promise((done) => { globalThis.goOn = () => done(arrayBuffer.call(this)); }); };
  });
  await openFiles(page, line);
  await reply(page).getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => globalThis.goOn());
  await expect(reply(page)).toHaveText('No games were opened.');
});

test('files that mail programs and editors have altered still open', { tag: '@all' }, async ({ page, browser, baseURL, troubles }) => {
  await leaveGame(page, { moves: 1 });
  await page.goto('./#/about');
  const [lines] = await shelf(page);
  const other = await elsewhere({ browser, baseURL, troubles });
  const header = '{"report":"kitchen-table","page":"9.9.9","browser":"A browser"}';
  await openFiles(other, { name: 'report.txt', text: `\uFEFF${header}\r\n\r\n${lines.join(' \r\n\r\n')}\r\n` });
  await expect(reply(other)).toHaveText('1 game was opened.');
  expect(await shelf(other)).toEqual([lines]);
  await other.context().close();
});

test('useless files are reported one by one', async ({ page }, info) => {
  // It is passed by path, not as a long text.
  const film = info.outputPath('film.jsonl');
  writeFileSync(film, '');
  truncateSync(film, (16 << 20) + 1);
  await page.goto('./#/games');
  for (const [file, sentence] of [
    [{ name: 'diary.txt', text: 'Dear diary' }, "diary.txt isn't a Kitchen Table game."],
    [{ name: 'settings.json', text: '{"pace":"Instant"}' }, "settings.json isn't a Kitchen Table game."],
    [{ name: 'nothing.jsonl', text: ' \n' }, 'nothing.jsonl is empty.'],
    [film, 'film.jsonl is too large'],
  ]) {
    await openFiles(page, file);
    await expect(reply(page)).toContainText(sentence);
    await expect(reply(page)).toContainText('No games were opened.');
  }
  await page.evaluate(() => { Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError')); });
  await openFiles(page, { name: 'gone.jsonl', text: 'x' });
  await expect(reply(page)).toContainText("gone.jsonl can't be read");
  expect(await shelf(page)).toEqual([]);
});

test('of several files each valid game is opened, and the others say why not', async ({ page, browser, baseURL, troubles }) => {
  await leaveGame(page, { moves: 3 });
  await leaveGame(page, { names: 'Di,Ed,Flo' });
  await page.goto('./#/about');
  const games = await shelf(page);
  const [ann, di] = games[0].length > games[1].length ? games : games.toReversed();
  const other = await elsewhere({ browser, baseURL, troubles });
  await openFiles(other, { text: di.join('\n') });
  await expect(reply(other)).toHaveText('1 game was opened.');
  await openFiles(
    other,
    { name: 'both.jsonl', text: `${di.join('\n')}\n\n${[...ann.slice(0, 5), '{"Pl'].join('\n')}\n` },
    { name: 'newer.jsonl', text: ann[0].replace('"version":1', '"version":9') },
    { name: 'changed.jsonl', text: ann[0].replace('"seed":3', '"seed":4') },
    { name: 'diary.txt', text: 'Dear diary' },
    { name: 'whole.jsonl', text: ann.join('\n') },
  );
  await expect(reply(other).getByRole('paragraph')).toHaveText([
    '1 game was opened. 1 game was partly recovered. 1 game was already here. 2 games were unreadable.',
    /^both\.jsonl: This game is damaged: .* The first 4 moves are intact\.$/,
    /^newer\.jsonl: This game was saved in format 9, but this page reads format 1\./,
    /^changed\.jsonl: This game is damaged: /,
    /^diary\.txt isn't a Kitchen Table game\./,
  ]);
  await expect(rows(other)).toHaveCount(3);
  await expect(waiting(other).getByRole('heading', { level: 3, name: 'Dealt!, after 4 moves' })).toBeVisible();
  await other.context().close();
});

for (const [how, sentence, tally, spoil] of [
  ['full', 'this browser is out of space', '1 game was opened. 1 game was not saved.', () => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...words) {
      if (globalThis.lines >= 1) throw new DOMException('full', 'QuotaExceededError');
      globalThis.lines = (globalThis.lines ?? 0) + 1;
      return add.apply(this, words);
    };
  }],
  ['denied', "this browser won't let the page save anything", '2 games were not saved.', () => {
    IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };
  }],
]) {
  const tag = how === 'full' ? [] : '@all';
  test(`where storage is ${how} no game is said to be opened that is not kept`, { tag }, async ({ page, browser, baseURL, troubles }) => {
    await leaveGame(page);
    await leaveGame(page, { names: 'Di,Ed,Flo' });
    await page.goto('./#/about');
    // Only the deals: one line each.
    const deals = (await shelf(page)).map(([deal]) => deal);
    const other = await elsewhere({ browser, baseURL, troubles });
    await other.addInitScript(spoil);
    await other.reload();
    if (how === 'denied') await expect(other.getByText(`Your games can't be found: ${sentence}.`)).toBeVisible();
    await openFiles(other, { text: deals.join('\n') });
    await expect(reply(other)).toContainText(`They weren't saved: ${sentence}.`);
    await expect(reply(other)).toContainText(tally);
    await expect(rows(other)).toHaveCount(how === 'denied' ? 0 : 1);
    await checkA11y(other);
    await other.context().close();
  });
}

test('a damaged game says where it is damaged, is saved unchanged, and continues as far as it is intact', async ({ page, browser, baseURL, troubles }) => {
  await leaveGame(page, { moves: 3 });
  await page.goto('./#/about');
  const [spoiled] = await change(page, 5, 7);
  expect(spoiled[5]).toBe(7);
  await openGames(page);
  await button(page, 'Continue', ANN).click();
  const alert = row(page, ANN).getByRole('alert');
  await expect(alert).toContainText('This game is damaged');
  await expect(alert).toContainText('Nothing was deleted.');
  await expect(button(page, 'Rename', ANN)).toHaveCount(0);
  const file = await saved(page, () => button(page, 'Save as a file', ANN).click());
  expect(file.text).toBe(`${spoiled.join('\n')}\n`);

  await button(page, 'Continue from move 4', ANN).click();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  const before = await table(page);
  await page.reload();
  expect(await table(page)).toEqual(before);
  const games = await shelf(page);
  expect(games).toHaveLength(2);
  expect(games).toContainEqual(spoiled);

  const other = await elsewhere({ browser, baseURL, troubles });
  await openFiles(other, file);
  await expect(reply(other)).toContainText('1 game was partly recovered.');
  expect(await shelf(other)).toEqual([spoiled.slice(0, 5)]);
  await other.context().close();
});

test('a game without any intact line can still be saved and deleted', { tag: '@all' }, async ({ page }) => {
  await leaveGame(page);
  await page.goto('./#/about');
  const [spoiled] = await change(page, 0, 'Dear diary');
  await openGames(page);
  await button(page, 'Continue', ANN).click();
  await expect(row(page, ANN).getByRole('alert')).toContainText("This isn't a Kitchen Table game.");
  await expect(button(page, 'Continue', ANN)).toHaveCount(0);
  await expect(button(page, 'Save as a file', ANN)).toBeFocused();
  const file = await saved(page, () => button(page, 'Save as a file', ANN).click());
  expect(file.text).toBe(`${spoiled.join('\n')}\n`);
  await button(page, 'Delete', ANN).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Your games', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('files can be dropped onto the page', async ({ page, browser, baseURL, troubles }) => {
  await leaveGame(page);
  await page.goto('./#/about');
  const [lines] = await shelf(page);
  const other = await elsewhere({ browser, baseURL, troubles });
  const drop = (page, kind) => page.evaluate(([kind, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'games.jsonl'));
    const event = new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true });
    document.querySelector('h1').dispatchEvent(event);
    return event.defaultPrevented;
  }, [kind, lines.join('\n')]);
  for (const kind of ['dragover', 'drop']) {
    expect(await drop(other, kind)).toBe(true);
    // Elsewhere, the browser doesn't show the file in place of the page.
    expect(await drop(page, kind)).toBe(true);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reply(other)).toHaveText('1 game was opened.');
  await expect(button(other, 'Continue', ANN)).toBeVisible();
  await other.context().close();
});

test('everything can be done by keyboard alone', async ({ page }) => {
  // Registered early, or a busy browser shows its own dialog.
  const chooser = page.waitForEvent('filechooser');
  await leaveGame(page, { moves: 1 });
  await openGames(page);
  await expect(button(page, 'Continue', ANN)).toBeVisible();
  const tabTo = async (target) => {
    for (let presses = 0; presses < 20; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(button(page, 'Rename', ANN));
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('By keys');
  await tabTo(button(page, 'Delete', ANN));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Delete', ANN)).toBeFocused();
  await tabTo(button(page, 'Save as a file', ANN));
  const file = await saved(page, () => page.keyboard.press('Enter'));
  await tabTo(page.getByLabel('Open games from a file'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([{ name: file.name, mimeType: '', buffer: Buffer.from(file.text) }]);
  await expect(reply(page)).toHaveText('1 game was already here.');
  await tabTo(page.getByRole('button', { name: 'Save all games as a file' }));
  // The settings come before the games.
  const { text } = await saved(page, () => page.keyboard.press('Enter'));
  expect(text.split('\n\n').slice(1).join('\n\n')).toBe(file.text);
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(button(page, 'Continue', ANN));
  await page.keyboard.press('Enter');
  expect(await awaited(page)).toBe('move');
});
