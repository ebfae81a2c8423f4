// The zones of Stroop: every hand is shown whole, in letters that can be read, and nothing moves during a race.
import { eachAnew, expect, test } from './support.js';
import { WAYS, fingers, fits, hurry, judged, link, open, seen, start, startTogether, target, zone } from './stroop.js';
import { lay } from './tables.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];

// As many cards as can be dealt to so many people, and as many as one of them can have in round two.
const people = (count) => ({
  seats: Array(count).fill('person').join(),
  names: NAMES.slice(0, count).join(),
  ...(count === 5 ? { advanced: 'yes', cards: '20' } : {}),
});
const each = (count) => (count === 5 ? 20 : 15);
const largest = (count) => each(count) + Math.ceil(((count - 1) * each(count) + 1) / count);

// The height of small letters in the units of a word, and the sides of a word with the air around it.
const SMALL = 10.9;
const WORD = [108, 32];

// What each zone looks like: its box of cards, and each card with the height of its small letters.
const looks = (page) => page.locator('.zone').evaluateAll((zones, small) => zones.map((it) => {
  const rect = (of) => {
    const { left, top, right, bottom } = of.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const box = it.querySelector('.cells');
  return {
    zone: rect(it),
    sides: [box.clientWidth, box.clientHeight],
    cards: [...box.querySelectorAll('button.cell')].map((card) => {
      const { a, b } = card.querySelector('.word').getScreenCTM();
      const word = [...card.querySelectorAll('text')].map(rect);
      return { ...rect(card), word, upright: Math.abs(a) > Math.abs(b), high: Math.hypot(a, b) * small };
    }),
  };
}), SMALL);

// Waits for the pictures of cards that come from a pile.
const lies = (page) => expect.poll(() => page.evaluate(() => document.getAnimations()
  .filter(({ animationName, playState }) => animationName === 'stroop-drawn' && playState === 'running').length)).toBe(0);

const inside = (one, other) =>
  one.left >= other.left - 1 && one.top >= other.top - 1 && one.right <= other.right + 1 && one.bottom <= other.bottom + 1;

// The height of the small letters if a box has this many cells, in as many rows as suit it best.
function letters([wide, high], cells) {
  const gap = Math.min(Math.max(Math.round(Math.min(wide, high) / 72), 3), 8);
  const scales = Array.from({ length: cells }, (_, at) => {
    const [across, down] = [at + 1, Math.ceil(cells / (at + 1))];
    return Math.min(((wide + gap) / across - gap) / WORD[0], ((high + gap) / down - gap) / WORD[1]);
  });
  return Math.max(...scales) * SMALL;
}

for (const [width, height] of SIZES) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    const inGate = { 360: [2], 1024: [4] }[width] ?? [];
    const others = [2, 3, 4, 5].filter((count) => !inGate.includes(count));
    for (const [tag, counts] of [[[], inGate], ['@all', others]].filter(([, counts]) => counts.length > 0)) {
      test(`${counts.join(', ')} people read all their cards, or are told that there is no room`, { tag }, async ({ page }) => {
        await hurry(page);
        await eachAnew(page, counts, async (count) => {
          await page.goto(link(people(count)));
          const small = page.getByText(/^This screen only has room/);
          await expect(small.or(zone(page, 'Ann').pad).first()).toBeVisible();
          if (await small.first().isVisible()) {
            expect(width * height).toBeLessThan(count * 150_000);
            return;
          }
          const names = NAMES.slice(0, count);
          const hand = await fingers(page);
          await startTogether(page, names, hand);
          const piles = await Promise.all(names.map((name) => target(zone(page, name).draw)));
          for (let card = 0; card < each(count); card += 1) {
            await hand.down(...piles);
            await hand.up();
          }
          for (const name of names) await expect(zone(page, name).cards).toHaveCount(each(count));
          await lies(page);
          for (const { zone: whole, cards, sides } of await looks(page)) {
            for (const card of cards) {
              expect(inside(card, whole)).toBe(true);
              for (const word of card.word) {
                // Along the word, with air: its line is higher than its letters.
                const [start, end] = card.upright ? ['left', 'right'] : ['top', 'bottom'];
                const air = (card[end] - card[start]) / 40;
                expect(word[start]).toBeGreaterThanOrEqual(card[start] + air);
                expect(word[end]).toBeLessThanOrEqual(card[end] - air);
              }
              expect(card.high).toBeGreaterThanOrEqual(7);
            }
            expect(letters(sides, largest(count))).toBeGreaterThanOrEqual(7);
          }
        });
      });
    }
  });
}

test('the fullest table that bots have left is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, 'stroop-five');
  await expect(page.locator('.zone')).toHaveCount(5);
  for (const { zone: whole, cards } of await looks(page)) {
    for (const card of cards) expect(inside(card, whole)).toBe(true);
  }
});

test.describe('during a race', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a card keeps its place while it is held, and so does the middle', async ({ page }) => {
    await open(page, { seats: 'person,person,normal,normal', names: 'Ann,Bo,Cy,Di', window: 400, fumble: 0, seed: 5 });
    const hand = await fingers(page);
    await startTogether(page, ['Ann', 'Bo'], hand);
    const places = () => page.locator('button.cell, .middle > .centers').evaluateAll((all) => Object.fromEntries(all.map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const card = it.dataset.cell ? it.querySelector('.unseen').textContent : 'the middle';
      return [card, [x, y, width, height]];
    })));
    const piles = await Promise.all(['Ann', 'Bo'].map((name) => target(zone(page, name).draw)));
    for (let card = 0; card < 15; card += 1) {
      await hand.down(...piles);
      await hand.up();
    }
    await expect(zone(page, 'Bo').cards).toHaveCount(15);
    let before = await places();
    for (let turn = 0; turn < 8; turn += 1) {
      const now = await seen(page, 'Ann');
      if (!now) break;
      // One that fits, or one that comes back.
      const card = now.cards.find((it) => fits(it.name, now.center) === (turn % 3 < 2)) ?? now.cards[0];
      await hand.down(card);
      await hand.up();
      await judged(page);
      const after = await places();
      for (const [card, place] of Object.entries(after)) {
        // A pixel may be rounded either way.
        for (const [at, side] of place.entries()) if (card in before) expect(Math.abs(side - before[card][at]), card).toBeLessThan(1.5);
      }
      before = after;
    }
  });
});

test('a card that does not fit comes back with a cross, and its reason is said for a moment', async ({ page }) => {
  await open(page, { seats: 'person,easy', names: 'Ann,Bo', fumble: 0 });
  const way = await WAYS.keys(page);
  await start(page, 'Ann', way);
  const { draw, it } = zone(page, 'Ann');
  for (let left = 15; left > 0; left -= 1) await way.press(await target(draw));
  await expect(draw).toHaveAccessibleName('Nothing left to draw');
  const reason = it.getByRole('paragraph').first();
  await expect(async () => {
    const { cards, center } = await seen(page, 'Ann');
    await way.press(cards.find((card) => !fits(card.name, center)));
    await expect(reason).toHaveText(/^Not /, { timeout: 500 });
    await expect(reason.locator('.says')).toHaveCSS('opacity', '1', { timeout: 500 });
  }).toPass();
  await expect(it.locator('.verdict.fumbled')).toHaveCount(1);
  await expect(reason.locator('.says')).toHaveCSS('opacity', '0');
  await expect(page.getByText(/^Ann tried .* doesn't describe it\.$/).first()).toBeAttached();
});
