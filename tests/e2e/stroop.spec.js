// Whole games of Stroop through the page against bots, by touch, by mouse and by keys. They are played in real
// time, so there are as few as possible.
import { scrolls } from './shell.js';
import { expect, test } from './support.js';
import { WAYS, open, parts, playRound, start, verdict } from './stroop.js';

const FOUR = { seed: 3, seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di', window: 400, fumble: 300 };

const stays = async (page) => expect(await scrolls(page)).toEqual([]);

for (const [how, width, height] of [['touch', 360, 640], ['touch', 640, 360], ['mouse', 1024, 768], ['keys', 1440, 900]]) {
  test.describe(`by ${how} at ${width}x${height}`, () => {
    test.use({ hasTouch: how === 'touch', viewport: { width, height } });
    test('a game is played to its end', { tag: width === 360 ? [] : '@all' }, async ({ page }) => {
      await open(page, FOUR);
      await stays(page);
      const way = await WAYS[how](page);
      const { result, roundTwo } = parts(page);
      // With nothing left to draw, the result of an attempt is shown before the hint on STOP.
      const said = new Set();
      const look = async () => {
        await stays(page);
        said.add(await verdict(page, 'Ann'));
      };
      let played = 0;
      for (const round of [1, 2]) {
        await start(page, 'Ann', way);
        played += await playRound(page, 'Ann', way, { round, look });
        if (round === 1) await roundTwo.click();
      }
      await expect(result).toContainText(/won|win/);
      expect(played).toBeGreaterThan(5);
      expect([...said]).toContain('landed');
    });
  });
}
