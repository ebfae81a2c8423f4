// The table keeps its shape: nothing on it changes place or size between the turns of two people.
import * as dealt from './dealt.js';
import { awaited, nextPerson, quicken, settled, unlock } from './shell.js';
import * as slapshot from './slapshot.js';
import * as sloop from './sloop.js';
import { expect, test } from './support.js';
import * as swoop from './swoop.js';

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];
const GAMES = {
  dealt: { ...dealt, seats: 'person,person,easy&names=Ann,Bo,Cy', waits: awaited },
  sloop: { ...sloop, seats: 'person,person&names=Ann,Bo', waits: awaited },
  swoop: { ...swoop, seats: 'person,person,easy&names=Ann,Bo,Cy', waits: awaited },
  slapshot: { ...slapshot, seats: 'person,person&names=Ann,Bo', waits: slapshot.awaited },
};

// The rectangles of the others' places, the middle and the own area.
const rectangles = (page) => page.evaluate(() => {
  const board = document.querySelector('.board');
  const rect = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [left, top + board.closest('main').scrollTop, width, height];
  };
  const places = [...board.querySelectorAll('.players > ul > li')].map(rect);
  return [...places, rect(board.querySelector('.players + section'))];
});

// The rectangles that differ by half a pixel or more.
const changed = (before, after) => {
  const differs = (rect, at) => rect.some((side, of) => Math.abs(side - before[at]?.[of]) >= 0.5);
  return after.length === before.length ? after.filter(differs) : [before, after];
};

for (const [game, { move, seats, waits }] of Object.entries(GAMES)) {
  test(`the table of ${game} keeps its shape while the device is passed`, { tag: game === 'dealt' ? [] : '@all' }, async ({ page }) => {
    await quicken(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`./#/play/${game}?seed=${width}&seats=${seats}`);
      const seen = [];
      for (let turns = 0; turns < 4;) {
        const what = await waits(page);
        if (what === 'locked') {
          const name = await nextPerson(page);
          seen.push([`${name} takes the device`, await rectangles(page)]);
          await unlock(page, name);
          await settled(page);
          seen.push([`${name} plays`, await rectangles(page)]);
          turns += 1;
        } else if (what !== 'move') break;
        else await move(page);
      }
      const [, first] = seen[0];
      for (const [when, rects] of seen) expect.soft(changed(first, rects), `${width}x${height}, ${when}`).toEqual([]);
    }
  });
}
