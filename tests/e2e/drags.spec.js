// Cards of Sloop and Dealt! are dragged to where a tap would play them. Swoop's are tested with its table.
import * as dealt from './dealt.js';
import { HOW, drag } from './drags.js';
import { awaited, runOn, settled, wind } from './shell.js';
import * as sloop from './sloop.js';
import { expect, test } from './support.js';
import { lay } from './tables.js';

const held = (page) => page.locator('.dragged');
const lines = (page) => page.getByRole('log', { includeHidden: true }).getByRole('listitem', { includeHidden: true });

// Nothing is held, lit or staged any longer.
async function back(page, cards) {
  await runOn(page, 500);
  await expect(held(page)).toHaveCount(0);
  await expect(page.locator('[data-open]')).toHaveCount(0);
  await expect(cards.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
}

async function begin(page, sit) {
  await wind(page);
  await sit();
  expect(await awaited(page)).toBe('move');
  await settled(page);
}

for (const [how, touch] of HOW) {
  test.describe(`by ${how}`, () => {
    test.use({ hasTouch: touch, viewport: { width: 390, height: 844 } });

    test('a card of Sloop captures what it is dropped on, or goes back', { tag: touch ? [] : '@all' }, async ({ page }) => {
      await begin(page, () => lay(page, 'sloop-captures'));
      const { cards, actionBar, display, reason, cancel } = sloop.parts(page);
      const before = await lines(page).count();
      await drag(page, cards.first(), actionBar, { touch, hold: async () => {
        await expect(held(page)).toHaveCount(1);
        await expect(display).toHaveAttribute('data-open', '');
        await expect(page.locator('[data-over]')).toHaveCount(0);
      } });
      await back(page, cards);
      expect(await lines(page).count()).toBe(before);
      // The first card that can capture a loose one.
      let taker;
      for (const card of await cards.all()) {
        await card.click();
        if (await page.locator('.loose-card:is(.fits, .grouped)').count() > 0) taker = card;
        await actionBar.getByRole('button', { name: 'Cancel' }).click();
        if (taker) break;
      }
      // What it would take is seen while it is held.
      let [target, other] = [];
      await drag(page, taker, actionBar, { touch, hold: async () => {
        target = await page.locator('.loose-card[data-open]').first().elementHandle();
        expect(target).not.toBe(null);
        other = await page.locator('.loose-card:not([data-open])').first().elementHandle();
        expect(other).not.toBe(null);
        await expect(page.locator('.loose-card.grouped')).not.toHaveCount(0);
        await expect(sloop.doing(page)).toHaveText(/^Capture/);
      } });
      await back(page, cards);
      // What it can't take sends it back, and says why.
      await drag(page, taker, other, { touch, hold: async () => {
        await expect(page.locator('[data-over]')).toHaveCount(0);
        await expect(reason).toContainText(/left over|can't/);
      } });
      await runOn(page, 500);
      await expect(held(page)).toHaveCount(0);
      await expect(reason).toContainText(/left over|can't/);
      expect(await lines(page).count()).toBe(before);
      await cancel.click();
      await back(page, cards);
      await drag(page, taker, target, { touch, hold: () => expect(page.locator('.loose-card[data-over]')).toHaveCount(1) });
      await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
      await expect(lines(page).filter({ hasText: /^Ann captured / }).first()).toBeAttached();
      await runOn(page, 500);
      await expect(held(page)).toHaveCount(0);
    });

    test('a card of Sloop lies on what it was dropped on while there is a choice to make', { tag: '@all' }, async ({ page }) => {
      await begin(page, () => lay(page, 'sloop-begins'));
      const { cards, loose, cancel } = sloop.parts(page);
      const twelve = loose.and(page.getByRole('button', { name: /^12/ })).first();
      const held12 = sloop.card(page, 'Supercharged 12');
      await drag(page, held12, twelve, { touch });
      await expect(sloop.doing(page)).toHaveText(/, no extra card$/);
      await runOn(page, 500);
      await expect(held(page)).toHaveCount(0);
      await expect(twelve.locator('.laid')).toBeVisible();
      await expect(held12.locator('.card')).toBeHidden();
      await cancel.click();
      await expect(page.locator('.laid')).toHaveCount(0);
      await expect(held12.locator('.card')).toBeVisible();
      await expect(cards.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
    });

    test("a card of Sloop that is dropped on another player's build goes back, and it is said why", { tag: '@all' }, async ({ page }) => {
      await begin(page, () => lay(page, 'sloop-wild'));
      const { builds, reason } = sloop.parts(page);
      const before = await lines(page).count();
      await drag(page, sloop.card(page, 4), builds.first(), { touch });
      await runOn(page, 500);
      await expect(held(page)).toHaveCount(0);
      await expect(reason).toContainText(/build/);
      await expect(sloop.card(page, 4)).toHaveAttribute('aria-pressed', 'true');
      expect(await lines(page).count()).toBe(before);
    });

    test('a card of Sloop that is dropped on the felt is put down', { tag: '@all' }, async ({ page }) => {
      await begin(page, () => lay(page, 'sloop-begins'));
      const { cards, display } = sloop.parts(page);
      const before = await lines(page).count();
      await drag(page, cards.last(), display.locator('.supply'), { touch, hold: () => expect(display).toHaveAttribute('data-over', '') });
      await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
      await expect(lines(page).filter({ hasText: /^Ann put down / }).first()).toBeAttached();
    });

    test('a card of Sloop that could take others lies where it was dropped on the felt', { tag: '@all' }, async ({ page }) => {
      await begin(page, () => lay(page, 'sloop-begins'));
      const { display, cancel } = sloop.parts(page);
      const held12 = sloop.card(page, 'Supercharged 12');
      const before = await lines(page).count();
      await drag(page, held12, display.locator('.supply'), { touch });
      await expect(sloop.doing(page)).toHaveText(/^Capture/);
      await expect(display.locator('.cell > .laid')).toBeVisible();
      await expect(held12.locator('.card')).toBeHidden();
      expect(await lines(page).count()).toBe(before);
      await cancel.click();
      await expect(display.locator('.laid')).toHaveCount(0);
      await expect(held12.locator('.card')).toBeVisible();
    });

    test('cards of Dealt! are dragged to the trick together, and a reserve to the hand', { tag: touch ? '@all' : [] }, async ({ page }) => {
      await begin(page, () => page.goto(`./#/play/dealt?seed=${touch ? 3 : 42}&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy`));
      const { hand, actionBar } = dealt.parts(page);
      const cards = hand.locator('.held');
      const trick = page.getByRole('region', { name: /trick$/i });
      const count = await cards.count();
      await expect(trick).toBeVisible();
      const playable = hand.locator('.slot:not(.dull) .held').first();
      await drag(page, playable, page.getByRole('region', { name: 'Players' }), { touch });
      await back(page, cards);
      expect(await cards.count()).toBe(count);
      // A bracket is dragged as a whole by mouse, a single card by a finger.
      const many = touch ? 1 : 2;
      if (touch) await playable.click();
      else await hand.getByRole('button', { name: /^Plays with card 7/ }).click();
      const staged = hand.locator('[aria-pressed="true"]');
      await expect(staged).toHaveCount(many);
      const before = await lines(page).count();
      await drag(page, staged.first(), trick, { touch, hold: async () => {
        await expect(held(page).locator('.card')).toHaveCount(many);
        await expect(trick).toHaveAttribute('data-over', '');
      } });
      await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
      await expect(cards).toHaveCount(count - many);
      // A reserve goes into the gap where it is dropped, after the hand has made room and said what it makes.
      expect(await awaited(page)).toBe('move');
      await settled(page);
      const reserve = actionBar.locator('.reserve[data-drags]').first();
      const over = async () => {
        await expect(hand.locator('.gap[aria-pressed="true"]')).toHaveAttribute('data-gap', '2');
        await expect(page.locator('.message')).toContainText(/(Makes .+|No combination) here\./);
      };
      await drag(page, reserve, page.getByRole('region', { name: 'Players' }), { touch });
      await back(page, cards);
      await drag(page, reserve, hand.locator('.spot').nth(2), { touch, hold: over });
      await expect(cards).toHaveCount(count - many + 1);
    });
  });
}
