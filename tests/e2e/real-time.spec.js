// Real time, with a toy game that is in no release: people, a bot and the clock play at once, in chronological
// order, and everything is saved. Its rules are in tests/fixtures/snatch; a game lasts ten seconds.
import { shelf } from './games.js';
import { test } from './killable.js';
import { expect } from './support.js';

test.use({ baseURL: process.env.KT_REAL_TIME_URL, hasTouch: true });

// The seats, and the clock, which plays without one.
const [ann, bea, cy, bot] = [0, 1, 2, 3];
const clock = 'Clock';

const card = (page, name) => page.getByRole('region', { name, exact: true }).getByRole('button').first();
const result = (page) => page.getByRole('region', { name: 'Game over' });

// The events as the page tells them, in chronological order.
async function log(page) {
  const lines = await page.getByRole('log').getByRole('listitem').allInnerTexts();
  return lines.reverse();
}

// The saved inputs: when they were made, by whom, and what they are.
async function inputs(page) {
  // Empty until the deal is saved.
  const [lines = []] = await shelf(page);
  const played = lines.slice(1).map((line) => JSON.parse(line).Played);
  return played.map(({ at, by, action }) => ({ at, by: by.Seat ?? by, action }));
}

// The people who made some of them, once each.
async function people(page) {
  const all = (await inputs(page)).map(({ by }) => by);
  return all.filter((by) => [ann, bea, cy].includes(by)).sort();
}

async function open(page, url) {
  await page.goto(url);
  await expect(card(page, 'Ann')).toBeEnabled();
}

// Reopens the game, which is replayed once from the saved inputs. Returns those.
async function openAgain(page, url) {
  const still = new URL('still', url).href;
  await page.route(still, (route) => route.fulfill({ contentType: 'text/html', body: 'Nothing is played here.' }));
  await page.goto(still);
  const kept = await inputs(page);
  await page.goto(url);
  await expect(page.locator('[data-applied]')).toHaveAttribute('data-applied', String(kept.length));
  return kept;
}

// Waits until everything that has happened so far is saved, and the game continues. Returns the log.
async function seen(page) {
  const lines = await log(page);
  const { length } = await inputs(page);
  await expect.poll(async () => (await inputs(page)).length).toBeGreaterThan(length);
  return lines;
}

const ascends = (all) => expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => a - b));

test('fingers and keys play at the same time', { tag: '@all' }, async ({ page, baseURL }) => {
  await open(page, baseURL);
  const points = await Promise.all(['Ann', 'Bea'].map(async (name, id) => {
    const { x, y, width, height } = await card(page, name).boundingBox();
    return { id, x: x + width / 2, y: y + height / 2 };
  }));
  const screen = await page.context().newCDPSession(page);
  await Promise.all([
    screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points }),
    page.keyboard.press('a'),
  ]);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => people(page)).toEqual([ann, bea, cy]);
  ascends(await openAgain(page, baseURL));
});

test('two taps on a card in one frame play it once', { tag: '@all' }, async ({ page, baseURL }) => {
  await open(page, baseURL);
  await card(page, 'Ann').evaluate((button) => {
    const tap = () => button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    tap();
    tap();
  });
  await expect.poll(() => people(page)).toEqual([ann]);
  const before = await seen(page);
  const kept = await openAgain(page, baseURL);
  expect(kept.filter(({ by }) => by === ann)).toHaveLength(1);
  await expect(card(page, 'Bea')).toBeEnabled();
  expect((await log(page)).slice(0, before.length)).toEqual(before);
});

test('inputs are played in the order of their times, not of arrival', { tag: '@all' }, async ({ page, baseURL }) => {
  await open(page, baseURL);
  const cards = await Promise.all(['Ann', 'Bea'].map((name) => card(page, name).elementHandle()));
  await page.evaluate(([anns, beas]) => {
    const tap = () => new PointerEvent('pointerdown', { bubbles: true });
    const first = tap();
    // Waits for another millisecond.
    while (performance.now() < first.timeStamp + 2);
    const second = tap();
    beas.dispatchEvent(second);
    anns.dispatchEvent(first);
  }, cards);
  await expect.poll(() => people(page)).toEqual([ann, bea]);
  const all = await openAgain(page, baseURL);
  ascends(all);
  const [anns, beas] = [ann, bea].map((seat) => all.find(({ by }) => by === seat));
  expect(anns.at).toBeLessThan(beas.at);
});

test('bots and the clock play by themselves, to the end', { tag: '@all' }, async ({ page, baseURL }) => {
  await open(page, baseURL);
  await expect(result(page)).toContainText('Won by Dot', { timeout: 20_000 });
  const before = await log(page);
  await expect.poll(async () => (await inputs(page)).at(-1)).toEqual({ at: 10_000, by: clock, action: 'End' });
  const all = await openAgain(page, baseURL);
  ascends(all);
  expect(all).toContainEqual({ at: expect.anything(), by: bot, action: expect.anything() });
  expect(all).toContainEqual({ at: expect.anything(), by: clock, action: 'Turn' });
  await expect(result(page)).toContainText('Won by Dot');
  expect(await log(page)).toEqual(before);
});

test('a game continues where it was when the browser is killed', { tag: '@all' }, async ({ browserToKill: browser, baseURL }) => {
  let page = await browser.start();
  await open(page, baseURL);
  await page.keyboard.press('a');
  await expect.poll(() => people(page)).toEqual([cy]);
  const before = await seen(page);
  await browser.kill();
  page = await browser.start();
  const kept = await openAgain(page, baseURL);
  await expect(result(page)).toContainText('Won by Dot', { timeout: 20_000 });
  expect((await log(page)).slice(0, before.length)).toEqual(before);
  await expect.poll(async () => (await inputs(page)).at(-1)).toEqual({ at: 10_000, by: clock, action: 'End' });
  const all = await inputs(page);
  expect(all.slice(0, kept.length)).toEqual(kept);
  ascends(all);
});

test('a game that nobody watches is paused', { tag: '@all' }, async ({ page, baseURL }) => {
  const now = () => page.evaluate(() => performance.now());
  const away = 2_500;
  const hide = (hidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const ways = [
    { leave: () => hide(true), comeBack: () => hide(false) },
    { leave: async () => { await press('Pause'); await press('Menu'); await press('Replay'); }, comeBack: () => press('Back to the game') },
  ];
  await open(page, baseURL);
  for (const { leave, comeBack } of ways) {
    await expect.poll(() => inputs(page)).not.toEqual([]);
    await leave();
    const left = await now();
    await page.waitForFunction((until) => performance.now() > until, left + away);
    await comeBack();
  }
  await expect(result(page)).toBeVisible({ timeout: 20_000 });
  // Its ten seconds, and the times when nobody was watching, since the page was requested.
  expect(await now()).toBeGreaterThan(10_000 + away * ways.length);
});
