// The page as one file, opened from disk: without a host or a network, but complete.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { TURN_BASED } from './all_games.js';
import { table } from './games.js';
import { awaited, shell } from './shell.js';
import { WAYS, hurry, start } from './stroop.js';
import { expect, test } from './support.js';
import { take } from './tables.js';

const FILE = process.env.KT_SINGLE;
const LARGEST = 1_700_000;

test.beforeAll(() => {
  if (!FILE) throw new Error('There is no such file: `cargo xtask test --only e2e` makes it.');
});

const address = FILE && pathToFileURL(FILE).href;
test.use({ baseURL: address });

// All requested URLs except the file itself and data inside it.
const asked = test.extend({
  asked: [async ({ context }, use) => {
    const urls = [];
    context.on('request', (request) => {
      const url = request.url();
      if (!request.isNavigationRequest() && !/^(data|blob):/.test(url)) urls.push(url);
    });
    await use(urls);
    expect(urls).toEqual([]);
  }, { auto: true }],
});

const open = (page, route) => page.goto(`${address}#/${route}`);
const heading = (page, name) => page.getByRole('heading', { level: 1, name });
const dealt = 'play/dealt?seed=3&seats=person,easy,easy&names=Ann,Bo,Cy';

asked('the file is as small as was promised', { tag: '@all' }, () => {
  expect(statSync(FILE).size).toBeLessThanOrEqual(LARGEST);
});

asked('it opens with its styles, its fonts and its sign', { tag: '@all' }, async ({ page }) => {
  await page.goto(address);
  await expect(heading(page, 'Kitchen Table')).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  });
  expect(fonts.some((name) => name.startsWith('Fraunces'))).toBe(true);
  expect(fonts.some((name) => name.startsWith('Atkinson'))).toBe(true);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml/);
  await expect(page.locator('html')).not.toHaveClass(/packed/);
  expect(await page.evaluate(() => 'kitchenTableWasm' in globalThis)).toBe(false);
});

for (const game of TURN_BASED) {
  asked(`${game} begins, and bots answer`, { tag: '@all' }, async ({ page }) => {
    await hurry(page);
    await open(page, `play/${game}?seed=3&seats=easy,easy,easy&names=Ann,Bo,Cy`);
    await expect(page.getByRole('log').getByText(/^Bo /).first()).toBeAttached();
  });
}

asked('stroop begins, and a bot plays', { tag: '@all' }, async ({ page }) => {
  await hurry(page);
  await open(page, 'play/stroop?seed=1&seats=person,easy&names=Ann,Bo');
  await start(page, 'Ann', await WAYS.mouse(page));
  await expect(page.getByText(/^Bo played /).first()).toBeAttached({ timeout: 20_000 });
});

asked('a game is kept until the file is opened again', { tag: '@all' }, async ({ page }) => {
  await open(page, dealt);
  expect(await awaited(page)).toBe('move');
  const before = await table(page);
  await open(page, 'games');
  await page.reload();
  await expect(heading(page, 'Your games')).toBeVisible();
  await page.getByRole('button', { name: /^Continue .*Dealt! with Ann/ }).click();
  expect(await awaited(page)).toBe('move');
  expect(await table(page)).toEqual(before);
});

asked('where nothing may be kept, it says so and plays on', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => { throw new DOMException('denied', 'SecurityError'); };
    Object.defineProperty(globalThis, 'indexedDB', { get: deny });
    Object.defineProperty(globalThis, 'localStorage', { get: deny });
  });
  await open(page, dealt);
  expect(await awaited(page)).toBe('move');
  await expect(page.getByRole('alert')).toContainText("This game isn't being saved");
});

asked('rules open, and the licenses are inside', { tag: '@all' }, async ({ page }) => {
  await open(page, 'rules/dealt');
  await expect(heading(page, /^Rules of Dealt!/)).toBeVisible();
  await open(page, 'about');
  await expect(page.getByText('It talks to nobody.')).toBeVisible();
  const texts = page.getByText('The licenses of everything that goes into the page');
  await expect(texts).toBeHidden();
  await page.getByText('All of them, with their licenses').click();
  await expect(texts).toBeVisible();
});

asked('a game that is over offers no link to a file', { tag: '@all' }, async ({ page }) => {
  await open(page, 'games');
  await take(page, 'dealt-bots');
  await expect(shell(page).over).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(page.getByRole('button', { name: /[Ss]hare|link/ })).toHaveCount(0);
});

asked('it offers no app and no other version', { tag: '@all' }, async ({ page }) => {
  await open(page, 'settings');
  await expect(page.getByText('All of Kitchen Table is in the file you opened.')).toBeVisible();
  await expect(page.getByText("isn't ready to play offline")).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [])).toEqual([]);
});

asked('a damaged file says that it is one', { tag: '@all' }, async ({ page, troubles }, info) => {
  const damaged = info.outputPath('damaged.html');
  const text = readFileSync(FILE, 'utf8');
  const middle = text.length / 2;
  writeFileSync(damaged, text.slice(0, middle) + text.slice(middle + 1_000));
  await page.goto(pathToFileURL(damaged).href);
  await expect(page.getByRole('alert')).toContainText("can't open Kitchen Table");
  // The error is logged to the console, too.
  troubles.length = 0;
});

asked('a saved copy of it says that it is one', { tag: '@all' }, async ({ page, troubles }, info) => {
  await open(page, dealt);
  expect(await awaited(page)).toBe('move');
  const copied = page.getByText('This is a saved copy of Kitchen Table');
  await expect(copied).toBeHidden();
  const copy = info.outputPath('copy.html');
  writeFileSync(copy, `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`);
  await page.goto(pathToFileURL(copy).href);
  await expect(copied).toBeInViewport();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Its script finds nothing to start.
  troubles.length = 0;
});
