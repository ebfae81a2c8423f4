// When the time of Stroop is paused and how it continues: pauses, hidden pages, STOP, and held inputs between rounds.
import { expect, test } from './support.js';
import {
  WAYS, drawn, fits, inputs, judged, open, parts, pass, plays, playRound, putOff, seen, start, target, zone,
} from './stroop.js';

const TWO = { seats: 'person,easy', names: 'Ann,Bo' };
const COUNT = ['3', '2', '1'];

// Simulates that the page is hidden or visible again.
const hide = (page, hidden) => page.evaluate((hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

// Holds up the page, as a dialog of the browser does, for some seconds. A key is pressed toward the end.
const HELD_UP = 2_500;
const holdUp = (page, code = 'F13') => page.evaluate(([time, code]) => {
  const end = performance.now() + time;
  while (performance.now() < end);
  for (const type of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(type, { code, key: code, bubbles: true }));
}, [HELD_UP, code]);

// Records the messages for the whole table from now on; returns a function that reads them.
async function told(page) {
  await page.evaluate(() => {
    globalThis.told = [];
    const note = () => {
      const words = document.querySelector('main [role=status]')?.textContent;
      if (words && words !== globalThis.told.at(-1)) globalThis.told.push(words);
    };
    new MutationObserver(note).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => globalThis.told);
}

// Whether any card face is on the table, in words or as a drawing.
const shows = (page) => page.getByRole('main').evaluate((main) =>
  /(big|little) (hollow|solid)/.test(main.outerHTML) || main.querySelector('.face text') !== null);

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

// Starts with keys, and draws some cards.
async function begin(page, { cards = 3, ...options } = {}) {
  await open(page, { ...TWO, ...options });
  await start(page, 'Ann', await WAYS.keys(page));
  for (let card = 0; card < cards; card += 1) await page.keyboard.press('Digit2');
  await expect(zone(page, 'Ann').cards).toHaveCount(cards);
}

test('time stands with all cards face down in a pause and while nobody sees the page, and goes on after a count', async ({ page }) => {
  let [cards, pauses] = [3, 0];
  await begin(page, { cards });
  const { goOn, moment } = parts(page);
  for (const [how, leave, comeBack] of [
    ['nobody sees the page', () => hide(page, true), () => hide(page, false)],
    ['Pause is pressed', () => press(page, 'Pause'), () => {}],
    ['Escape is pressed', () => page.keyboard.press('Escape'), () => {}],
  ]) {
    await test.step(how, async () => {
      expect(await shows(page)).toBe(true);
      await leave();
      await expect(moment).toHaveText('Paused');
      expect(await shows(page)).toBe(false);
      await comeBack();
      await expect(goOn).toBeVisible();
      await expect(moment).toHaveText('Paused');
      expect(await shows(page)).toBe(false);
      // Inputs have no effect.
      for (const key of ['Digit2', 'KeyQ']) await page.keyboard.press(key);
      // Inputs are saved a moment after they are shown: so far, the last one may be the pause before.
      pauses += 1;
      const saved = async () => (await inputs(page)).filter(({ action }) => action === 'Pause').length;
      await expect.poll(saved).toBe(pauses);
      const { length, [length - 1]: last } = await inputs(page);
      expect(last.action).toBe('Pause');
      await judged(page);
      expect((await inputs(page)).length).toBe(length);

      const said = await told(page);
      await goOn.click();
      await plays(page);
      expect(await said()).toEqual(COUNT);
      expect(await shows(page)).toBe(true);
      await page.keyboard.press('Digit2');
      cards += 1;
      await expect(zone(page, 'Ann').cards).toHaveCount(cards);
      const all = await inputs(page);
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => a - b));
    });
  }
});

for (const [what, key] of [['held up', 'F13'], ['held up and paused', 'Escape'], ['held up and played', 'Digit2']]) {
  test(`nothing is played while the page is ${what}`, { tag: key === 'Digit2' ? [] : '@all' }, async ({ page }) => {
    await begin(page);
    await expect.poll(() => inputs(page)).not.toEqual([]);
    const { at: before } = (await inputs(page)).at(-1);
    await holdUp(page, key);
    const { goOn, moment } = parts(page);
    await expect(moment).toHaveText('Paused');
    const last = async () => (await inputs(page)).at(-1);
    await expect.poll(async () => (await last()).action).toBe('Pause');
    const { at } = await last();
    expect(at - before).toBeLessThan(HELD_UP);
    // Nor later, when as much has been played.
    await goOn.click();
    await expect.poll(async () => (await last()).at).toBeGreaterThan(at + HELD_UP);
    await expect(zone(page, 'Ann').cards).toHaveCount(3);
  });
}

test('a countdown that ends while the page is hidden or held up does not start play', async ({ page }) => {
  await begin(page);
  const { goOn, moment } = parts(page);
  await press(page, 'Pause');
  for (const [leave, comeBack] of [
    [() => hide(page, true), () => hide(page, false)],
    [() => holdUp(page), () => {}],
  ]) {
    await goOn.click();
    await expect(moment).toHaveText('3');
    await leave();
    await expect(moment).toHaveText('Paused');
    await comeBack();
    await judged(page);
    await expect(goOn).toBeVisible();
    expect(await shows(page)).toBe(false);
  }
});

test.describe('STOP', () => {
  // Draws until nothing is left.
  async function drawAll(page) {
    for (let left = 15; left > 0; left -= 1) await page.keyboard.press('Digit2');
    await expect(zone(page, 'Ann').draw).toHaveAccessibleName('Nothing left to draw');
  }

  test('before the pile is drawn has no effect, and says so', async ({ page }) => {
    await begin(page);
    await page.keyboard.down('Digit3');
    await expect(zone(page, 'Ann').it.getByText('Draw all 12 cards first')).toBeVisible();
    await page.keyboard.up('Digit3');
    expect((await inputs(page)).filter(({ action }) => action === 'Stop')).toEqual([]);
    await page.keyboard.press('Digit2');
    await expect(zone(page, 'Ann').it.getByText('cards first')).toHaveCount(0);
    await expect(zone(page, 'Ann').cards).toHaveCount(4);
  });

  test('with a card that fits pauses, shows that card, and ends the round for that player', async ({ page }) => {
    await open(page, { seats: 'person,person', names: 'Ann,Bo' });
    await page.keyboard.down('Digit3');
    await page.keyboard.down('Digit0');
    await expect(zone(page, 'Ann').pad).toHaveCount(0);
    await Promise.all([page.keyboard.up('Digit3'), page.keyboard.up('Digit0')]);
    await plays(page);
    await drawAll(page);
    const { cards, center } = await seen(page, 'Ann');
    const missed = cards.find((it) => fits(it.name, center));
    const { moment } = parts(page);
    const said = await told(page);
    // Bo tries to draw during the pause, which may be over before the test has looked.
    await page.evaluate(() => new MutationObserver((_, watch) => {
      if (!document.querySelector('main [role=status]')?.textContent.includes('could still have played')) return;
      watch.disconnect();
      for (const type of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(type, { code: 'Digit9', key: '9', bubbles: true }));
    }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true }));
    await page.keyboard.down('Digit3');
    // The first fitting card is shown beside the one in the middle, with the reason.
    const [[on], [word]] = [center, missed.name].map((name) => name.split(','));
    const reason = `Ann could still have played this\\.“${word}” (is|has) [a-z ]*${on}[a-z ]*\\.`;
    const missedIt = new RegExp(`^In the middle(${on}){1,2}Ann's card(${word}){1,2}${reason}${missed.name}$`, 'i');
    await expect.poll(said).toContainEqual(expect.stringMatching(missedIt));
    await page.keyboard.up('Digit3');
    await expect.poll(async () => (await said()).filter((it) => !it.includes('Ann'))).toEqual(COUNT);
    await expect(moment).toHaveCount(0);
    await expect(zone(page, 'Ann').it.getByText(`Out this round: “${word}” did fit`)).toBeVisible();

    // Bo continues, and had drawn nothing during the pause.
    await page.keyboard.press('Digit9');
    await expect(zone(page, 'Bo').draw).toHaveAccessibleName('Draw, 14 left');
    await page.keyboard.press(missed.code);
    await judged(page);
    await expect(zone(page, 'Ann').cards).toHaveCount(15);
    await expect.poll(async () => (await drawn(page)).filter(({ by }) => by === 1).length).toBe(1);
    expect((await inputs(page)).filter(({ action }) => action.Play)).toEqual([]);
  });

  for (const how of ['keys', 'mouse']) {
    test(`that is let go too early calls nothing, by ${how}`, { tag: how === 'keys' ? [] : '@all' }, async ({ page }) => {
      await begin(page);
      await drawAll(page);
      const way = await WAYS[how](page);
      const { it, stop } = zone(page, 'Ann');
      // However slow the machine is, it is released before half a second is over.
      await putOff(page);
      await way.hold({ ...await target(stop), code: 'Digit3' });
      await judged(page);
      // With the mouse, it is released elsewhere.
      await page.mouse.move(300, 20);
      await way.letGo();
      await judged(page);
      await pass(page, 700);
      await judged(page);
      await expect(it.getByText(/Out this round/)).toHaveCount(0);
      expect((await inputs(page)).filter(({ action }) => action === 'Stop')).toEqual([]);
    });
  }

  test('that ends a round holds no pad before the next one', async ({ page }) => {
    await open(page, TWO);
    const way = await WAYS.keys(page);
    await start(page, 'Ann', way);
    const { moment, roundTwo } = parts(page);
    // The hold that ends it is never released.
    const letGo = async () => { if (!(await roundTwo.isVisible())) await way.letGo(); };
    await playRound(page, 'Ann', { ...way, letGo }, { round: 1 });
    await roundTwo.click();
    const { pad } = zone(page, 'Ann');
    await expect(pad).toHaveAttribute('aria-pressed', 'false');
    await judged(page);
    await expect(moment).toHaveCount(0);
    await page.keyboard.up('Digit3');
    await start(page, 'Ann', way);
  });
});
