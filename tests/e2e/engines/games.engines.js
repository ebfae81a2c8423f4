// Each game is dealt and played, by pointer and by keys, and continued where it was.
import * as dealt from '../dealt.js';
import { written } from '../games.js';
import * as slapshot from '../slapshot.js';
import * as sloop from '../sloop.js';
import { hold, nextPerson, quicken, shell } from '../shell.js';
import * as swoop from '../swoop.js';
import { lay } from '../tables.js';
import { expect, test } from './support.js';

const MOVES = 5;

const enter = (button) => button.press('Enter');

// Holds a button with a key until its action is done.
async function holdByKey(page, button) {
  await button.focus();
  await page.keyboard.down('Enter');
  await expect(button).toHaveCount(0);
  await page.keyboard.up('Enter');
}

const GAMES = {
  sloop: { play: sloop, byPointer: sloop.move, byKeys: sloop.moveByKeys },
  dealt: { play: dealt, byPointer: dealt.move, byKeys: (page) => dealt.move(page, { press: enter }) },
  swoop: { play: swoop, byPointer: swoop.move, byKeys: (page) => swoop.move(page, { tap: enter, hold: holdByKey }) },
  slapshot: { play: slapshot, byPointer: slapshot.move, byKeys: slapshot.moveByKeys },
};

// The text of the table in any order: cards are laid out anew when a game is reopened.
const said = async (page) => (await page.getByRole('main').innerText()).split('\n').sort();

// Waits for the next decision, beyond the result shown between two rounds.
async function next(page, { awaited }) {
  for (let what = await awaited(page); what !== 'move'; what = await awaited(page)) {
    expect(what).toBe('round');
    await shell(page).nextRound.click();
  }
}

for (const [game, { play, byPointer, byKeys }] of Object.entries(GAMES)) {
  test(`${game} is played by pointer and by keys, and goes on after a reload`, { tag: game === 'sloop' ? [] : '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(`./#/play/${game}?seed=5&seats=person,easy,easy&names=Ann,Bo,Cy`);
    for (const by of [byPointer, byKeys]) {
      for (let made = 0; made < MOVES; made += 1) {
        await next(page, play);
        await by(page);
      }
    }
    await next(page, play);
    await expect(page.locator('.acts .name').first()).toHaveCSS('text-decoration-line', 'underline');
    // Others may decide at the same time as Ann, and have done so after the reload.
    await expect.poll(async () => (await said(page)).filter((line) => line === 'To play').length).toBeLessThan(2);
    const before = await said(page);
    await written(page);
    await page.reload();
    await next(page, play);
    await expect.poll(() => said(page)).toEqual(before);
  });
}

for (const [game, { play, byPointer }] of Object.entries(GAMES)) {
  test(`${game} is handed over, and each sees their own cards after a hold`, { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(`./#/play/${game}?seed=1&seats=person,person,person&names=Ann,Bo,Cy`);
    const seen = new Set();
    // What hides nothing, such as the order of a deal, needs no hold.
    while ((await play.awaited(page)) === 'move') await byPointer(page);
    for (let turns = 0; turns < 2; turns += 1) {
      expect(await play.awaited(page)).toBe('locked');
      const name = await nextPerson(page);
      await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
      await expect(page.getByRole('button', { name: /card \d+ of \d+/ })).toHaveCount(0);
      await hold(page, shell(page).unlock);
      expect(await play.awaited(page)).toBe('move');
      seen.add(name);
      // A player with another decision keeps the device.
      while ((await play.awaited(page)) === 'move') await byPointer(page);
    }
    expect(seen.size).toBe(2);
  });
}

test('a card of a line-up is dragged, wherever on it that begins', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await quicken(page);
  await lay(page, 'slapshot-lines');
  const cards = page.locator('.held[data-swaps]');
  const said = (place) => cards.nth(place).getAttribute('aria-label');
  await expect(cards).toHaveCount(6);
  const [from, to] = [await cards.first().boundingBox(), await cards.nth(3).boundingBox()];
  // In the middle, and on the blank paper of two corners.
  for (const [across, down] of [[0.5, 0.5], [0.1, 0.9], [0.9, 0.15]]) {
    const goalie = (await said(0)).includes('goalie') ? 3 : 0;
    const at = (part) => [from.x + across * from.width + part * (to.x - from.x), from.y + down * from.height];
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (const part of [0.1, 0.5, 1]) await page.mouse.move(...at(part));
    await page.mouse.up();
    await expect(cards.nth(goalie)).toHaveAttribute('aria-label', /goalie/);
    await expect(page.locator('.dragged, .in-flight *')).toHaveCount(0);
  }
});
