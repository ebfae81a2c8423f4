// The device is passed from hand to hand: what is covered, when, and how it is uncovered again.
import { awaited, faces, hold, move, parts, press, quicken, stage, unlock, wind } from './dealt.js';
import { keepBusy, onShelf } from './games.js';
import { nextPerson } from './shell.js';
import { expect, test } from './support.js';
import { lay } from './tables.js';

const three = '#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy';
const secrets = /was dealt|\bdrew\b|, card \d+ of \d+|'s hand/;

// One of them, with surrounding text.
const told = new RegExp(`.{0,80}(${secrets.source}).{0,80}`);

const key = (page, name) => page.getByRole('button', { name: `I'm ${name}, show my cards` });

// Expects nothing of a hand in the page, in its attributes, or in what a screen reader is told.
async function expectCovered(page, name) {
  await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /card \d+ of \d+/ })).toHaveCount(0);
  // A short excerpt, so that a failure is readable.
  expect((await page.content()).match(told)).toBeNull();
  expect((await page.locator('body').ariaSnapshot()).match(told)).toBeNull();
}

test('three people pass the device through a round, and see only their own cards', { tag: '@all' }, async ({ page }) => {
  await wind(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`./${three}`);
  const { hand, nextRound } = parts(page);
  for (let what = await awaited(page); what !== 'round'; what = await awaited(page)) {
    if (what === 'locked') {
      const name = await nextPerson(page);
      await expectCovered(page, name);
      await unlock(page, name);
      await expect(page.getByRole('region', { name: `${name}'s hand` })).toBeVisible();
      await expect(hand).toHaveCount(1);
      await page.getByRole('button', { name: 'Game log' }).click();
      const log = page.getByRole('log');
      await expect(log).toContainText(`${name} was dealt`);
      for (const other of ['Ann', 'Bo', 'Cy'].filter((other) => other !== name)) {
        await expect(log).not.toContainText(`${other} was dealt`);
      }
      await page.keyboard.press('Escape');
    }
    await move(page);
  }
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Round 1 is over' })).toContainText(/ lost the round/);
  expect(await page.content()).not.toMatch(secrets);
  await nextRound.click();
  expect(await awaited(page)).toBe('locked');
});

test.describe('the button that shows a hand', () => {
  // Time is frozen, and advances only when a test says so.
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(`./${three}`);
    await expect(key(page, 'Ann')).toBeVisible();
    await page.clock.pauseAt(60_000);
    await expect(key(page, 'Ann')).toBeEnabled();
  });

  const shown = (page) => page.getByRole('region', { name: "Ann's hand" });

  test('has to be held', async ({ page }) => {
    const button = key(page, 'Ann');
    await button.hover();
    await page.mouse.down();
    await page.clock.runFor(399);
    await page.mouse.up();
    await expect(page.getByText('Hold a little longer.')).toBeVisible();
    await page.clock.runFor(1000);
    await expectCovered(page, 'Ann');

    await button.click();
    await page.clock.runFor(1000);
    await expectCovered(page, 'Ann');

    await page.mouse.down();
    // Slipping off cancels the hold.
    await page.mouse.move(5, 300);
    await page.clock.runFor(1000);
    await page.mouse.up();
    await expectCovered(page, 'Ann');

    await button.hover();
    await page.mouse.down();
    await page.clock.runFor(400);
    await expect(shown(page)).toBeVisible();
  });

  for (const name of ['Space', 'Enter']) {
    test(`has to be held with ${name} too`, { tag: name === 'Space' ? [] : '@all' }, async ({ page }) => {
      await key(page, 'Ann').focus();
      await page.keyboard.press(name);
      await page.clock.runFor(1000);
      await expectCovered(page, 'Ann');
      await page.keyboard.down(name);
      await page.clock.runFor(399);
      // Auto-repeat of a held key is still one hold.
      await page.keyboard.down(name);
      await expectCovered(page, 'Ann');
      await page.clock.runFor(1);
      await expect(shown(page)).toBeVisible();
      await page.keyboard.up(name);
    });
  }

  test('is activated at once by devices that cannot hold', async ({ page }) => {
    await key(page, 'Ann').dispatchEvent('click', { detail: 0 });
    await expect(shown(page)).toBeVisible();
  });

  test('ignores everything for a moment after it appeared', async ({ page }) => {
    await key(page, 'Ann').dispatchEvent('click', { detail: 0 });
    await page.getByRole('button', { name: 'Hide' }).click();
    const button = key(page, 'Ann');
    await expectCovered(page, 'Ann');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.dispatchEvent('click', { detail: 0 });
    await button.hover();
    await page.mouse.down();
    await page.clock.runFor(599);
    await button.dispatchEvent('click', { detail: 0 });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // A hold that began too early counts from then on.
    await page.clock.runFor(1);
    await expect(button).toBeEnabled();
    await page.clock.runFor(399);
    await expectCovered(page, 'Ann');
    await page.clock.runFor(1);
    await expect(shown(page)).toBeVisible();
  });

  test('waits on a slow device until the last move is saved, and so does a file', async ({ page, context }) => {
    await key(page, 'Ann').dispatchEvent('click', { detail: 0 });
    await stage(page, 3);
    await onShelf(page);
    const free = await keepBusy(context);
    await page.bringToFront();
    await parts(page).actionBar.getByRole('button', { name: 'Play a solo 6' }).click();
    // It is shown all the same.
    await expect(page.getByRole('log')).toContainText('Ann played a solo 6');
    await page.clock.runFor(2_000);
    await expectCovered(page, 'Bo');
    await expect(page.getByText('Still saving the move.')).toBeVisible();
    await expect(key(page, 'Bo')).toHaveAttribute('aria-disabled', 'true');
    await key(page, 'Bo').dispatchEvent('click', { detail: 0 });
    const files = [];
    page.on('download', (file) => files.push(file));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await page.keyboard.press('Escape');
    await expectCovered(page, 'Bo');
    expect(files).toEqual([]);

    await free();
    await expect.poll(() => files.length).toBe(1);
    await expect(page.getByText('Press and hold.')).toBeVisible();
    await page.clock.runFor(600);
    await expect(key(page, 'Bo')).toBeEnabled();
    await key(page, 'Bo').dispatchEvent('click', { detail: 0 });
    await expect(page.getByRole('region', { name: "Bo's hand" })).toBeVisible();
  });

  test('comes back after a minute without any input', async ({ page }) => {
    await key(page, 'Ann').dispatchEvent('click', { detail: 0 });
    await page.clock.runFor(59_000);
    await page.mouse.move(200, 200);
    await page.clock.runFor(59_000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(59_999);
    await expect(shown(page)).toBeVisible();
    await page.clock.runFor(1);
    await expectCovered(page, 'Ann');
  });
});

test('holding takes a second of real time', async ({ page }) => {
  await page.goto(`./${three}`);
  await unlock(page, 'Ann');
  const began = performance.now();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expectCovered(page, 'Ann');
  await unlock(page, 'Ann');
  expect(performance.now() - began).toBeGreaterThanOrEqual(1000);
});

// Of the page, of the device, by hand, and by leaving the table.
const CAUSES = [
  ['the page goes out of sight', async (page) => {
    for (const hidden of [true, false]) {
      await page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
      await expectCovered(page, 'Ann');
    }
  }],
  ['the page is left behind', (page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))],
  ['the device is turned', (page) => page.setViewportSize({ width: 1024, height: 768 })],
  ['the device is turned upside down', (page) => page.evaluate(() => screen.orientation.dispatchEvent(new Event('change')))],
  ['Hide is pressed', (page) => page.getByRole('button', { name: 'Hide' }).click()],
  ['the key for it is pressed', (page) => page.keyboard.press('h')],
  ['the rules are opened', async (page) => {
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rules of Dealt!' })).toBeVisible();
    await page.goBack();
  }],
  ['the settings are opened', async (page) => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.goBack();
  }],
  ['somebody goes home', async (page) => {
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
    await page.goBack();
  }],
];

test('a hand is covered when the page or the device is left, or somebody wants it so', async ({ page }) => {
  await wind(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`./${three}`);
  await unlock(page, 'Ann');
  const before = await faces(page);
  for (const [cause, lock] of CAUSES) {
    await test.step(cause, async () => {
      await stage(page, 1);
      await lock(page);
      await expectCovered(page, 'Ann');
      await unlock(page, 'Ann');
      expect(await faces(page)).toEqual(before);
      // The staged cards are discarded.
      await expect(parts(page).hand.getByRole('button', { pressed: true })).toHaveCount(0);
    });
  }
});

test('a player who is next again keeps the device', async ({ page }) => {
  await wind(page);
  await page.goto(`./${three}`);
  await unlock(page, 'Ann');
  const before = await faces(page);
  await stage(page, 2);
  await press(page, 'Stop the trick');
  await expect(page.getByRole('log')).toContainText('Ann stopped the trick and got to lead.');
  await expect(parts(page).unlock).toHaveCount(0);
  expect(await faces(page)).toHaveLength(before.length - 1);
});

test('a single person has no cover', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await expect(page.getByRole('button', { name: 'Hide' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(parts(page).hand).toBeVisible();
});

test('a cover lists what happened since that person acted, without anyone else’s secrets', async ({ page }) => {
  await wind(page);
  await page.goto(`./${three}`);
  await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible();
  await unlock(page, 'Ann');
  await move(page);
  await unlock(page, 'Bo');
  await move(page);
  await unlock(page, 'Cy');
  await move(page);
  const name = await nextPerson(page);
  const recap = page.getByRole('group', { name: 'Since your last turn' });
  const lines = await recap.getByRole('listitem').allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(8);
  expect(lines.filter((line) => new RegExp(`^${name} (played (a|trips)|took) `).test(line))).toEqual([]);
  await hold(page, parts(page).unlock);
  // The log of this player has a mark there.
  const log = await page.getByRole('log').getByRole('listitem').allInnerTexts();
  const mark = log.indexOf('Since your last turn');
  // Each action is told in one line, in chronological order.
  const told = log.slice(0, mark);
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(lines.join('\n')).toContain(line);
  expect(lines.join(' ')).toHaveLength(told.join(' ').length);
});

test('the cover has the focus, whatever had it before', async ({ page }) => {
  await wind(page);
  await lay(page, 'swoop-people');
  const cover = page.getByRole('region', { name: /^Pass to / });
  await expect(cover).toBeFocused();
  await hold(page, parts(page).unlock);
  await page.getByRole('button', { name: 'Hide' }).focus();
  await page.keyboard.press('Enter');
  await expect(cover).toBeFocused();
});

test('a cover lists what happened in its order, and shows the latest', async ({ page }) => {
  await wind(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await lay(page, 'swoop-people');
  const lines = page.getByRole('group', { name: /^(So far|Since your last turn)$/ }).getByRole('listitem');
  const told = (await lines.allInnerTexts()).join('\n');
  expect(told).toMatch(/ (played|turned over) .+\n.*That was higher, so .+ took the pile/);
  await expect(lines.last()).toBeInViewport();
});

test('the table stays in sight of everybody while the device is passed', async ({ page }) => {
  await wind(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`./${three}`);
  await unlock(page, 'Ann');
  await move(page);
  await expect(key(page, 'Bo')).toBeVisible();
  await expect(page.getByRole('region', { name: /trick$/ })).toContainText('Ann');
  await page.getByRole('button', { name: 'Game log' }).click();
  await expect(page.getByRole('log')).toContainText('Ann played');
});

test('a slow device shows the cover, and nothing of the hand behind it', async ({ page }) => {
  await page.addInitScript(() => {
    // However fast the device is, the page measures long durations, and its timeouts fire late.
    let late = 0;
    const [now, later] = [Date.now.bind(Date), setTimeout];
    Date.now = () => now() + (late += 50);
    globalThis.setTimeout = (what, time, ...rest) => later(what, Math.max(time ?? 0, 200), ...rest);
    new MutationObserver(() => {
      if (document.querySelector('.cover')) globalThis.underCover ??= document.documentElement.outerHTML;
      else delete globalThis.underCover;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`./${three}`);
  await unlock(page, 'Ann');
  await stage(page, 1);
  expect(await page.content()).toMatch(secrets);
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Pass to Ann' })).toBeVisible();
  expect((await page.evaluate(() => globalThis.underCover)).match(told)).toBeNull();
});
