// Card animations: only transform and opacity, without blocking anybody, and not with reduced motion.
import { awaited, confirm, move, parts, press, quicken, stage, unlock, wind } from './dealt.js';
import { suspend } from './shell.js';
import { eachAnew, expect, test } from './support.js';

// One person who leads, and two bots.
const ALONE = './#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy';

// A slow pace, so that animations are still running when they are examined.
async function settle(page, settings) {
  const kept = JSON.stringify({ pace: 'Slow', motion: 'Full', ...settings });
  await page.addInitScript((kept) => localStorage.setItem('kitchen-table.settings', kept), kept);
  await page.addInitScript(note);
}

// Records all animations as they start: a busy machine may look too late.
function note() {
  globalThis.flown = [];
  const { play } = Animation.prototype;
  Animation.prototype.play = function () {
    play.call(this);
    const own = ['offset', 'easing', 'composite', 'computedOffset'];
    const changed = this.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    globalThis.flown.push({
      playState: this.playState,
      changes: [...new Set(changed)].filter((name) => !own.includes(name)).sort(),
      lifted: document.querySelectorAll('[data-flying]').length,
      ghosts: globalThis.ghosts(),
    });
  };
  // A back looks like the draw pile.
  globalThis.ghosts = () => {
    const back = document.querySelector('[data-anchor=pile] .card')?.innerHTML;
    return [...document.querySelectorAll('.in-flight .card')].map((card) => (card.innerHTML === back ? 'back' : 'face'));
  };
}

// The running animations: what each one changes, and on how many elements. Those of the style sheets, such as that of
// a game's lid while it loads, or of a card that is raised, do not count.
const flying = (page) =>
  page.evaluate(() =>
    document.getAnimations().filter((it) => !(it instanceof CSSAnimation || it instanceof CSSTransition)).map(({ effect, playState }) => {
      const own = ['offset', 'easing', 'composite', 'computedOffset'];
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const ghost = effect.target.classList.contains('ghost');
      return { ghost, playState, changes: [...new Set(changed)].filter((name) => !own.includes(name)).sort() };
    }),
  );

const changes = (animations) => [...new Set(animations.flatMap(({ changes }) => changes))].sort();

// Clears the recorded animations.
const forget = (page) => page.evaluate(() => { globalThis.flown = []; });

// Waits for animations to start, and returns them.
async function takeoff(page) {
  let flown = [];
  await expect.poll(async () => {
    flown = await page.evaluate(() => globalThis.flown.splice(0));
    return flown.length;
  }).toBeGreaterThan(0);
  return flown;
}

// Waits until nothing is animated.
const landed = (page) => expect.poll(async () => (await flying(page)).length).toBe(0);

// The contents of the overlay, and lifted elements.
const traces = (page) => page.locator('.in-flight > *, [data-flying]');

test('a deal and a play animate only transform and opacity, and leave no trace', async ({ page }) => {
  await settle(page);
  await page.goto(ALONE);
  const deal = await takeoff(page);
  expect(deal.every(({ playState }) => playState === 'running')).toBe(true);
  expect(changes(deal)).toEqual(['opacity', 'transform']);
  await expect(page.locator('.in-flight')).toHaveAttribute('aria-hidden', 'true');
  // Three hands of ten, of which only the viewer's is known, and the reserves.
  expect(deal.at(-1).ghosts.filter((it) => it === 'back')).toHaveLength(20);
  await expect(page.locator('.in-flight [data-anchor], .in-flight button')).toHaveCount(0);
  await landed(page);
  await expect(traces(page)).toHaveCount(0);

  await stage(page, 3);
  await forget(page);
  await press(page, 'Play a solo 6');
  const play = await takeoff(page);
  expect(changes(play)).toEqual(['opacity', 'transform']);
  expect(play.at(-1)).toMatchObject({ lifted: 1, ghosts: ['face'] });
  await landed(page);
  await expect(traces(page)).toHaveCount(0);
});

test('the board has the anchors that flights are tested to use', async ({ page }) => {
  await quicken(page);
  await page.goto(ALONE);
  await expect(parts(page).hand).toBeVisible();
  const ten = (name) => Array.from({ length: 10 }, (_, place) => `${name}-${place}`);
  const each = ['1', '2', '3'].flatMap((seat) => [
    `seat-${seat}`, `reserve-${seat}-0`, `reserve-${seat}-1`, `trick-${seat}-0`, `chip-${seat}-0`, `chip-${seat}-1`,
  ]);
  const expected = ['discard', 'pile', 'trick', ...each, ...ten('hand'), ...ten('seat-2'), ...ten('seat-3')];
  const spots = await page.locator('[data-anchor]').evaluateAll((all) => all.map(({ dataset }) => dataset.anchor));
  expect(spots.sort()).toEqual(expected.sort());
});

test('the next lead sweeps the old trick from the table', async ({ page }) => {
  await settle(page, { pace: 'Normal' });
  await page.goto(ALONE);
  await stage(page, 3);
  await forget(page);
  await press(page, 'Play a solo 6');
  // Bo beats it, Cy takes a reserve, Bo leads: the first time that two cards fly together.
  const swept = () => page.evaluate(() => globalThis.flown.find(({ ghosts }) => ghosts.length > 1)?.ghosts);
  await expect.poll(async () => new Set(await swept())).toEqual(new Set(['face']));
  await landed(page);
  await expect(traces(page)).toHaveCount(0);
});

test('a key, a tap and the wheel land everything at once', async ({ page }) => {
  await settle(page);
  // Keeps animations running until they are finished explicitly.
  await suspend(page);
  for (const [what, act] of [
    ['a key', () => page.keyboard.press('Shift')],
    ['a tap', () => page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown')],
    ['the wheel', () => page.mouse.wheel(0, 1)],
  ]) {
    await test.step(what, async () => {
      if (page.url() !== 'about:blank') await forget(page);
      await page.goto(ALONE);
      await takeoff(page);
      // The browser registers the wheel listener only with the next frame.
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
      await act();
      await landed(page);
      await expect(traces(page)).toHaveCount(0);
      // Bots wait for a while, so nothing else can have ended the animation.
      await expect(parts(page).hand.getByRole('button')).toHaveCount(20);
    });
  }
});

test('play continues while cards fly, and the focus stays', async ({ page }) => {
  await wind(page);
  await settle(page);
  await page.goto('./#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy');
  await unlock(page, 'Bo');
  const { hand } = parts(page);
  const first = hand.getByRole('button', { name: /card 1 of/ });
  await expect(first).toBeVisible();
  await takeoff(page);
  // Buttons themselves never move.
  const box = await first.boundingBox();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(await flying(page)).toEqual([]);
  expect((await first.boundingBox()).x).toBe(box.x);
  await first.press('Escape');

  // Bo's action is visible on the table before the cover appears, and is no news to Cy.
  await stage(page, 4);
  await parts(page).actionBar.getByRole('button', { name: /^Play a Redraw/ }).click();
  await takeoff(page);
  await expect(hand).toHaveCount(0);
  // The table turns when it is Cy's turn to unlock it.
  await expect(parts(page).unlock).toBeVisible();
  await landed(page);
  await unlock(page, 'Cy');
  await expect(hand).toBeVisible();
  expect(await flying(page)).toEqual([]);
});

test('the keyboard works while cards fly', async ({ page }) => {
  await wind(page);
  await settle(page);
  await page.goto('./#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy');
  await unlock(page, 'Bo');
  const { actionBar } = parts(page);
  await takeoff(page);
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  const before = await focused();
  expect(before).toContain('card 1 of 10');
  await page.keyboard.press('1');
  await expect(actionBar.getByRole('button', { name: /^Play a/ })).toBeVisible();
  expect(await flying(page)).toEqual([]);
  expect(await focused()).toBe(before);
});

test('a drawn card flies to its place, and leaves nothing under the cover', { tag: '@all' }, async ({ page }) => {
  await wind(page);
  await settle(page);
  await page.goto('./#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy');
  const { hand, actionBar } = parts(page);
  await unlock(page, 'Bo');
  await stage(page, 4);
  await parts(page).actionBar.getByRole('button', { name: /^Play a Redraw/ }).click();
  await unlock(page, 'Cy');
  await stage(page, 1);
  await press(page, 'Play a solo 12');
  await unlock(page, 'Ann');
  await press(page, 'Take the 2');
  await hand.getByRole('button', { name: 'At the left end, before the 11', exact: true }).click();
  await press(page, 'Put the 2 here');
  // The cover may have appeared while cards were still flying.
  await expect(traces(page)).toHaveCount(0);
  await expect(hand).toHaveCount(0);
  // The table turns to Cy.
  await landed(page);

  await unlock(page, 'Cy');
  await hand.getByRole('button', { name: 'At the left end, before the 12', exact: true }).click();
  await forget(page);
  await confirm(page);
  expect(changes(await takeoff(page))).toEqual(['opacity', 'transform']);
  // The next card is already flying, and can be placed at once.
  await hand.getByRole('button', { name: /^At the right end/ }).click();
  await confirm(page);
  await expect(hand.getByRole('button', { name: /card \d+ of 11/ })).toHaveCount(11);
});

for (const [what, settings, media] of [
  ['the setting', { motion: 'Reduced' }, 'no-preference'],
  ['the device', { motion: 'System' }, 'reduce'],
]) {
  test(`with motion reduced by ${what} cards only fade in`, { tag: what === 'the device' ? [] : '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: media });
    await settle(page, settings);
    // Records every animation, because fades are short.
    await page.addInitScript(() => {
      globalThis.played = [];
      const { play } = Animation.prototype;
      Animation.prototype.play = function () {
        const frames = this.effect.getKeyframes();
        globalThis.played.push({ time: this.effect.getTiming().duration, moves: frames.some((it) => 'transform' in it) });
        return play.call(this);
      };
    });
    await page.goto(ALONE);
    await stage(page, 3);
    await press(page, 'Play a solo 6');
    await expect.poll(() => page.evaluate(() => globalThis.played.length)).toBeGreaterThan(36);
    const played = await page.evaluate(() => globalThis.played);
    expect(played.every(({ time, moves }) => time === 80 && !moves)).toBe(true);
    await expect(page.locator('.in-flight > *')).toHaveCount(0);
  });
}

test('the setting for full motion overrides the device', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  await page.goto(ALONE);
  expect(changes(await takeoff(page))).toContain('transform');
});

test('at the instant pace nothing moves at all', async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => {
    globalThis.played = 0;
    const { play } = Animation.prototype;
    Animation.prototype.play = function () {
      globalThis.played += 1;
      return play.call(this);
    };
  });
  await page.goto(ALONE);
  for (let moves = 0; moves < 3 && (await awaited(page)) === 'move'; moves += 1) await move(page);
  expect(await page.evaluate(() => globalThis.played)).toBe(0);
});

// Not in the gate: the browser counts what moves more than half a second after an input, which can be on a busy machine.
for (const viewport of [{ width: 360, height: 640 }, { width: 1440, height: 900 }]) {
  test(`nothing shifts or grows while cards fly at ${viewport.width}x${viewport.height}`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settle(page, { pace: 'Fast' });
    await page.addInitScript(() => {
      globalThis.grown = [];
      // Whether a scrollable element has more content while something flies than without.
      const look = () => {
        const main = document.querySelector('main');
        const flies = document.getAnimations().some((it) => !(it instanceof CSSAnimation));
        if (main && flies) {
          const more = [main.scrollWidth - main.clientWidth, main.scrollHeight - main.clientHeight];
          if (Math.max(...more) > 0) globalThis.grown.push(more.join());
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(ALONE);
    // Loading fonts and the first rendering do not count as part of the game.
    await takeoff(page);
    await page.evaluate(() => {
      globalThis.shifts = [];
      // Centered sentences, log lines and rows of backs move as their text changes. Buttons and flying cards
      // may jump only after an input.
      const still = 'button, .card, .slot, .turns .cards > span, .ghost';
      new PerformanceObserver((list) => {
        for (const { value, sources, hadRecentInput } of list.getEntries()) {
          const moved = sources.filter(({ node }) => node instanceof Element && node.matches(still));
          if (moved.length > 0 && !hadRecentInput) globalThis.shifts.push(`${value} ${moved.map(({ node }) => node.outerHTML)}`);
        }
      }).observe({ type: 'layout-shift' });
    });
    for (let what = await awaited(page); what === 'move'; what = await awaited(page)) await move(page);
    expect(await page.evaluate(() => globalThis.grown)).toEqual([]);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  });
}

test('no card on its way lies on the count of a pile', async ({ page }) => {
  await settle(page);
  // Whatever takes off stays where it begins.
  await suspend(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await eachAnew(page, ['sloop', 'dealt'], async (game) => {
    await page.goto(`./#/play/${game}?seed=3&seats=person,easy,easy`);
    const counts = page.locator('.draw-pile b, .trick .count');
    await expect(counts.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => globalThis.flown.length)).toBeGreaterThan(0);
    const covered = await counts.evaluateAll((all) => {
      // What hears no tap is seen all the same.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { pointer-events: auto !important }');
      document.adoptedStyleSheets = [sheet];
      const seen = (it) => !it || (getComputedStyle(it).opacity > 0 && seen(it.parentElement));
      return all.filter((count) => {
        const { left, top, width, height } = count.getBoundingClientRect();
        const there = document.elementsFromPoint(left + width / 2, top + height / 2);
        return there.slice(0, there.indexOf(count)).some((it) => it.closest('.card') && seen(it));
      }).map((it) => it.textContent);
    });
    expect(covered).toEqual([]);
  });
});
