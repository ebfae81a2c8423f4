// Whole seasons of Slapshot through the page, by mouse, by touch and by keyboard, and with people passing the device.
import { expect, test } from './support.js';
import { awaited, move, moveByKeys, parts, play, quicken } from './slapshot.js';

const THREE = './#/play/slapshot?seed=5&seats=person,easy,easy&names=Ann,Bo,Cy&wins=3';

// Whether any part of the table scrolls.
const scrolls = (page) => page.evaluate(() => {
  const within = [document.documentElement, ...document.querySelectorAll('.table, main, main > *')];
  return within.some((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1);
});

const touch = (button) => button.tap();
const click = (button) => button.click();
const enter = (button) => button.press('Enter');

for (const [how, by, tap, width, height] of [
  ['by touch', move, touch, 360, 640],
  ['by touch', move, touch, 640, 360],
  ['by mouse', move, click, 1024, 768],
  ['by keys', moveByKeys, enter, 1440, 900],
]) {
  test.describe(`${how} at ${width}x${height}`, () => {
    test.use({ hasTouch: how === 'by touch', viewport: { width, height } });
    test('a season is played to its end', async ({ page }) => {
      test.setTimeout(120_000);
      await quicken(page);
      await page.goto(THREE);
      const one = async (page, how) => {
        expect(await scrolls(page)).toBe(false);
        return by(page, how);
      };
      const done = await play(page, { by: one, tap });
      for (const deed of [/^Pick a /, /^Draw/, /^Give /, /^Let the /, /^Visit /, /^Face off$/]) {
        expect(done).toContainEqual(expect.stringMatching(deed));
      }
      await expect(parts(page).result).toContainText('won the championship');
    });
  });
}
