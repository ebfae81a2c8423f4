// Plays each turn-based game at random, through the page: only by roles and accessible names.
import * as dealt from '../dealt.js';
import { awaited, hold, shell } from '../shell.js';
import * as slapshot from '../slapshot.js';
import * as sloop from '../sloop.js';
import { expect } from '../support.js';
import * as swoop from '../swoop.js';

const any = async (buttons, chance) => buttons.nth(chance.below(await buttons.count()));

async function moveInDealt(page, chance) {
  const { hand, actionBar } = dealt.parts(page);
  const gaps = hand.getByRole('button', { name: /^(At the (left|right) end|Between card|As the only card)/ });
  const offers = hand.getByRole('button', { name: /^(Plays with|Choose) card \d+/ });
  const reserves = actionBar.getByRole('button', { name: /^Take the /, disabled: false });
  if ((await gaps.count()) === 0) {
    await expect(offers.or(reserves).first()).toBeVisible();
    const takes = (await offers.count()) === 0 || ((await reserves.count()) > 0 && chance.oneIn(4));
    await (await any(takes ? reserves : offers, chance)).click();
    if (!takes) return dealt.confirm(page);
  }
  await (await any(gaps, chance)).click();
  return dealt.confirm(page);
}

async function moveInSwoop(page, chance) {
  const { fitting, uncovered, end } = swoop.parts(page);
  const ends = await end.isVisible();
  if (ends || chance.oneIn(2)) return swoop.move(page);
  const can = fitting.or(uncovered);
  if ((await can.count()) === 0) return swoop.move(page);
  await (await any(can, chance)).click();
  return swoop.confirm(page);
}

// A random card performs one of its actions; if that needs another choice, the first card performs one instead.
async function moveInSloop(page, chance) {
  const { cards, verbs, cancel } = sloop.parts(page);
  const { end } = sloop.parts(page);
  if (await end.filter({ hasText: /^(Don't offer|Give back)/ }).isVisible()) return sloop.goWithout(page);
  const card = await any(cards, chance);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  const texts = await verbs.allTextContents();
  const can = texts.flatMap((text, at) => (text.endsWith(', not possible now') ? [] : [at]));
  if (can.length > 0) await verbs.nth(chance.of(can)).click();
  const { doing } = sloop;
  if ((await doing(page).isVisible()) && !/, no extra card$/.test(await doing(page).innerText())) return sloop.confirm(page);
  if (await cancel.isVisible()) await cancel.click();
  return sloop.move(page);
}

async function moveInSlapshot(page, chance) {
  const { slots, turns, presets, managers } = slapshot.parts(page);
  const can = (buttons) => buttons.filter({ hasNotText: 'not possible now' });
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  if (await slots.first().isVisible()) {
    await (await any(presets, chance)).click();
    return slapshot.confirm(page);
  }
  if ((await turns.count()) === 0 || chance.oneIn(3)) return slapshot.move(page);
  const choice = await any(can(turns), chance);
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  if (!/^(Game|Visit)/.test(await choice.innerText())) return slapshot.move(page);
  await (await any(can(managers), chance)).click();
  return slapshot.confirm(page);
}

const MOVES = { dealt: moveInDealt, swoop: moveInSwoop, sloop: moveInSloop, slapshot: moveInSlapshot };

// A turn-based game.
export const byTurns = (game) => {
  const awaits = game === 'slapshot' ? slapshot.awaited : awaited;
  return {
    // Waits until nothing moves by itself.
    async settles(page) {
      const what = await awaits(page);
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      if (what === 'locked') await expect(shell(page).unlock).toBeEnabled();
      if (what === 'round') await expect(shell(page).nextRound).toBeEnabled();
      return what;
    },

    // Continues until a decision is due, or the game is over.
    async ready(page) {
      for (;;) {
        const what = await awaits(page);
        if (what === 'over' || what === 'move') return what;
        if (what === 'locked') await hold(page, shell(page).unlock);
        else await shell(page).nextRound.click();
      }
    },

    move: MOVES[game],
  };
};
