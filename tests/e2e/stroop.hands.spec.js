// Several hands at one screen of Stroop at the same moment: fingers, keys, a mouse, gamepads.
import { eachAnew, expect, test } from './support.js';
import {
  WAYS, drawn, fingers, fits, judge, judged, open, parts, plays, seen, start, startTogether, target, tried,
  verdict, zone,
} from './stroop.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];

// A table of this many people, without bots.
const people = (count, rules) => ({
  seats: Array(count).fill('person').join(),
  names: NAMES.slice(0, count).join(),
  ...(count === 5 ? { advanced: 'yes' } : {}),
  ...rules,
});

// The card in the middle, and a card that somebody has and that fits, or matches `which`.
const center = async (page) => (await seen(page, 'Ann')).center;
async function holds(page, name, which = fits) {
  const { cards, center } = await seen(page, name);
  return cards.find((it) => which(it.name, center));
}

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];

test('before a round all that zones say is whole', async ({ page }) => {
  await eachAnew(page, [2, 3, 4, 5], async (count) => {
    await open(page, people(count));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const zones = page.locator('.ready');
      await expect(zones).toHaveCount(count);
      const cut = () => zones.evaluateAll((all) => all.filter((it) =>
        it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth).length);
      await expect.poll(cut, `${width}x${height}`).toBe(0);
    }
  });
});

test.describe('fingers on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  // Seats this many people, and starts the round.
  async function begin(page, count, rules) {
    await open(page, people(count, rules));
    const hand = await fingers(page);
    await startTogether(page, NAMES.slice(0, count), hand);
    return hand;
  }

  const draws = (page, names) => Promise.all(names.map((name) => target(zone(page, name).draw)));

  // Lets all of them draw until each has a card that fits. Returns those cards.
  async function fit(page, hand, names) {
    for (;;) {
      const found = await Promise.all(names.map((name) => holds(page, name)));
      const without = names.filter((_, at) => !found[at]);
      if (without.length === 0) return found;
      await hand.down(...await draws(page, without));
      await hand.up();
      await judged(page);
    }
  }

  for (const [tag, counts] of [[[], [2]], ['@all', [3, 5]]]) {
    test(`${counts.join(', ')} of them at the same moment each count in their own zone`, { tag }, async ({ page }) => {
      await eachAnew(page, counts, async (count) => {
        const names = NAMES.slice(0, count);
        const hand = await begin(page, count);
        const before = await center(page);
        for (const left of [14, 13]) {
          await hand.down(...await draws(page, names));
          for (const name of names) await expect(zone(page, name).draw).toHaveAccessibleName(`Draw, ${left} left`);
          await hand.up();
        }
        for (const name of names) await expect(zone(page, name).cards).toHaveCount(2);

        const cards = await Promise.all(names.map((name) => target(zone(page, name).cards.first())));
        await hand.down(...cards);
        await expect.poll(async () => (await tried(page)).length).toBe(count);
        await hand.up();
        const all = await tried(page);
        expect(all.map(({ by }) => by).sort()).toEqual(names.map((_, seat) => seat));
        for (const { at } of all) expect(at - all[0].at).toBeLessThanOrEqual(10);
        expect((await drawn(page)).map(({ by }) => by).sort()).toEqual([...names.keys(), ...names.keys()].sort());

        const tries = all.map(({ at, by }) => ({ at, who: by, name: cards[by].name }));
        // A tie is settled some frames after it began.
        await expect(async () => {
          const said = await Promise.all(names.map((name) => verdict(page, name)));
          const rules = judge(tries, before, { lands: (legal) => legal.find(({ who }) => said[who] === 'landed') });
          expect(tries.map(({ who }) => said[who])).toEqual(rules.said);
          expect(await center(page)).toBe(rules.center);
        }).toPass();
      });
    });
  }

  test('two fitting cards within one frame are a tie: one lands, the other is second', async ({ page }) => {
    const names = ['Ann', 'Bo'];
    const hand = await begin(page, 2);
    const cards = await fit(page, hand, names);
    await hand.down(...cards);
    const photo = parts(page).middle.getByText(/^Photo finish: (Ann before Bo|Bo before Ann)$/).last();
    await expect(photo).toBeVisible();
    await hand.up();
    const [, first] = /: (\w+)/.exec(await photo.innerText());
    const second = names.find((name) => name !== first);
    expect(await verdict(page, first)).toBe('landed');
    await expect(zone(page, second).it.getByText(`Just after ${first}'s card`).first()).toBeVisible();
    // It was returned.
    const [one, other] = [first, second].map((name) => cards[names.indexOf(name)].name);
    await expect(zone(page, first).cards.and(page.getByRole('button', { name: one, exact: true }))).toHaveCount(0);
    await expect(zone(page, second).cards.and(page.getByRole('button', { name: other, exact: true }))).toHaveCount(1);
    expect(await center(page)).toBe(one);
    await expect.poll(async () => (await tried(page)).length).toBe(2);
    const [{ at }, { at: then }] = await tried(page);
    expect(then - at).toBeLessThanOrEqual(10);
  });

  test('a played card stays played when the system cancels all pointers', async ({ page }) => {
    const hand = await begin(page, 2);
    const [card] = await fit(page, hand, ['Ann']);
    await hand.down(card, await target(zone(page, 'Bo').draw));
    await hand.cancel();
    await expect(zone(page, 'Ann').it.getByText('It landed')).toBeVisible();
    expect(await center(page)).toBe(card.name);
    await expect(zone(page, 'Bo').cards.first()).toBeVisible();
  });

  test('a pointer that never went down does nothing', async ({ page }) => {
    const ghost = (button) => button.evaluate((it) => {
      for (const name of ['pointermove', 'pointerup', 'pointercancel', 'touchend']) {
        it.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 77 }));
      }
    });
    await open(page, people(2));
    await ghost(zone(page, 'Ann').pad);
    await expect(zone(page, 'Ann').pad).toHaveAttribute('aria-pressed', 'false');
    const hand = await fingers(page);
    await startTogether(page, ['Ann', 'Bo'], hand);
    const [card] = await fit(page, hand, ['Ann']);
    const { draw, stop, cards } = zone(page, 'Ann');
    const state = async () => [await center(page), await draw.getAttribute('aria-label'), await cards.count()];
    const before = await state();
    await ghost(draw);
    await ghost(stop);
    await ghost(cards.and(page.getByRole('button', { name: card.name, exact: true })));
    await judged(page);
    expect(await state()).toEqual(before);
    expect(await tried(page)).toEqual([]);
  });

  test('a round starts only when all hold their pads at once', async ({ page }) => {
    await open(page, people(3));
    const [ann, bo, cy] = ['Ann', 'Bo', 'Cy'].map((name) => zone(page, name).pad);
    const { moment } = parts(page);
    const places = await Promise.all([ann, bo, cy].map(target));
    const hand = await fingers(page);
    await hand.down(places[0]);
    await expect(ann).toHaveText(/^Waiting for Bo and Cy$/);
    await hand.up();
    await expect(ann).toHaveText(/^Hold, all of you at once$/);
    const [one] = await hand.down(places[1], places[2]);
    await expect(bo).toHaveText(/^Waiting for Ann$/);
    await hand.up(one);
    await expect(cy).toHaveText(/^Waiting for Ann and Bo$/);
    await hand.down(places[0]);
    await expect(ann).toHaveText(/^Waiting for Bo$/);
    await judged(page);
    await expect(moment).toHaveCount(0);
    await hand.down(places[1]);
    await expect(moment).toHaveText(/^[321]$/);
    await hand.up();
    await plays(page);
  });
});

test.describe('two halves of a keyboard and a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const [ann, bo, cy] = [0, 1, 2];

  test('play one round together, and each input is judged by its time', { tag: '@all' }, async ({ page }) => {
    await open(page, people(3, { fumble: 0, seed: 8 }));
    const mouse = await WAYS.mouse(page);
    await page.keyboard.down('Digit3');
    await page.keyboard.down('Digit0');
    await mouse.hold(await target(zone(page, 'Cy').pad));
    await expect(zone(page, 'Cy').pad).toHaveCount(0);
    await Promise.all([page.keyboard.up('Digit3'), page.keyboard.up('Digit0'), mouse.letGo()]);
    await plays(page);
    const first = await center(page);
    const pile = await target(zone(page, 'Cy').draw);
    for (let card = 0; card < 8; card += 1) {
      await Promise.all([page.keyboard.press('Digit2'), page.keyboard.press('Digit9'), mouse.press(pile)]);
    }
    for (const name of ['Ann', 'Bo', 'Cy']) await expect(zone(page, name).cards).toHaveCount(8);
    await expect.poll(async () => (await drawn(page)).map(({ by }) => by).sort().join('')).toBe('000000001111111122222222');

    // Each tries a card that fits, and occasionally one that does not.
    const names = [[], [], []];
    const won = [];
    for (const [turn, misses] of [[], [cy], [ann], [], [bo], [cy], []].entries()) {
      const all = await Promise.all([ann, bo, cy].map(async (seat) => {
        const wanted = (name, on) => fits(name, on) !== misses.includes(seat);
        const { cards } = await seen(page, NAMES[seat]);
        return await holds(page, NAMES[seat], wanted) ?? cards[0];
      }));
      all.forEach((it, seat) => names[seat].push(it.name));
      await Promise.all([...[ann, bo].map((seat) => page.keyboard.press(all[seat].code)), mouse.press(all[cy])]);
      await expect.poll(async () => (await tried(page)).length).toBe(3 * (turn + 1));
      const nth = [0, 0, 0];
      const tries = (await tried(page)).map(({ at, by }) => ({ at, who: by, turn: nth[by], name: names[by][nth[by]++] }));
      // A tie is settled some frames after it began.
      await expect(async () => {
        const said = await Promise.all([ann, bo, cy].map((seat) => verdict(page, NAMES[seat])));
        won[turn] = said.indexOf('landed');
        const rules = judge(tries, first, { lands: (legal) => legal.find(({ who, turn }) => won[turn] === who) });
        expect(tries.slice(-3).map(({ who }) => said[who])).toEqual(rules.said.slice(-3));
        expect(await center(page)).toBe(rules.center);
      }).toPass();
    }
    const landed = won.filter((seat) => seat >= 0);
    expect(landed.length).toBeGreaterThan(0);
  });

  test('a held key draws and plays once', async ({ page }) => {
    await open(page, people(1, { seats: 'person,easy', names: 'Ann,Bo' }));
    await start(page, 'Ann', await WAYS.keys(page));
    for (let down = 0; down < 5; down += 1) await page.keyboard.down('Digit2');
    await expect(zone(page, 'Ann').draw).toHaveAccessibleName('Draw, 14 left');
    await page.keyboard.up('Digit2');
    for (let down = 0; down < 5; down += 1) await page.keyboard.down('KeyQ');
    await page.keyboard.up('KeyQ');
    const mine = async () => (await tried(page)).filter(({ by }) => by === ann);
    await expect.poll(async () => (await mine()).length).toBe(1);
    await judged(page);
    expect(await mine()).toHaveLength(1);
    expect((await drawn(page)).filter(({ by }) => by === ann)).toHaveLength(1);
  });

  test('one mouse holds one pad, and releases it wherever the pointer is', async ({ page }) => {
    await open(page, people(2));
    const [one, other] = ['Ann', 'Bo'].map((name) => zone(page, name).pad);
    const mouse = await WAYS.mouse(page);
    await mouse.hold(await target(one));
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    const { x, y } = await target(other);
    await page.mouse.move(x, y);
    await mouse.letGo();
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await mouse.hold({ x, y });
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await mouse.letGo();
  });

  test('a device just chosen in a list works at once', async ({ page }) => {
    await open(page, people(2));
    const { device, pad } = zone(page, 'Bo');
    await device.focus();
    await device.selectOption('Right keys');
    // Even before a round, a browser doesn't begin to search the page at a key of theirs.
    const taken = (code) => page.evaluate((code) => !document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', code, bubbles: true, cancelable: true })), code);
    expect(await taken('Slash')).toBe(true);
    expect(await taken('NumpadDivide')).toBe(false);
    await device.selectOption('Arrow keys');
    await page.keyboard.down('Backspace');
    await expect(pad).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.down('Digit3');
    await expect(pad).toHaveCount(0);
    await Promise.all([page.keyboard.up('Backspace'), page.keyboard.up('Digit3')]);
    await plays(page);
    const before = await center(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(zone(page, 'Bo').cards).toHaveCount(2);
    const second = await target(zone(page, 'Bo').cards.nth(1));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await tried(page)).map(({ by }) => by)).toEqual([bo]);
    await judged(page);
    expect(await verdict(page, 'Bo')).toBe(fits(second.name, before) ? 'landed' : 'fumbled');
  });
});

test.describe('gamepads', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  const BUTTON = { A: 0, X: 2, Y: 3, trigger: 7, down: 13, left: 14, right: 15 };

  // Simulated gamepads, which the browser does not report until one of their buttons is pressed.
  const plugIn = (page, mapping = 'standard') => page.addInitScript((mapping) => {
    const made = (kind, of) => Object.create(kind.prototype, Object.getOwnPropertyDescriptors(of));
    const pads = [null, null, null, null];
    const pressed = [new Set(), new Set()];
    const axes = [[0, 0], [0, 0]];
    const pad = (index) => made(Gamepad, {
      index,
      mapping,
      axes: axes[index],
      timestamp: performance.now(),
      buttons: Array.from({ length: 17 }, (_, at) => made(GamepadButton, { pressed: pressed[index].has(at) })),
    });
    navigator.getGamepads = () => pads;
    globalThis.pad = (index, button, down) => {
      pressed[index][down ? 'add' : 'delete'](button);
      const known = pads[index];
      pads[index] = pad(index);
      if (!known) dispatchEvent(new Event('gamepadconnected'));
    };
    globalThis.unplug = (index) => {
      pressed[index].clear();
      pads[index] = null;
      dispatchEvent(new Event('gamepaddisconnected'));
    };
    globalThis.stick = (index, to) => {
      axes[index] = to;
      pads[index] = pad(index);
    };
  }, mapping);
  const set = (page, pad, button, down) => page.evaluate(([pad, button, down]) => globalThis.pad(pad, button, down), [pad, button, down]);

  // Presses a button until the page, which polls it, must have noticed, and releases it.
  async function push(page, pad, button) {
    await set(page, pad, button, true);
    await judged(page);
    await set(page, pad, button, false);
    await judged(page);
  }

  test('appear when a button is pressed, and play with a cursor that wraps around', async ({ page }) => {
    await plugIn(page);
    await open(page, people(2));
    const bos = zone(page, 'Bo');
    await expect(bos.device.getByRole('option', { name: /^Gamepad/ })).toHaveCount(0);
    await push(page, 0, BUTTON.A);
    await push(page, 1, BUTTON.A);
    await expect(bos.device.getByRole('option', { name: /^Gamepad/ })).toHaveText(['Gamepad 1', 'Gamepad 2']);
    await zone(page, 'Ann').device.selectOption('Gamepad 1');
    await bos.device.selectOption('Gamepad 2');

    await set(page, 0, BUTTON.Y, true);
    await expect(zone(page, 'Ann').pad).toHaveText(/^Waiting for Bo/);
    await set(page, 1, BUTTON.Y, true);
    await plays(page);
    for (const pad of [0, 1]) await set(page, pad, BUTTON.Y, false);
    for (const button of [BUTTON.X, BUTTON.trigger, BUTTON.X]) await push(page, 1, button);
    await push(page, 0, BUTTON.X);
    await expect(bos.cards).toHaveCount(3);
    await expect(zone(page, 'Ann').cards).toHaveCount(1);

    // Left from the first card wraps around, right returns; another right is the second card.
    const before = await center(page);
    const second = await target(bos.cards.nth(1));
    for (const button of [BUTTON.left, BUTTON.right, BUTTON.right]) await push(page, 1, button);
    await push(page, 1, BUTTON.A);
    await expect.poll(async () => (await tried(page)).map(({ by }) => by)).toEqual([1]);
    await judged(page);
    expect(await verdict(page, 'Bo')).toBe(fits(second.name, before) ? 'landed' : 'fumbled');
  });

  test('of unknown layout play with their stick and first buttons', { tag: '@all' }, async ({ page }) => {
    await plugIn(page, '');
    await open(page, people(2));
    const { device, pad, cards } = zone(page, 'Bo');
    await push(page, 0, 0);
    await device.selectOption('Gamepad 1, buttons 1 to 3');
    await expect(pad).toContainText('or hold 3');
    // One that is lost lets go of what it held.
    await set(page, 0, 2, true);
    await expect(pad).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => globalThis.unplug(0));
    await expect(pad).toHaveAttribute('aria-pressed', 'false');
    await push(page, 0, 0);
    await zone(page, 'Ann').device.selectOption('Left keys');
    await set(page, 0, 2, true);
    await page.keyboard.down('Digit3');
    await plays(page);
    await set(page, 0, 2, false);
    await page.keyboard.up('Digit3');
    for (const _ of 'ab') await push(page, 0, 1);
    await expect(cards).toHaveCount(2);
    const before = await center(page);
    const second = await target(cards.nth(1));
    for (const to of [[0.9, 0], [0, 0]]) {
      await page.evaluate((to) => globalThis.stick(0, to), to);
      await judged(page);
    }
    await push(page, 0, 0);
    await expect.poll(async () => (await tried(page)).map(({ by }) => by)).toEqual([1]);
    await judged(page);
    expect(await verdict(page, 'Bo')).toBe(fits(second.name, before) ? 'landed' : 'fumbled');
  });
});
