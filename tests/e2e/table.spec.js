// The frame of a table: panels, announcements, and the pace of bots.
import { awaited, faces, move, parts, quicken, stage, unlock, wind } from './dealt.js';
import { LATE, linkBy, runOn, wholeLog } from './shell.js';
import { expect, test } from './support.js';
import { parts as swoop } from './swoop.js';
import { lay } from './tables.js';

const alone = '#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';
const passed = '#/play/dealt?seed=1&seats=person,person,easy&oldest=3&names=Ann,Bo,Cy';
const sizes = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];

const box = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x, y, width, height].map(Math.round);
};

test('the frame fills the screen and stays as it is', async ({ page }) => {
  await quicken(page);
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  const hide = page.getByRole('button', { name: 'Hide' });
  const opener = page.getByRole('button', { name: 'Game log' });
  const scrolls = () => page.evaluate(() => {
    const within = [document.documentElement, ...document.querySelectorAll('.table')];
    return within.some((it) => it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth);
  });
  for (const [width, height] of sizes) {
    await test.step(`at ${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await page.goto(`./${passed}`);
      await expect(parts(page).unlock).toBeVisible();
      expect(await scrolls()).toBe(false);
      const [, , , barHeight] = await box(bar);
      expect(barHeight).toBeGreaterThanOrEqual(36);
      expect(barHeight).toBeLessThanOrEqual(46);
      await expect(parts(page).unlock).toBeInViewport({ ratio: 1 });

      await unlock(page, 'Ann');
      const before = [await box(bar), await box(main), await box(hide)];
      expect(before[1][3]).toBe(height - barHeight);
      const rail = width >= 1200 ? 280 + 304 : 0;
      expect(before[1][2]).toBe(width - rail);
      await move(page);
      await expect(parts(page).unlock).toBeVisible();
      expect(await box(hide)).toEqual(before[2]);
      await unlock(page, 'Bo');
      expect([await box(bar), await box(main), await box(hide)]).toEqual(before);
      if (rail === 0) {
        await opener.click();
        expect([await box(bar), await box(main), await box(hide)]).toEqual(before);
        const [, top, , tall] = await box(page.getByRole('complementary', { name: 'Game log' }));
        expect(top + tall).toBe(height);
        if (width < 640) expect(tall).toBeLessThanOrEqual(0.6 * height);
      } else {
        await expect(opener).toBeHidden();
        await expect(page.getByRole('complementary')).toHaveCount(2);
      }
      expect(await scrolls()).toBe(false);
    });
  }
});

test('text at 200 % scrolls and is not cut off', async ({ page }) => {
  await wind(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`./${passed}`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const { unlock: button } = parts(page);
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await unlock(page, 'Ann');
  const seen = async (way) => {
    await way.scrollIntoViewIfNeeded();
    await expect(way).toBeInViewport({ ratio: 1 });
  };
  await seen(page.getByRole('link', { name: 'Home' }));
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await seen(menu);
  await menu.click();
  for (const name of ['Rules', 'Settings']) await seen(page.getByRole('link', { name }));
  await page.keyboard.press('Escape');
  // A move can be made: its buttons scroll into view, entirely and uncovered.
  await stage(page, 1);
  for (const [name, width] of [[/^(Play|Stop) /, 200], ['Cancel', 44]]) {
    const way = parts(page).actionBar.getByRole('button', { name });
    await way.scrollIntoViewIfNeeded();
    await expect(way).toBeInViewport({ ratio: 1 });
    expect((await way.boundingBox()).width).toBeGreaterThan(width);
  }
  const within = await page.evaluate(() => {
    const main = document.querySelector('main');
    const parts = [...main.querySelectorAll('.player, .trick, .message, .hand, .own-seat')].map((it) => it.getBoundingClientRect());
    const crossed = parts.some((it, at) => parts.some((other, behind) => behind > at && other.top < it.bottom - 1 && other.bottom > it.top + 1));
    return { wide: document.documentElement.scrollWidth, across: main.scrollWidth - main.clientWidth, crossed };
  });
  expect(within).toEqual({ wide: 360, across: 0, crossed: false });
});

test('a panel opens by its button or key, takes the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`./${alone}`);
  const opener = page.getByRole('button', { name: 'Game log' });
  const log = page.getByRole('complementary', { name: 'Game log' });
  const reference = page.getByRole('complementary', { name: 'Quick reference' });
  await expect(log).toBeHidden();
  await opener.click();
  await expect(log).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(log).toBeHidden();
  await expect(opener).toBeFocused();

  const card = parts(page).hand.getByRole('button').first();
  await card.focus();
  await page.keyboard.press('l');
  await expect(log).toBeFocused();
  await page.keyboard.press('r');
  await expect(log).toBeHidden();
  await expect(reference).toBeFocused();
  await page.keyboard.press('r');
  await expect(reference).toBeHidden();
  await expect(card).toBeFocused();
});

// Lets time pass until somebody has to act, and returns what is awaited.
async function whatComes(page) {
  const { actionBar, unlock, nextRound, over } = parts(page);
  const any = actionBar.getByRole('button', { name: 'Hurry' });
  const awaits = actionBar.or(unlock).or(nextRound).or(over);
  while ((await any.count()) > 0 || (await awaits.count()) === 0) await runOn(page, 300);
  return awaited(page);
}

for (const [pace, brief] of [['Fast', false], ['Instant', true]]) {
// Not in the gate: at the pace Fast the clock of the test outruns a slow database.
const tag = brief ? [] : '@all';
test(`at the pace ${pace} ${brief ? 'the last' : 'each'} public line is announced once, no secret is, and whose turn it is`, { tag }, async ({ page }) => {
  await wind(page);
  await page.addInitScript((pace) => localStorage.setItem('kitchen-table.settings', JSON.stringify({ pace })), pace);
  await page.addInitScript(() => {
    window.heard = [];
    const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]:not([aria-live="off"])';
    const hear = (records) => {
      const changed = new Set();
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region?.isConnected) changed.add(region);
      }
      for (const region of changed) {
        const spoken = region.cloneNode(true);
        for (const silent of spoken.querySelectorAll('[hidden]')) silent.remove();
        const words = spoken.textContent.trim();
        // The alert about slow storage is not a line of the game.
        const alarm = region.role === 'alert';
        if (words && !alarm) window.heard.push({ words, table: region.closest('main, aside') === null });
      }
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`./${alone}`);
  for (let what = await whatComes(page); what !== 'round'; what = await whatComes(page)) await move(page);
  await runOn(page, LATE);
  await parts(page).nextRound.click();
  expect(await whatComes(page)).toBe('move');

  const lines = (await (await wholeLog(page)).getByRole('listitem').allInnerTexts()).reverse();
  const secret = / was dealt | drew /;
  const open = lines.filter((line) => !secret.test(line) && line !== 'Since your last turn');
  expect(open.length).toBeLessThan(lines.length);
  const heard = () => page.evaluate(() => window.heard);
  const announced = async () => (await heard()).filter(({ table }) => table).map(({ words }) => words);
  const sentences = async () => (await announced()).map((words) => words.replace(/ ?(Your turn\..*|(Beat|Lead|You can't beat) .*)$/, '')).filter((it) => it);
  if (brief) {
    // Of simultaneous lines the last one, and never more than that.
    await expect.poll(async () => open.indexOf((await sentences()).at(-1))).toBe(open.length - 1);
    let from = 0;
    for (const sentence of await sentences()) {
      const at = open.indexOf(sentence, from);
      expect(at, sentence).not.toBe(-1);
      from = at + 1;
    }
  } else {
    await expect.poll(async () => (await sentences()).join(' ')).toBe(open.join(' '));
  }
  expect((await announced()).filter((words) => /Your turn\. (Beat|Lead|You can't beat) .*\.$/.test(words)).length).toBeGreaterThan(1);
  for (const { words, table } of await heard()) {
    expect(words).not.toMatch(secret);
    if (!table) expect(open.filter((line) => words.includes(line))).toEqual([]);
  }
});
}

test('Back first closes what covers the table, and then leaves it', async ({ page }) => {
  await quicken(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/');
  await lay(page, 'swoop-takes');
  const { hand } = swoop(page);
  const log = page.getByRole('complementary', { name: 'Game log' });
  await page.getByRole('button', { name: 'Game log' }).click();
  await expect(log).toBeVisible();
  await page.goBack();
  await expect(log).toBeHidden();
  await expect(hand).toBeVisible();
  // What was closed otherwise leaves no history entry.
  await page.getByRole('button', { name: 'Game log' }).click();
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await page.getByRole('button', { name: 'Cy' }).click();
  const closer = page.getByRole('group', { name: 'Cy' });
  await expect(closer).toBeVisible();
  await page.goBack();
  await expect(closer).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await expect(replay).toBeVisible();
  await page.goBack();
  await expect(replay).toHaveCount(0);
  await expect(hand).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.goForward();
  await expect(hand).toBeVisible();
});

test('returning to the table from elsewhere, however quickly, stays there', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  await expect(swoop(page).hand).toBeVisible();
  // Simulates a browser that returns before the page knows that it left.
  const steps = await page.evaluate(() => {
    let steps = 0;
    history.back = () => { steps += 1; };
    window.dispatchEvent(new PopStateEvent('popstate'));
    return steps;
  });
  expect(steps).toBe(0);
  await expect(swoop(page).hand).toBeVisible();
});

test('the first Tab stop leads to the hand', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  await page.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Skip to the game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(swoop(page).hand.locator(':focus')).toHaveCount(1);
});

test('a button to hurry is shown while a bot thinks', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('./#/play/dealt?seed=3&seats=easy,easy,person&names=Ann,Bo,Cy');
  const hurry = page.getByRole('button', { name: 'Hurry' });
  await expect(hurry).toBeVisible();
  const lines = page.getByRole('log').getByRole('listitem');
  while ((await hurry.count()) > 0) {
    const before = await lines.count();
    await hurry.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
  await expect(parts(page).actionBar).toBeVisible();
});

test('the list of players says whose turn it is', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  const near = page.getByRole('main').getByRole('heading', { name: 'Ann' }).locator('..');
  await expect(near).toContainText('To play');
});

test('a right click cancels what is staged, and a double click nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","confirm":"Always"}'));
  await lay(page, 'swoop-takes');
  const { hand } = swoop(page);
  const key = hand.getByRole('button', { disabled: false }).first();
  await key.dblclick();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await key.click({ button: 'right' });
  await expect(key).toHaveAttribute('aria-pressed', 'false');
});

test('the log has a heading for each round and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=easy,easy,easy');
  await parts(page).nextRound.click();
  await expect(parts(page).nextRound.or(parts(page).over).first()).toBeVisible();
  const log = await wholeLog(page);
  await expect(log.getByRole('heading')).toHaveText(['Round 1 is over']);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const lines = (await log.getByRole('listitem').allInnerTexts()).reverse();
  expect(text.split('\n').filter((line) => line !== '' && line !== 'Round 1 is over')).toEqual(lines);
  expect(text).toContain('\n\nRound 1 is over\n\n');
});

test('a browser without a clipboard API copies the old way, or says that it cannot', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => window.obliging ?? false;
  });
  await page.goto(`./${alone}`);
  const copy = page.getByRole('button', { name: 'Copy as text' });
  await copy.click();
  await expect(page.getByText("Your browser didn't allow that.")).toBeVisible();
  await page.evaluate(() => { window.obliging = true; });
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
});

test('a tap or a key on the board only hurries the bot', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Slow"}'));
  await page.clock.install({ time: 0 });
  await page.goto(`./${alone}`);
  expect(await awaited(page)).toBe('move');
  await page.clock.pauseAt(60_000);
  const log = page.getByRole('log').getByRole('listitem');
  await move(page);
  await expect(log.filter({ hasText: /^Bo (played (a|trips)|took|stopped the trick with) / })).toHaveCount(0);
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(log.filter({ hasText: /^Bo (played (a|trips)|took|stopped the trick with) / })).toHaveCount(0);
  // No time passes except for the bot's own timer, which needs none.
  await page.clock.runFor(1);
  await expect(log.filter({ hasText: /^Bo (played (a|trips)|took|stopped the trick with) / })).toHaveCount(1);
  const cards = parts(page).hand.getByRole('button', { name: /, card \d+ of / });
  const own = await faces(page);
  // Whichever bots are next.
  while (!(await parts(page).actionBar.isVisible())) {
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
  }
  // The same tap again, slightly late: it still counts as hurrying the bot.
  await cards.first().click();
  await expect(parts(page).hand.getByRole('button', { pressed: true })).toHaveCount(0);
  expect(await faces(page)).toEqual(own);
  await page.clock.runFor(1000);
  await cards.first().click();
  await expect(parts(page).hand.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('bots play on at once if nobody waits for a turn', { tag: '@all' }, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('./#/play/dealt?seed=3&seats=easy,easy,easy');
  const rush = page.getByRole('button', { name: 'Skip ahead' });
  await expect(rush).toBeVisible();
  await page.clock.pauseAt(60_000);
  const { nextRound, over } = parts(page);
  while (!(await nextRound.isVisible())) {
    if (await rush.isVisible()) await rush.click();
    await page.clock.runFor(20);
  }
  // At the pace of watched bots, a round takes far longer.
  expect(await page.evaluate(() => Date.now())).toBeLessThan(70_000);
  await page.clock.runFor(LATE);
  await nextRound.click();
  // It applied to one round only.
  await expect(rush).toBeVisible();
  await expect(over).toHaveCount(0);
});

test('a finished game is summarized in words and numbers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await lay(page, 'dealt-four');
  const { over, result } = parts(page);
  await expect(over).toBeVisible();
  const ends = (await wholeLog(page)).getByRole('heading', { includeHidden: true });
  const rounds = await ends.filter({ hasText: /^Round \d+ is over$/ }).count() + 1;
  expect(rounds).toBeGreaterThan(3);
  await expect(result.getByText(/ lost, .+ won\./)).toBeVisible();
  await expect(result.getByText(/ owed a chip and had none\./).first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(rounds + 2);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  for (const row of await rows.all()) {
    const cells = await row.getByRole('cell').allInnerTexts();
    const given = cells.slice(0, -1).filter((cell) => cell === '1').length;
    expect(Number(cells.at(-1)) + given).toBe(3);
  }
  expect(await rows.filter({ hasText: 'lost' }).count()).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Change seats' })).toBeInViewport({ ratio: 1 });
  const seats = await linkBy(page, 'Share this deal');
  expect(seats).toMatch(/seed=3&seats=easy,easy,easy,easy&names=Ann,Bo,Cy,Di&chips=3$/);
});
