// Real time, with a toy game that is in no release: people, a bot and the clock play at once, in chronological
// order, and everything is saved. Its rules are in tests/fixtures/snatch; a game lasts a minute.
import { shelf } from './games.js';
import { expect, test } from './support.js';

test.use({ baseURL: process.env.KT_REAL_TIME_URL, hasTouch: true });

// The seats of the people.
const [ann, bea, cy] = [0, 1, 2];

const card = (page, name) => page.getByRole('region', { name, exact: true }).getByRole('button').first();

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

test('fingers and keys play at the same time, and the game is replayed once when it is opened again', { tag: '@all' }, async ({ page, baseURL }) => {
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

  const still = new URL('still', baseURL).href;
  await page.route(still, (route) => route.fulfill({ contentType: 'text/html', body: 'Nothing is played here.' }));
  await page.goto(still);
  const kept = await inputs(page);
  const times = kept.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  await page.goto(baseURL);
  await expect(page.locator('[data-applied]')).toHaveAttribute('data-applied', String(kept.length));
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
  const { length } = await inputs(page);
  await expect.poll(async () => (await inputs(page)).length).toBeGreaterThan(length);
  // Since the page was requested, the time in the game and the times when nobody was watching have passed.
  const { at } = (await inputs(page)).at(-1);
  expect(await now()).toBeGreaterThan(at + away * ways.length);
});
