// Searches for other seats' cards in everything that a page shows, stores and announces: two games that differ
// only in hidden information must look and sound the same to an observer.
import { shelf } from './games.js';
import { hold, quicken, runOn, shell, unlock } from './shell.js';
import { confirm, manager, preset, turn } from './slapshot.js';
import { expect, knowsNotes, test, watch } from './support.js';
import { lay } from './tables.js';

// Pairs of deals with the same public information: the same cards on the table, different hands.
const PAIRS = {
  'dealt?seats=person,person,person&oldest=3&names=Ann,Bo,Cy': [1046, 2062],
  'sloop?seats=person,person,person&names=Ann,Bo,Cy': [29, 80],
};

// Records everything that a page outputs, except to a database. What it draws by chance is the same in each game.
function note() {
  globalThis.said = [];
  for (const [of, names] of [
    [console, ['log', 'info', 'warn', 'error', 'debug']],
    [History.prototype, ['pushState', 'replaceState']],
    [Storage.prototype, ['setItem']],
    [BroadcastChannel.prototype, ['postMessage']],
  ]) {
    for (const name of names) {
      const real = of[name];
      of[name] = function told(...words) {
        globalThis.said.push([name, words]);
        return real.apply(this, words);
      };
    }
  }
  crypto.getRandomValues = (bytes) => bytes.fill(7);
}

// Records what another tab of the same origin receives.
function listen() {
  globalThis.heard = [];
  addEventListener('storage', ({ key, newValue }) => globalThis.heard.push([key, newValue]));
  new BroadcastChannel('kitchen-table').onmessage = ({ data }) => globalThis.heard.push(data);
}

// A page in its own browser context, with a second tab that listens.
async function alone({ browser, baseURL, troubles }) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  watch(context, new URL(baseURL).origin, troubles);
  await knowsNotes(context);
  const page = await context.newPage();
  await page.addInitScript(note);
  await quicken(page);
  const other = await context.newPage();
  await other.goto('./#/about');
  await other.evaluate(listen);
  await page.bringToFront();
  return { page, other, context };
}

// The latest announcement for screen readers.
const said = (page) => page.locator('[aria-live] p').first();

// Waits until the cover accepts input, and all other activity has finished.
async function settled({ page, other }) {
  const { unlock } = shell(page);
  await expect(unlock).toBeVisible();
  await runOn(page, 1000);
  await expect(unlock).toBeEnabled();
  await quiet({ page, other });
}

// Waits until the game is saved, and the other tab has received all messages.
async function quiet({ page, other }) {
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('kitchen-table.asked-to-keep');
  const told = await page.evaluate(() => globalThis.said.filter(([name]) => /setItem|postMessage/.test(name)).length);
  await expect.poll(() => other.evaluate(() => globalThis.heard.length)).toBe(told);
}

// Everything that can be observed at this point.
const all = async ({ page, other }) => ({
  markup: await page.content(),
  // Shadow roots are not part of the page's markup.
  roots: await page.evaluate(() => [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot).length),
  read: await page.locator('body').ariaSnapshot(),
  title: await page.title(),
  address: page.url(),
  history: await page.evaluate(() => [history.state, history.length]),
  kept: await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
  // Simultaneous outputs may come in any order.
  said: (await page.evaluate(() => globalThis.said.map((it) => JSON.stringify(it)))).sort(),
  heard: (await other.evaluate(() => globalThis.heard.map((it) => JSON.stringify(it)))).sort(),
  picture: (await page.screenshot({ animations: 'disabled' })).toString('base64'),
});

// Fails with a short description of the differences.
function expectSame(one, two) {
  for (const [what, { length }] of Object.entries(one)) {
    if (length > 500 && one[what] !== two[what]) {
      const at = [...one[what]].findIndex((letter, at) => letter !== two[what][at]);
      expect(one[what].slice(at - 100, at + 100), what).toBe(two[what].slice(at - 100, at + 100));
    }
    expect(one[what], what).toEqual(two[what]);
  }
}

for (const [game, seeds] of Object.entries(PAIRS)) {
  const tag = game.startsWith('dealt') ? [] : '@all';
  test(`a hand that is covered is told by nothing, nor seen in a picture: ${game.replace(/\?.*/, '')}`, { tag }, async ({ browser, baseURL, troubles }) => {
    const games = [];
    for (const seed of seeds) {
      const it = await alone({ browser, baseURL, troubles });
      const { page, context } = it;
      await page.goto(`./#/play/${game}&seed=${seed}`);
      const { unlock } = shell(page);
      await settled(it);
      const before = await all(it);
      await hold(page, unlock);
      const hand = await page.getByRole('main').ariaSnapshot();
      await page.keyboard.press('h');
      await settled(it);
      games.push({ before, hand, after: await all(it) });
      await context.close();
    }
    const [one, two] = games;
    expect(one.hand).not.toBe(two.hand);
    expectSame(one.before, two.before);
    expectSame(one.after, two.after);
  });
}

test('a line-up is revealed to nobody else, with a hand open or none', async ({ browser, baseURL, troubles }) => {
  const games = [];
  for (const order of ['Best first', 'Goalie first']) {
    const it = await alone({ browser, baseURL, troubles });
    const { page, context } = it;
    await lay(page, 'slapshot-people');
    await unlock(page, 'Ann');
    await turn(page, 'Game').click();
    await manager(page, 'Bo').click();
    await confirm(page);
    // Simultaneous events are announced together, so each is waited for.
    await expect(said(page)).toContainText('Ann visited Bo.');
    await preset(page, order).click();
    await confirm(page);
    await expect(said(page)).toContainText("Bo, it's your turn");
    await settled(it);
    const covered = await all(it);
    await unlock(page, 'Bo');
    await expect(page.getByRole('region', { name: "Bo's line-up" })).toBeVisible();
    await runOn(page, 1000);
    await quiet(it);
    // Text and markup are enough here: the screenshot would show the open hand.
    games.push({ kept: await shelf(it.other), covered, open: { ...await all(it), picture: '' } });
    await context.close();
  }
  const [one, two] = games;
  expect(one.kept).not.toEqual(two.kept);
  expectSame(one.covered, two.covered);
  expectSame(one.open, two.open);
});

for (const [cause, away] of [
  ['goes out of sight', () => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
]) {
  const tag = cause === 'goes out of sight' ? [] : '@all';
  test(`when the page ${cause}, the hand is covered before anything takes a picture of it`, { tag }, async ({ page }) => {
    await quicken(page);
    await page.goto('./#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
    await unlock(page, 'Ann');
    const [before, after] = await page.evaluate(`(async () => {
      const words = () => document.body.innerText;
      const before = words();
      (${away})();
      // Lets the event's microtasks finish; no other task and no rendering comes before that.
      await null;
      return [before, words()];
    })()`);
    expect(before).not.toContain('Pass to Ann');
    expect(after).toContain('Pass to Ann');
    await expect(shell(page).hand).toHaveCount(0);
  });
}
