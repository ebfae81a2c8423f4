// Several tabs have the same game open: one plays it, the others watch and can take it over.
import { checkA11y, expect, test } from './support.js';
import { awaited, faces, hold, move, parts, quicken, shown, unlock } from './dealt.js';
import { keepBusy, onShelf, shelf } from './games.js';

const link = './#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy';
const passed = './#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy';
const led = './#/play/dealt?seed=2&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';
const sentence = 'This game is open in another tab or window.';

const banner = (page) => page.getByText(sentence);
const playHere = (page) => page.getByRole('button', { name: 'Play here' });

// Takes a game over, and waits until that is done.
async function takeOver(page) {
  await page.bringToFront();
  await playHere(page).click();
  await expect(banner(page)).toHaveCount(0);
}

// What everybody sees of the table.
async function table(page) {
  const [players, trick] = [page.getByRole('region', { name: 'Players' }), page.getByRole('region', { name: /^(This|Last) trick/ })];
  return { hand: await shown(page), players: await players.innerText(), trick: await trick.innerText() };
}

// Opens a game, up to its first decision.
async function sit(page, address = link) {
  await quicken(page);
  await page.goto(address);
  await awaited(page);
  await onShelf(page);
}

// Another tab with the most recently played game.
async function lookOn(context) {
  const page = await context.newPage();
  await quicken(page);
  await page.goto('./#/table');
  await expect(banner(page)).toBeVisible();
  return page;
}

// Counts the saves in all tabs.
async function hear(page) {
  await page.evaluate(() => {
    globalThis.heard = 0;
    new BroadcastChannel('kitchen-table').onmessage = () => { globalThis.heard += 1; };
  });
  return () => page.evaluate(() => globalThis.heard);
}

// The saved lines.
const lines = async (page) => (await shelf(page)).flat();

// Waits until a page plays its game and has a decision to make.
async function plays(page) {
  // Browsers rarely render background pages, and tests wait for rendering.
  await page.bringToFront();
  await expect(banner(page)).toHaveCount(0);
  expect(await awaited(page)).toBe('move');
}

// Makes a move, and waits for the next decision: whoever stops a trick decides again at once.
async function decide(page) {
  await page.bringToFront();
  const told = page.getByRole('log').getByRole('listitem');
  const before = await told.count();
  await move(page);
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  await plays(page);
}

test('a second tab watches and follows, without controls', async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  await expect.poll(() => table(other)).toEqual(await table(page));
  await expect(banner(page)).toHaveCount(0);
  await expect(parts(other).actionBar.getByRole('button')).toHaveCount(0);
  for (let moves = 0; moves < 3; moves += 1) {
    await decide(page);
    const now = await table(page);
    await expect.poll(() => table(other)).toEqual(now);
  }
  const before = await lines(other);
  await expect(parts(other).cards.first()).toBeDisabled();
  await parts(other).cards.first().click({ force: true });
  await other.keyboard.press('Enter');
  await expect(parts(other).actionBar.getByRole('button')).toHaveCount(0);
  expect(await lines(other)).toEqual(before);
  await expect(banner(other)).toBeVisible();
});

test('tabs take a game over from each other, and continue it', { tag: '@all' }, async ({ page, context }) => {
  await sit(page);
  let [playing, looking] = [page, await lookOn(context)];
  for (let times = 0; times < 4; times += 1) {
    await takeOver(looking);
    await plays(looking);
    await expect(banner(playing)).toBeVisible();
    await decide(looking);
    const now = await table(looking);
    await expect.poll(() => table(playing)).toEqual(now);
    [playing, looking] = [looking, playing];
  }
  const now = await table(playing);
  await playing.reload();
  await looking.close();
  await playing.reload();
  await plays(playing);
  expect(await table(playing)).toEqual(now);
});

test('a game is taken over by the keyboard, and the focus stays on the page', async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  await playHere(other).focus();
  await other.keyboard.press('Enter');
  await plays(other);
  await expect.poll(() => other.evaluate(() => document.activeElement.tagName)).not.toBe('BODY');
});

test('when the playing tab is closed another one continues', async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  await decide(page);
  const now = await table(page);
  await page.close();
  await plays(other);
  await expect.poll(() => table(other)).toEqual(now);
  await decide(other);
});

test('when the playing tab crashes another one continues', async ({ page, context, troubles }) => {
  await sit(page);
  const other = await lookOn(context);
  await decide(page);
  const now = await table(page);
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // This never resolves.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  await plays(other);
  await expect.poll(() => table(other)).toEqual(now);
  await decide(other);
  expect(troubles.splice(0)).toEqual(['the page crashed']);
});

test('a single tab never says that a game is played elsewhere', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript((sentence) => {
    globalThis.said = false;
    const look = () => { globalThis.said ||= document.body?.textContent.includes(sentence); };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, sentence);
  await sit(page);
  for (let times = 0; times < 3; times += 1) {
    await page.reload();
    await plays(page);
    await decide(page);
    expect(await page.evaluate(() => globalThis.said)).toBe(false);
  }
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.goBack();
  await plays(page);
  await decide(page);
  expect(await page.evaluate(() => globalThis.said)).toBe(false);
});

test('a game stays with its tab while that shows other pages, but only as long as it is on its table', { tag: '@all' }, async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await page.goto('./#/play/dealt?seed=9&seats=person,normal,hard&names=Di,Ed,Flo');
  await plays(other);
  await plays(page);
});

test('a game taken over while its tab showed another page is watched there', { tag: '@all' }, async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  await page.getByRole('link', { name: 'Settings' }).click();
  await takeOver(other);
  await plays(other);
  await decide(other);
  await page.goBack();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => table(page)).toEqual(await table(other));
});

test('three tabs: one plays, and one of the others continues', { tag: '@all' }, async ({ page, context }) => {
  await sit(page);
  const others = [await lookOn(context), await lookOn(context)];
  await takeOver(others[1]);
  await plays(others[1]);
  await expect(banner(page)).toBeVisible();
  await others[1].close();
  const both = async () => (await banner(page).count()) + (await banner(others[0]).count());
  await expect.poll(both).toBe(1);
});

test('bots move once, in whichever tab plays', { tag: '@all' }, async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  const heardHere = await hear(page);
  const heardThere = await hear(other);
  const before = (await lines(page)).length;
  const moves = 4;
  for (let made = 0; made < moves; made += 1) {
    await decide(page);
  }
  const now = await table(page);
  await expect.poll(() => table(other)).toEqual(now);
  const added = (await lines(page)).length - before;
  expect(added).toBeGreaterThan(moves);
  // This page receives messages from all tabs, including its own.
  await expect.poll(heardHere).toBe(added);
  await expect.poll(heardThere).toBe(added);
});

// Records the lines that a page saves and how often it requests that, and holds back its bots until told to continue.
function watchOne() {
  Object.assign(globalThis, { added: [], asked: 0, still: true });
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...words) {
    globalThis.added.push(words[0]);
    return add.apply(this, words);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...words) {
    globalThis.asked += Number(words[1] === 'readwrite');
    return transaction.apply(this, words);
  };
  const [{ setTimeout, clearTimeout }, later] = [globalThis, new Map()];
  globalThis.setTimeout = (call, wait, ...words) => {
    // Only bots wait that long.
    if (!globalThis.still || wait < 500) return setTimeout(call, wait, ...words);
    const id = -1 - later.size;
    later.set(id, call);
    return id;
  };
  globalThis.clearTimeout = (id) => (later.has(id) ? later.set(id, () => {}) : clearTimeout(id));
  globalThis.goOn = () => {
    globalThis.still = false;
    for (const call of later.values()) call();
  };
}

// A page paused in the middle of a bot's turn: Ann has led, and Bo is about to move.
async function sitBesideABot(page) {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Slow"}'));
  await page.addInitScript(watchOne);
  await page.goto(led);
  await plays(page);
  await move(page);
  await expect(page.getByRole('log')).toContainText('Ann played');
  await expect(page.getByRole('log')).not.toContainText(/Bo (played|took|stopped)/);
}

const noted = (page, what) => page.evaluate((what) => globalThis[what], what);
const goOn = (page) => page.evaluate(() => globalThis.goOn());

// Nothing may be lost: the game continues unchanged in this tab alone.
async function staysAfterReload(page, other) {
  const [now, kept] = [await table(page), await lines(page)];
  await other.close();
  await page.reload();
  await plays(page);
  await expect.poll(() => table(page)).toEqual(now);
  expect(await lines(page)).toEqual(kept);
  await decide(page);
}

test('a game taken over during a bot’s turn is played there, and the old tab saves nothing more', async ({ page, context }) => {
  await sitBesideABot(page);
  const [before, kept, added] = [await table(page), await lines(page), await noted(page, 'added')];
  expect(kept).toEqual(added);
  const other = await lookOn(context);
  await expect.poll(() => table(other)).toEqual(before);
  await takeOver(other);
  await plays(other);
  await expect(banner(page)).toBeVisible();
  await goOn(page);
  let there = kept;
  for (let moves = 0; moves < 3; moves += 1) {
    await decide(other);
    const now = await lines(other);
    expect(now.length).toBeGreaterThan(there.length);
    expect(now.slice(0, there.length)).toEqual(there);
    there = now;
  }
  const now = await table(other);
  await expect.poll(() => table(page)).toEqual(now);
  expect(await noted(page, 'added')).toEqual(added);
  await expect(page.getByRole('alert')).toBeEmpty();
  await staysAfterReload(other, page);
});

test('a bot’s move in progress when the game is taken over is made once', { tag: '@all' }, async ({ page, context }) => {
  await sitBesideABot(page);
  const [kept, asked] = [await lines(page), await noted(page, 'asked')];
  const other = await lookOn(context);
  const free = await keepBusy(context);
  await goOn(page);
  await expect.poll(() => noted(page, 'asked')).toBe(asked + 1);
  // It is shown here before it is saved.
  await expect(page.getByRole('log')).toContainText(/Bo (played|took|stopped)/);
  await other.bringToFront();
  await playHere(other).click();
  await expect(banner(page)).toBeVisible();
  expect(await noted(page, 'added')).toEqual(kept);

  await free();
  await plays(other);
  await decide(other);
  const now = await table(other);
  await expect.poll(() => table(page)).toEqual(now);
  // The old tab has saved the pending move, and nothing else; the game continued from there.
  const added = await noted(page, 'added');
  expect(added).toHaveLength(kept.length + 1);
  expect((await lines(other)).slice(0, added.length)).toEqual(added);
  await expect(page.getByRole('alert')).toBeEmpty();
  await staysAfterReload(other, page);
});

test('a watching tab shows no hand of a shared device, and asks for no handover', async ({ page, context }) => {
  await sit(page, passed);
  await unlock(page, 'Ann');
  const hand = await faces(page);
  const other = await lookOn(context);
  await expect(parts(other).hand).toHaveCount(0);
  await expect(parts(other).unlock).toHaveCount(0);
  for (const face of hand) await expect(other.getByRole('button', { name: face })).toHaveCount(0);

  await takeOver(other);
  await expect(parts(other).unlock).toBeVisible();
  await expect(parts(page).hand).toHaveCount(0);
  await unlock(other, 'Ann');
  expect(await faces(other)).toEqual(hand);
  await takeOver(page);
  // It was open here before, but is covered nevertheless.
  await expect(parts(page).unlock).toBeVisible();
  await expect(parts(other).hand).toHaveCount(0);
  await hold(page, parts(page).unlock);
  expect(await faces(page)).toEqual(hand);
});

test('a hidden tab leaves the game to one that is being reloaded', { tag: '@all' }, async ({ page, context }) => {
  await sit(page);
  const other = await lookOn(context);
  const hide = (hidden) => other.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  await hide(true);
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await plays(page);
    await expect(banner(other)).toBeVisible();
  }
  await page.close();
  await hide(false);
  await plays(other);
});

test('a game that another tab plays can be watched, but neither deleted nor renamed', async ({ page, context }) => {
  await sit(page);
  const other = await context.newPage();
  await quicken(other);
  await other.goto('./#/games');
  const waiting = other.getByRole('region', { name: 'Games in progress' });
  const said = waiting.getByRole('status');
  await waiting.getByRole('button', { name: 'Delete Dealt! with Ann, Bo and Cy' }).click();
  await expect(said).toHaveText("This game wasn't deleted: it's open in another tab or window.");
  await waiting.getByRole('button', { name: 'Rename Dealt! with Ann, Bo and Cy' }).click();
  await other.keyboard.type('Sunday');
  await other.keyboard.press('Enter');
  await expect(said).toHaveText("The title wasn't saved: it's open in another tab or window.");
  await checkA11y(other);
  await other.goto('./#/');
  await waiting.getByRole('button', { name: 'Continue Dealt! with Ann, Bo and Cy' }).click();
  await expect(banner(other)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await decide(page);
  await expect.poll(async () => table(other)).toEqual(await table(page));
});

test('a game deleted while it is played is restored completely', async ({ page, context }) => {
  await sit(page);
  await decide(page);
  const other = await context.newPage();
  await other.goto('./#/about');
  await other.evaluate(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const shelf = await done(indexedDB.open('kitchen-table'));
    const stores = shelf.transaction(['labels', 'lines'], 'readwrite');
    const [key] = await done(stores.objectStore('labels').getAllKeys());
    await done(stores.objectStore('labels').clear());
    await done(stores.objectStore('lines').clear());
    shelf.close();
    new BroadcastChannel('kitchen-table').postMessage(key);
  });
  await decide(page);
  const before = await table(page);
  await page.reload();
  await plays(page);
  expect(await table(page)).toEqual(before);
});
