// Plays Stroop at random with keys, in real time.
import { WAYS, fits, parts, plays, seen, start, target, zone } from '../stroop.js';
import { expect } from '../support.js';

const ME = 'Ann';

async function over(page) {
  const { over, roundTwo } = parts(page);
  if (await over.isVisible()) return 'over';
  return (await roundTwo.isVisible()) ? 'round' : null;
}

// The controls for which the game waits.
const waits = (page) => {
  const { goOn, roundTwo, over } = parts(page);
  return goOn.or(roundTwo).or(over).or(zone(page, ME).pad);
};

// Holds STOP until it counts or something fits after all.
async function callStop(page, now) {
  await page.keyboard.down(now.stop.code);
  await expect(async () => {
    const then = await seen(page, ME);
    const out = await zone(page, ME).it.getByText(/^Out this round/).isVisible();
    expect(!then || out || Boolean(await over(page)) || then.cards.some((it) => fits(it.name, then.center, 1) || fits(it.name, then.center, 2))).toBe(true);
  }).toPass({ timeout: 5_000 }).catch(() => {});
  await page.keyboard.up(now.stop.code);
}

export const inRealTime = {
  async settles(page) {
    await expect(waits(page).first()).toBeVisible();
    return (await over(page)) ?? 'move';
  },

  // Ensures that the clock is running.
  async ready(page) {
    const { goOn, roundTwo, center } = parts(page);
    for (let step = 0; step < 6; step += 1) {
      await expect(waits(page).or(center).first()).toBeAttached();
      const ended = await over(page);
      if (ended === 'over') return 'over';
      if (ended) await roundTwo.click();
      else if (await goOn.isVisible()) {
        await goOn.click();
        await plays(page);
        return 'move';
      } else if (await zone(page, ME).pad.isVisible()) {
        await start(page, ME, await WAYS.keys(page));
        return 'move';
      } else if (await seen(page, ME)) {
        return 'move';
      }
    }
    throw new Error('the round does not begin');
  },

  // Some draws and some cards, as fast as they can be pressed, without waiting afterward.
  async move(page, chance) {
    const now = await seen(page, ME);
    if (!now || (await over(page))) return;
    if (now.left > 0 && chance.below(3) > 0) {
      const times = Math.min(now.left, chance.between(1, 3));
      const { code } = await target(zone(page, ME).draw);
      for (let time = 0; time < times; time += 1) await page.keyboard.press(code);
      return;
    }
    const good = now.cards.filter((it) => fits(it.name, now.center, 1) || fits(it.name, now.center, 2));
    if (good.length > 0) {
      for (const code of chance.of(good).codes) await page.keyboard.press(code);
    } else if (now.left > 0) await page.keyboard.press(now.draw.code);
    else if (chance.oneIn(4)) await callStop(page, now);
  },
};
