// Keyboards of Stroop: changed keys, other keyboard layouts, a third player on one keyboard, and a game that
// continues after the browser was killed.
import { test } from './killable.js';
import { expect } from './support.js';
import {
  WAYS, drawn, fits, hurry, inputs, judged, link, open, parts, pass, plays, putOff, seen, start, target, zone,
} from './stroop.js';

const TWO = { seats: 'person,easy', names: 'Ann,Bo' };
const THREE = { seats: 'person,person,person', names: 'Ann,Bo,Cy' };

test.use({ viewport: { width: 1440, height: 900 } });

const change = (page, what) => page.getByRole('button', { name: new RegExp(`Change key: ${what}$`) });

test('a key of a block is changed, swapped if it was taken, and works at the table', async ({ page }) => {
  await page.goto('./#/settings');
  const draw = change(page, 'draw with the left half of the keyboard');
  const second = change(page, 'play card 2 with the right half of the keyboard');
  await draw.press('Enter');
  await expect(page.getByText('Press a new key for this: draw with the left half of the keyboard.')).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByText("You can't use F2 for this.")).toBeVisible();
  await page.keyboard.press('KeyU');
  await expect(page.getByText('U will now draw with the left half of the keyboard. 2 will play card 2 with the right half of the keyboard instead.')).toBeVisible();
  await expect(draw).toHaveText(/^U/);
  await expect(second).toHaveText(/^2/);
  await page.reload();
  await expect(draw).toHaveText(/^U/);

  await page.goto(link(TWO));
  await start(page, 'Ann', await WAYS.keys(page));
  await page.keyboard.press('KeyU');
  await expect(zone(page, 'Ann').cards).toHaveCount(1);
  await page.keyboard.press('Digit2');
  await page.keyboard.press('KeyU');
  await expect(zone(page, 'Ann').cards).toHaveCount(2);
  expect(await zone(page, 'Ann').draw.locator('kbd').getAttribute('data-says')).toBe('U');

  await page.goto('./#/settings');
  await page.getByRole('button', { name: 'Reset all keys' }).click();
  await expect(draw).toHaveText(/^2/);
  await expect(second).toHaveText(/^U/);
});

test('key caps show the letters of the actual keyboard layout', async ({ page }) => {
  const french = { KeyQ: 'a', KeyW: 'z', Digit2: 'é', Semicolon: 'm' };
  await page.addInitScript((all) => {
    navigator.keyboard.getLayoutMap = async () => new Map(Object.entries(all));
  }, french);
  await open(page, TWO);
  const { it, draw } = zone(page, 'Ann');
  await start(page, 'Ann', await WAYS.keys(page));
  const said = (of) => of.locator('kbd').evaluateAll((all) => all.map(({ dataset }) => dataset.says));
  expect(await said(draw)).toEqual(['É']);
  for (const _ of 'AZER') await page.keyboard.press('Digit2');
  await expect(zone(page, 'Ann').cards).toHaveCount(4);
  expect(await said(it.getByRole('group'))).toEqual(['A', 'Z', 'E', 'R']);
});

test.describe('a third player on one keyboard', () => {
  const ask = async (page) => {
    await open(page, THREE);
    await zone(page, 'Cy').device.selectOption('Number pad');
    await expect(page.getByText('Press R, O and 5 at the same time.')).toBeVisible();
  };

  test('plays if all their keys register at the same time', async ({ page }) => {
    await ask(page);
    for (const keys of [['KeyR', 'KeyO', 'Numpad5'], ['KeyX', 'KeyM', 'Numpad2']]) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys) await page.keyboard.up(key);
    }
    const { device, pad } = zone(page, 'Cy');
    await expect(device).toHaveValue(/./);
    await expect(device.locator('option:checked')).toHaveText('Number pad');
    await expect(device).toBeFocused();
    await expect(page.getByText('All the keys came through, so three can play on this keyboard.')).toBeVisible();
    for (const key of ['Digit3', 'Digit0', 'NumpadEnter']) await page.keyboard.down(key);
    await expect(pad).toHaveCount(0);
    for (const key of ['Digit3', 'Digit0', 'NumpadEnter']) await page.keyboard.up(key);
    await plays(page);
  });

  test('chooses another device if one of their keys is lost', async ({ page }) => {
    await ask(page);
    for (const key of ['KeyR', 'Numpad5']) await page.keyboard.down(key);
    const lost = page.getByText("Some of the keys got lost, so three can't play on this keyboard.");
    await expect(lost).toBeVisible();
    await expect(zone(page, 'Cy').device.locator('option:checked')).toHaveText('Touch or mouse');
    for (const key of ['KeyR', 'Numpad5']) await page.keyboard.up(key);
    // One of the two others no longer needs the test.
    await zone(page, 'Bo').device.selectOption('Number pad');
    await expect(zone(page, 'Bo').device.locator('option:checked')).toHaveText('Number pad');
    await expect(lost).toHaveCount(1);
  });
});

test('drawing from an empty pile is not a move, and the zone says so', async ({ page }) => {
  await open(page, TWO);
  await start(page, 'Ann', await WAYS.keys(page));
  for (let left = 15; left > 0; left -= 1) await page.keyboard.press('Digit2');
  await expect(zone(page, 'Ann').draw).toHaveAccessibleName('Nothing left to draw');
  await page.keyboard.press('Digit2');
  await expect(zone(page, 'Ann').it.getByText('Your draw pile is empty.')).toBeVisible();
  await expect.poll(async () => (await drawn(page)).filter(({ by }) => by === 0).length).toBe(15);
});

test('a card flies from its cell to the middle, and lands there', async ({ page }) => {
  // At the usual pace.
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"notes":"Off"}'));
  await page.goto(link(TWO));
  await start(page, 'Ann', await WAYS.keys(page));
  await page.evaluate(() => {
    globalThis.flown = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const [{ animationDuration }, from] = [getComputedStyle(target), target.parentElement.style.getPropertyValue('--from-x')];
      if (target.closest('main section')) globalThis.flown.push([animationName.replace('-again', ''), animationDuration, /px/.test(from)]);
    });
  });
  for (let lands = false; !lands;) {
    const now = await seen(page, 'Ann');
    const card = now.cards.find(({ name }) => fits(name, now.center));
    await page.keyboard.press((card ?? now.draw).code);
    lands = Boolean(card);
  }
  await expect.poll(() => page.evaluate(() => globalThis.flown)).toContainEqual(['word-lands', '0.3s', true]);
});

test('a drawn card comes from the pile, and its cell can be pressed all the while', async ({ page }) => {
  // At the usual pace.
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"notes":"Off"}'));
  await page.goto(link(TWO));
  await start(page, 'Ann', await WAYS.keys(page));
  await page.evaluate(() => {
    globalThis.came = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'stroop-drawn') return;
      const cell = target.closest('button.cell');
      const { x, y, width, height } = cell.getBoundingClientRect();
      const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
      globalThis.came.push([/px/.test(cell.style.getPropertyValue('--pile')), pressed === cell]);
    });
  });
  await page.keyboard.press('Digit2');
  await expect.poll(() => page.evaluate(() => globalThis.came)).toContainEqual([true, true]);
});

test('after the browser is killed a game is restored paused as it was saved, and loses at most a quarter of a second', { tag: '@all' },
  async ({ browserToKill: browser, baseURL }) => {
  let page = await browser.start();
  const url = new URL(link({ seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di' }), baseURL).href;
  await hurry(page);
  await page.goto(url);
  await start(page, 'Ann', await WAYS.keys(page));
  const mine = async () => (await drawn(page)).filter(({ by }) => by === 0);
  // Anything older than that by the clock of the page is saved, however slow the machine is.
  await putOff(page);
  for (let card = 0; card < 8; card += 1) await page.keyboard.press('Digit2');
  await expect(zone(page, 'Ann').cards).toHaveCount(8);
  await judged(page);
  await pass(page, 250);
  await expect.poll(async () => (await mine()).length).toBe(8);
  const before = await inputs(page);
  for (let card = 0; card < 3; card += 1) await page.keyboard.press('Digit2');
  await browser.kill();

  page = await browser.start();
  await hurry(page);
  await page.goto(new URL('./#/table', baseURL).href);
  const { goOn, moment } = parts(page);
  await expect(moment).toHaveText('Paused');
  const kept = await inputs(page);
  expect(kept.slice(0, before.length)).toEqual(before);
  const all = (await mine()).length;
  expect(all).toBeGreaterThanOrEqual(8);
  await goOn.click();
  await plays(page);
  await expect(zone(page, 'Ann').cards).toHaveCount(all);
  const { left } = await seen(page, 'Ann');
  expect(left).toBe(15 - all);
  await page.keyboard.press((await target(zone(page, 'Ann').draw)).code);
  await expect(zone(page, 'Ann').cards).toHaveCount(all + 1);
  const ats = (await inputs(page)).map(({ at }) => at);
  expect(ats).toEqual([...ats].sort((one, other) => one - other));
});
