// Stroop, with two hands at the same screen.
import { hurry, inputs, link, parts, plays, seen, start, target, zone, WAYS } from '../stroop.js';
import { expect, test } from './support.js';

const drawnBy = (page, name) => zone(page, name).cards;

test('is played by keys and by mouse, is paused, and continues after a reload', { tag: '@all' }, async ({ page }) => {
  await hurry(page);
  await page.goto(link());
  await start(page, 'Ann', await WAYS.mouse(page));
  for (let cards = 1; cards <= 5; cards += 1) {
    await zone(page, 'Ann').draw.click();
    await expect(drawnBy(page, 'Ann')).toHaveCount(cards);
  }
  for (let cards = 6; cards <= 10; cards += 1) {
    await page.keyboard.press((await target(zone(page, 'Ann').draw)).code);
    await expect(drawnBy(page, 'Ann')).toHaveCount(cards);
  }
  await parts(page).pause.click();
  const { goOn, moment } = parts(page);
  await expect(moment).toHaveText('Paused');
  // In real time nothing waits until it is saved.
  await expect.poll(async () => (await inputs(page)).map(({ action }) => action)).toContain('Pause');
  await page.reload();
  await expect(goOn).toBeVisible();
  await goOn.click();
  await plays(page);
  await expect(drawnBy(page, 'Ann')).toHaveCount(10);
  expect((await seen(page, 'Ann')).left).toBe(5);
});

test('words are not spoken if the browser has no voice', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","voice":"Page","notes":"Off"}'));
  await page.goto(link({ seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di', window: 400, fumble: 300 }));
  await page.evaluate(() => { Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined }); });
  const way = await WAYS.mouse(page);
  await start(page, 'Ann', way);
  // The word of a played card is spoken.
  const { center } = await seen(page, 'Ann');
  await expect.poll(async () => (await seen(page, 'Ann')).center).not.toBe(center);
  await zone(page, 'Ann').draw.click();
  await expect(drawnBy(page, 'Ann')).not.toHaveCount(0);
});

// Records the parts of messages for the whole table that are off the screen, however briefly they are shown.
function noteBeyond() {
  globalThis.beyond = [];
  globalThis.told = 0;
  new MutationObserver(() => {
    for (const it of document.querySelectorAll('.moment')) {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      globalThis.told += 1;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) globalThis.beyond.push(it.textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

for (const [width, height] of [[768, 1024], [1024, 768]]) {
  test(`what the whole table is told stays on a screen of ${width}x${height}`, { tag: '@all' }, async ({ page }) => {
    const { goOn, pause } = parts(page);
    await page.setViewportSize({ width, height });
    await hurry(page);
    await page.goto('./');
    await page.evaluate(noteBeyond);
    await page.goto(link({ seats: 'easy,easy', names: 'Ann,Bo' }));
    const begin = page.getByRole('button', { name: 'Start', exact: true });
    await begin.click();
    await expect(begin).toHaveCount(0);
    // The countdown is over when somebody has drawn.
    await expect(page.getByText(/, [1-9] in hand$/).first()).toBeAttached();
    await pause.click();
    await expect(goOn).toBeVisible();
    expect(await page.evaluate(() => globalThis.beyond)).toEqual([]);
    expect(await page.evaluate(() => globalThis.told)).toBeGreaterThan(3);
  });
}

// Holds both pads at the same moment until the countdown is over; then both draw.
async function together(page, { down, up, draw }) {
  await down();
  for (const name of ['Ann', 'Bo']) await expect(zone(page, name).pad).toHaveCount(0);
  await up();
  await plays(page);
  await draw();
  for (const name of ['Ann', 'Bo']) await expect(drawnBy(page, name)).toHaveCount(1);
}

test.describe('two people at the same moment', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await hurry(page);
    await page.goto(link({ seats: 'person,person', names: 'Ann,Bo' }));
  });

  test('play by keys and by mouse', { tag: '@all' }, async ({ page }) => {
    const [ann, bo] = [zone(page, 'Ann'), zone(page, 'Bo')];
    await ann.device.selectOption('Left keys');
    const { code } = await target(ann.stop);
    await together(page, {
      async down() {
        await page.keyboard.down(code);
        await bo.pad.hover();
        await page.mouse.down();
      },
      async up() {
        await page.mouse.up();
        await page.keyboard.up(code);
      },
      draw: async () => Promise.all([page.keyboard.press((await target(ann.draw)).code), bo.draw.click()]),
    });
  });

  test('play by a finger and by mouse', { tag: ['@fingers', '@all'] }, async ({ page }) => {
    const [ann, bo] = [zone(page, 'Ann'), zone(page, 'Bo')];
    await together(page, {
      async down() {
        await page.finger.down(await target(ann.pad));
        await bo.pad.hover();
        await page.mouse.down();
      },
      async up() {
        await page.mouse.up();
        await page.finger.up();
      },
      async draw() {
        await page.finger.down(await target(ann.draw));
        await bo.draw.click();
        await page.finger.up();
      },
    });
  });
});
