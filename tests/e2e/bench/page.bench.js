// The size and speed of the page. Nothing here fails for being slow: the figures are printed.
import { brotliCompressSync } from 'node:zlib';
import { arrived, expect, test } from '../support.js';
import * as slapshot from '../slapshot.js';
import * as sloop from '../sloop.js';
import { awaited, move, parts, press } from '../swoop.js';
import { lay } from '../tables.js';
import {
  Probe, framesInTime, interactions, moveTimes, noteFrames, noteInteractions, noteMoves, notePresses, noteReady, percentile, pressTimes, sheet,
} from './probe.js';

// Once at full speed, and once with the processor throttled.
const SPEEDS = [['now', 1], ['slow', 4]];
const HAND = 30;
// To a target that nobody reaches before the hand is long.
const EIGHT = './#/play/swoop?seed=7&seats=person,easy,easy,easy,easy,easy,easy,easy&target=65535';

// A page in its own context on which bots move at once, at this processor speed.
async function open(browser, baseURL, rate = 1, serviceWorkers = 'block') {
  const context = await browser.newContext({ baseURL, serviceWorkers, viewport: { width: 360, height: 640 } });
  await context.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","notes":"Off"}'));
  const page = await context.newPage();
  const probe = await Probe.on(page);
  await probe.throttle(rate);
  return { page, probe };
}

// What a browser with an empty cache downloads for these URLs, one after another: for each, the newly fetched
// files with their compressed sizes.
async function fetched(browser, baseURL, ...addresses) {
  const { page } = await open(browser, baseURL);
  const responses = [];
  page.on('response', (response) => responses.push(response));
  const visits = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await arrived(page);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(responses.splice(0).map(async (response) => {
      const path = new URL(response.url()).pathname;
      const body = await response.body();
      // Fonts and images are already compressed.
      const packed = /\.(woff2|png|webp)$/.test(path);
      return { path, size: (packed ? body.length : brotliCompressSync(body).length) / 1000 };
    }));
    const before = visits.flat().map(({ path }) => path);
    visits.push(files.filter(({ path }) => !before.includes(path)));
  }
  await page.context().close();
  return visits;
}

const all = (files) => files.reduce((sum, { size }) => sum + size, 0);
const code = (files) => all(files.filter(({ path }) => /\.(wasm|js)$/.test(path)));
const games = { Sloop: 'sloop', 'Dealt!': 'dealt', Swoop: 'swoop', Stroop: 'stroop', Slapshot: 'slapshot' };
const box = (slug) => `./#/seats/${slug}`;

test('Weight, as hosts pack it (brotli)', async ({ browser, baseURL }, info) => {
  const figure = sheet(info);
  const [home] = await fetched(browser, baseURL, './');
  await figure({ name: 'home: code', unit: 'KB', now: code(home), goal: 200 });
  await figure({ name: 'home: everything', unit: 'KB', now: all(home) });
  await figure({ name: 'home: requests', now: home.length, goal: 12 });
  for (const [name, slug] of Object.entries(games)) {
    const visits = await fetched(browser, baseURL, './', box(slug));
    await figure({ name: `home and ${name} first: code`, unit: 'KB', now: code(visits.flat()), goal: 430 });
    const other = Object.values(games).find((it) => it !== slug);
    const [, , further] = await fetched(browser, baseURL, './', box(other), box(slug));
    await figure({ name: `${name} as a further game: code`, unit: 'KB', now: code(further), goal: 100 });
  }
  const everywhere = ['./', ...Object.values(games).map(box), './#/settings', './#/rules/dealt'];
  const whole = (await fetched(browser, baseURL, ...everywhere)).flat();
  await figure({ name: 'all of it', unit: 'KB', now: all(whole), goal: 1250 });
});

// The loading time of a page from the service worker's cache.
async function fromTheDevice(browser, baseURL, rate) {
  const { page } = await open(browser, baseURL, rate, 'allow');
  await noteReady(page);
  await page.goto('./');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const times = [];
  for (let visit = 0; visit < 7; visit += 1) {
    await page.goto('./');
    times.push(await page.evaluate(() => globalThis.ready));
  }
  await page.context().close();
  return times;
}

test('Until the page is ready (median of 7)', async ({ browser, baseURL }, info) => {
  const seen = { cold: {}, shell: {}, warm: {}, kept: {} };
  for (const [speed, rate] of SPEEDS) {
    const times = { cold: [], shell: [], warm: [] };
    for (let visit = 0; visit < 7; visit += 1) {
      const { page } = await open(browser, baseURL, rate);
      await noteReady(page);
      await page.goto('./');
      times.cold.push(await page.evaluate(() => globalThis.ready));
      times.shell.push(await page.evaluate(() => globalThis.painted));
      await page.goto('./');
      times.warm.push(await page.evaluate(() => globalThis.ready));
      await page.context().close();
    }
    times.kept = await fromTheDevice(browser, baseURL, rate);
    for (const [what, all] of Object.entries(times)) seen[what][speed] = percentile(all, 50);
  }
  const figure = sheet(info);
  await figure({ name: 'something is painted', unit: 'ms', ...seen.shell, goalSlow: 300 });
  await figure({ name: 'cold: home is painted', unit: 'ms', ...seen.cold, goalSlow: 600 });
  await figure({ name: 'warm: home is painted', unit: 'ms', ...seen.warm });
  await figure({ name: 'kept on the device: home is painted', unit: 'ms', ...seen.kept, goal: 150, goalSlow: 350 });
});

// Adds this many copies of the saved game.
const keepMany = (page, many) => page.evaluate(async (many) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('kitchen-table'));
  const change = database.transaction(['labels', 'lines'], 'readwrite');
  const [labels, lines] = [change.objectStore('labels'), change.objectStore('lines')];
  const [[text], all] = [await done(labels.getAll()), await done(lines.getAll())];
  for (let key = 1; key < many; key += 1) {
    const label = JSON.parse(text);
    const over = key % 3 > 0;
    labels.put(JSON.stringify({ ...label, over, outcome: over ? { places: [1, 2, 3] } : null, touched: label.touched - key * 3_600_000 }), key);
    all.forEach((line, place) => lines.put(line, [key, place]));
  }
  await new Promise((kept) => { change.oncomplete = kept; });
  database.close();
}, many);

test('With 500 kept games (median of 5)', async ({ browser, baseURL }, info) => {
  const figure = sheet(info);
  const pages = { 'home, to the games that wait': ['#/', '.waiting .kept-games li'], 'your games, to the list': ['#/games', '.kept-games > li'] };
  const seen = {};
  for (const [speed, rate] of SPEEDS) {
    const { page, probe } = await open(browser, baseURL);
    await page.goto('./#/play/dealt?seed=3&seats=person,easy,easy&names=Ann,Bo,Cy');
    await awaited(page);
    await page.goto('./#/about');
    await keepMany(page, 500);
    await probe.throttle(rate);
    for (const [name, [address, first]] of Object.entries(pages)) {
      const times = [];
      for (let visit = 0; visit < 5; visit += 1) {
        await page.goto('./#/about');
        await page.reload();
        await page.waitForLoadState('networkidle');
        times.push(await page.evaluate(([address, first]) => new Promise((done) => {
          const begun = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector(first)) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
          }).observe(document.body, { childList: true, subtree: true });
          location.hash = address;
        }), [address, first]));
      }
      (seen[name] ??= {})[speed] = percentile(times, 50);
    }
    await page.context().close();
  }
  for (const [name, figures] of Object.entries(seen)) await figure({ name, unit: 'ms', ...figures, goal: 400, goalSlow: 1500 });
});

test('From a box to its seats (median of 7)', async ({ browser, baseURL }, info) => {
  const figure = sheet(info);
  for (const [name, slug] of Object.entries(games)) {
    const seen = {};
    for (const [speed, rate] of SPEEDS) {
      const times = [];
      for (let visit = 0; visit < 7; visit += 1) {
        const { page } = await open(browser, baseURL, rate);
        await page.goto('./');
        await expect(page.getByRole('link', { name: `Play ${name}` })).toBeVisible();
        await page.waitForLoadState('networkidle');
        times.push(await page.evaluate((slug) => new Promise((seen) => {
          const begun = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.seats form')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => seen(performance.now() - begun)));
          }).observe(document.body, { childList: true, subtree: true });
          document.querySelector(`a[href$="#/seats/${slug}"]`).click();
        }), slug));
        await page.context().close();
      }
      seen[speed] = percentile(times, 50);
    }
    await figure({ name, unit: 'ms', ...seen, goalSlow: 400 });
  }
});

// The number of cards in the hand.
async function held(page) {
  const keys = await parts(page).hand.getByRole('button').allTextContents();
  return keys.reduce((sum, key) => sum + Number(/(\d+) in hand/.exec(key)?.[1] ?? 0), 0);
}

// The number of lines in all journals of the browser: one per move.
function written(page) {
  return page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('kitchen-table');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('lines').objectStore('lines').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  }));
}

// Plays the highest card, which takes the pile, until the hand is long.
async function fill(page) {
  const { end, hand, nextRound, actionBar } = parts(page);
  for (;;) {
    const what = await awaited(page);
    expect(what).not.toBe('over');
    if (what === 'move' && (await held(page)) >= HAND) return;
    if (what === 'round') {
      await nextRound.click();
      continue;
    }
    if (await end.isVisible()) {
      await end.click();
      await expect(end).toHaveCount(0);
      continue;
    }
    await hand.getByRole('button', { name: /^(?!10|Joker)/, disabled: false }).last().click();
    const does = actionBar.getByRole('button', { name: /^(Play|Hold) /, disabled: false });
    await (/^Hold /.test(await does.textContent()) ? press(page, does) : does.click());
    // A move is complete when the button is gone, and may end the round.
    await expect(does).toHaveCount(0);
  }
}

test('Swoop, eight seats, 30 cards in hand', async ({ browser, baseURL }, info) => {
  const [taps, control, moves] = [{}, {}, {}];
  let nodes = 0;
  for (const [speed, rate] of SPEEDS) {
    const { page, probe } = await open(browser, baseURL);
    await page.goto(EIGHT);
    await fill(page);
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const { end, hand, fitting: fits, actionBar } = parts(page);
    await probe.throttle(rate);
    const spots = await probe.spots(hand.getByRole('button', { disabled: false }));
    const [idle, tapped] = [[], []];
    for (let tap = 0; tap < 100; tap += 1) {
      idle.push(await probe.script(async () => {}));
      tapped.push(await probe.script(() => probe.click(spots[tap % spots.length])));
    }
    [control[speed], taps[speed]] = [percentile(idle, 95), percentile(tapped, 95)];
    await page.keyboard.press('Escape');
    const turns = [];
    while (turns.length < 10) {
      const what = await awaited(page);
      expect(what).not.toBe('over');
      if (what === 'round') {
        await parts(page).nextRound.click();
        continue;
      }
      if ((await end.isVisible()) || (await fits.count()) === 0) {
        await move(page);
        continue;
      }
      await fits.first().click();
      const [does] = await probe.spots(actionBar.getByRole('button', { name: /^Play / }));
      const before = await written(page);
      const script = await probe.script(() => probe.click(does));
      turns.push(script / ((await written(page)) - before));
    }
    moves[speed] = percentile(turns, 50);
    await page.context().close();
  }
  const figure = sheet(info);
  await figure({ name: 'script of a tap, 95th percentile of 100', unit: 'ms', ...taps, goal: 4, goalSlow: 12 });
  await figure({ name: 'the same when nothing is done', unit: 'ms', ...control });
  await figure({ name: 'script of a move, of all that follow one, median of 10', unit: 'ms', ...moves, goal: 4, goalSlow: 12 });
  await figure({ name: 'elements', now: nodes, goal: 1500 });
});

test('Sloop, 24 loose cards, both wilds, three builds', async ({ browser, baseURL }, info) => {
  const [cards, edits, keys, control] = [{}, {}, {}, {}];
  let nodes = 0;
  for (const [speed, rate] of SPEEDS) {
    const { page, probe } = await open(browser, baseURL);
    await lay(page, 'sloop-crowd');
    expect(await awaited(page)).toBe('move');
    const { cards: hand, loose, stepper } = sloop.parts(page);
    await expect(loose).toHaveCount(24);
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await probe.throttle(rate);
    const [held, lying] = [await probe.spots(hand), await probe.spots(loose)];
    const [idle, tapped, edited, stepped] = [[], [], [], []];
    for (let tap = 0; tap < 100; tap += 1) {
      idle.push(await probe.script(async () => {}));
      tapped.push(await probe.script(() => probe.click(held[tap % held.length])));
    }
    // The card with the most ways; loose cards are removed and put back.
    await sloop.card(page, 'Supercharged 11').click();
    await expect(stepper).toBeVisible();
    for (let tap = 0; tap < 100; tap += 1) edited.push(await probe.script(() => probe.click(lying[tap % lying.length])));
    for (let step = 0; step < 100; step += 1) stepped.push(await probe.script(() => page.keyboard.press('ArrowDown')));
    cards[speed] = percentile(tapped, 95);
    edits[speed] = percentile(edited, 95);
    keys[speed] = percentile(stepped, 95);
    control[speed] = percentile(idle, 95);
    await page.context().close();
  }
  const figure = sheet(info);
  await figure({ name: 'script of a tap on a hand card, 95th percentile', unit: 'ms', ...cards, goal: 4, goalSlow: 12 });
  await figure({ name: 'script of a tap on a loose card, 95th percentile', unit: 'ms', ...edits, goal: 4, goalSlow: 12 });
  await figure({ name: 'script of a step to the next way, 95th percentile', unit: 'ms', ...keys, goal: 4, goalSlow: 12 });
  await figure({ name: 'the same when nothing is done', unit: 'ms', ...control });
  await figure({ name: 'elements', now: nodes, goal: 1500 });
});

test('Slapshot, six seats', async ({ browser, baseURL }, info) => {
  const [cards, backs, slots, control] = [{}, {}, {}, {}];
  const nodes = [];
  for (const [speed, rate] of SPEEDS) {
    const { page, probe } = await open(browser, baseURL);
    await lay(page, 'slapshot-six');
    expect(await slapshot.awaited(page)).toBe('move');
    const count = async () => nodes.push(await page.evaluate(() => document.querySelectorAll('*').length));
    const { team, managers, slots: line } = slapshot.parts(page);
    await expect(team).toHaveCount(6);
    await probe.throttle(rate);
    const taps = async (buttons) => {
      const spots = await probe.spots(buttons);
      const all = [];
      for (let tap = 0; tap < 100; tap += 1) all.push(await probe.script(() => probe.click(spots[tap % spots.length])));
      await count();
      return percentile(all, 95);
    };
    const idle = [];
    for (let tap = 0; tap < 100; tap += 1) idle.push(await probe.script(async () => {}));
    control[speed] = percentile(idle, 95);
    cards[speed] = await taps(team);
    // Each one shows another team's backs.
    await slapshot.turn(page, 'Trade').click();
    await expect(managers).toHaveCount(5);
    backs[speed] = await taps(managers);
    await slapshot.turn(page, 'Game').click();
    await managers.first().click();
    await slapshot.confirm(page);
    await expect(line).toHaveCount(6);
    slots[speed] = await taps(line);
    await page.context().close();
  }
  const figure = sheet(info);
  await figure({ name: 'script of a tap on an own card, 95th percentile', unit: 'ms', ...cards, goal: 4, goalSlow: 12 });
  await figure({ name: 'script of a tap on a team to draw from, 95th', unit: 'ms', ...backs, goal: 4, goalSlow: 12 });
  await figure({ name: 'script of a tap in the line-up, 95th percentile', unit: 'ms', ...slots, goal: 4, goalSlow: 12 });
  await figure({ name: 'the same when nothing is done', unit: 'ms', ...control });
  await figure({ name: 'elements', now: Math.max(...nodes), goal: 1500 });
});

// Ten inputs a second, all over the screen, and the same time without any: the script of each tenth of a
// second, and the delay of each press until the next paint.
async function tenths(page, probe, spots) {
  const tenth = async (act) => {
    const over = new Promise((done) => { setTimeout(done, 100); });
    const script = await probe.during(async () => {
      await act();
      await over;
    });
    return script;
  };
  const [idle, pressed] = [[], []];
  for (let each = 0; each < 100; each += 1) {
    idle.push(await tenth(async () => {}));
    pressed.push(await tenth(() => probe.click(spots[(each * 7) % spots.length])));
  }
  return { idle, pressed };
}

test('Stroop, five zones full of cards, ten inputs a second', async ({ browser, baseURL }, info) => {
  const [presses, control, middle, most, frames] = [{}, {}, {}, {}, {}];
  let nodes = 0;
  for (const [speed, rate] of SPEEDS) {
    const { page, probe } = await open(browser, baseURL);
    await page.setViewportSize({ width: 1024, height: 768 });
    await notePresses(page);
    await lay(page, 'stroop-five');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const spots = await probe.spots(page.locator('button.cell:visible'));
    await probe.throttle(rate);
    const { idle, pressed } = await tenths(page, probe, spots);
    [control[speed], presses[speed]] = [percentile(idle, 95), percentile(pressed, 95)];
    // Frames are recorded by a script, which must not count as the page's.
    await noteFrames(page);
    await tenths(page, probe, spots);
    frames[speed] = await framesInTime(page);
    const paints = await pressTimes(page);
    [middle[speed], most[speed]] = [percentile(paints, 50), percentile(paints, 95)];
    await page.context().close();
  }
  const figure = sheet(info);
  await figure({ name: 'script of a tenth of a second with a press, 95th percentile', unit: 'ms', ...presses, goal: 4, goalSlow: 12 });
  await figure({ name: 'the same when nothing is done', unit: 'ms', ...control });
  await figure({ name: 'press to next paint, median', unit: 'ms', ...middle, goal: 33 });
  await figure({ name: 'press to next paint, 95th percentile', unit: 'ms', ...most, goal: 50, goalSlow: 100 });
  await figure({ name: 'frames within 16.7 ms', unit: '%', ...frames, goal: 98, goalSlow: 90 });
  await figure({ name: 'elements', now: nodes, goal: 1500 });
});

test('A game of Swoop by mouse', async ({ browser, baseURL }, info) => {
  const [middle, most, count, moves, shown, last] = [{}, {}, {}, {}, {}, {}];
  for (const [speed, rate] of SPEEDS) {
    const { page } = await open(browser, baseURL, rate);
    await noteInteractions(page);
    await noteMoves(page);
    await page.goto('./#/play/swoop?seed=7&seats=person,easy,easy&target=60');
    for (let what; (what = await awaited(page)) !== 'over'; ) {
      if (what === 'round') await parts(page).nextRound.click();
      else await move(page);
    }
    const all = await interactions(page);
    [middle[speed], most[speed], count[speed]] = [percentile(all, 75), percentile(all, 98), all.length];
    const times = await moveTimes(page);
    [shown[speed], last[speed], moves[speed]] = [percentile(times, 50), percentile(times, 95), times.length];
    await page.context().close();
  }
  const figure = sheet(info);
  await figure({ name: 'interactions', ...count });
  await figure({ name: 'interaction to next paint, 75th percentile', unit: 'ms', ...middle, goal: 50 });
  await figure({ name: 'interaction to next paint, 98th percentile', unit: 'ms', ...most, goal: 100, goalSlow: 200 });
  await figure({ name: 'moves from the hand', ...moves });
  await figure({ name: 'tap to the first frame that shows the move, median', unit: 'ms', ...shown });
  await figure({ name: 'the same, 95th percentile', unit: 'ms', ...last });
});
