// Whole games against bots through the page, by mouse, by touch and by keyboard.
import { expect, test } from './support.js';
import { HELD, awaited, holdByTouch, play, quicken, runOn, scrolls, shell } from './shell.js';
import * as slapshot from './slapshot.js';
import * as sloop from './sloop.js';
import * as swoop from './swoop.js';
import { lay } from './tables.js';

const tap = (button) => button.tap();

// Presses a button by its key, and holds one until it disappears.
async function enter(button) {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.page().keyboard.press('Enter');
}

async function holdByKey(page, button) {
  await button.focus();
  await page.keyboard.down('Enter');
  await runOn(page, HELD);
  await expect(button).toHaveCount(0);
  await page.keyboard.up('Enter');
}

const expectDeeds = (done, ...deeds) => {
  for (const deed of deeds) expect(done).toContainEqual(expect.stringMatching(deed));
};

// Each game: the link to a short one, how to make a move in each way, and what to expect of the moves and of the
// result.
const GAMES = {
  Sloop: {
    link: './#/play/sloop?seed=5&seats=person,easy&names=Ann,Bo',
    touch: (page) => sloop.move(page, { tap }),
    mouse: (page) => sloop.move(page),
    keys: sloop.moveByKeys,
    moves(done, whole) {
      expect(done.length).toBeGreaterThan(whole ? 20 : 3);
      if (whole) expectDeeds(done, /^Capture/, /^Build /, /^(Just put|Put) down /);
    },
    async ends(result) {
      await expect(result).toContainText(/(Ann|Bo|Cy) won with the most cards\./);
      const rows = await result.getByRole('table').getByRole('row').allInnerTexts();
      const counts = rows.slice(1).map((row) => Number(/\d+$/.exec(row)));
      expect(counts[0], 'the winner stands first').toBe(Math.max(...counts));
      await expect(result.getByText(/^(Ann|Bo|Cy): \d+ cards$/), 'each pile is counted').toHaveCount(counts.length);
    },
  },
  Swoop: {
    link: './#/play/swoop?seed=7&seats=person,easy,easy&target=20&names=Ann,Bo,Cy',
    touch: (page) => swoop.move(page, { tap, hold: holdByTouch }),
    mouse: (page) => swoop.move(page),
    keys: (page) => swoop.move(page, { tap: enter, hold: holdByKey }),
    moves: (done, whole) => expect(done.length).toBeGreaterThan(whole ? 3 : 0),
    async ends(result) {
      await expect(result).toContainText(/Ann|Bo|Cy/);
      await expect(result).toContainText(/ won /);
      await expect(result.getByRole('table')).toContainText('Ann');
    },
  },
  Slapshot: {
    link: './#/play/slapshot?seed=2&seats=person,easy,easy&names=Ann,Bo,Cy&wins=3',
    touch: (page) => slapshot.move(page, { tap }),
    mouse: (page) => slapshot.move(page),
    keys: slapshot.moveByKeys,
    waits: { touch: (page) => slapshot.awaited(page, tap), mouse: slapshot.awaited, keys: (page) => slapshot.awaited(page, enter) },
    moves: (done) => expectDeeds(done, /^Deal$/, /^Draw/, /^Give /, /^Let the /, /^Visit /, /^Face off$/),
    ends: (result) => expect(result).toContainText('won the championship'),
  },
};

// One whole game of each, each in another way; those of Dealt! and Stroop are tested elsewhere.
const IN_GATE = ['Sloop keys 1440', 'Swoop touch 360', 'Slapshot mouse 1024'];

// Only the end of a game is played where a whole game would show nothing new.
for (const [game, how, width, height, whole] of [
  ['Sloop', 'touch', 360, 640, true],
  ['Sloop', 'touch', 640, 360, false],
  ['Sloop', 'mouse', 1024, 768, false],
  ['Sloop', 'keys', 1440, 900, true],
  ['Swoop', 'touch', 360, 640, true],
  ['Swoop', 'touch', 640, 360, false],
  ['Swoop', 'touch', 768, 1024, false],
  ['Swoop', 'mouse', 1024, 768, true],
  ['Swoop', 'mouse', 360, 640, false],
  ['Swoop', 'keys', 1440, 900, true],
  ['Swoop', 'keys', 640, 360, false],
  ['Slapshot', 'touch', 360, 640, true],
  ['Slapshot', 'touch', 640, 360, true],
  ['Slapshot', 'mouse', 1024, 768, true],
  ['Slapshot', 'keys', 1440, 900, true],
]) {
  test.describe(`${game}: by ${how} at ${width}x${height}`, () => {
    test.use({ hasTouch: how === 'touch', viewport: { width, height } });
    const tag = IN_GATE.includes(`${game} ${how} ${width}`) ? [] : '@all';
    test(whole ? 'a game is played to its end' : 'the end of a game is played', { tag }, async ({ page }) => {
      const { link, waits = {}, moves, ends, [how]: by } = GAMES[game];
      await quicken(page);
      if (whole) await page.goto(link);
      else await lay(page, `${game.toLowerCase()}-late`);
      const move = async () => {
        expect(await scrolls(page)).toEqual([]);
        return by(page);
      };
      moves(await play(page, { move, waits: waits[how] ?? awaited }), whole);
      await ends(shell(page).result);
    });
  });
}
