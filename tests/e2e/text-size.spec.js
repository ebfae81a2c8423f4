// Tables with large text: words wrap and rooms grow, and what has no room is scrolled to.
import { flaws } from './legible.js';
import { awaited, quicken, settled, shell } from './shell.js';
import { fingers, judged, link, parts, startTogether } from './stroop.js';
import { eachAnew, expect, test } from './support.js';
import { lay } from './tables.js';

const SIZES = [[360, 640], [390, 844], [640, 360], [768, 1024]].map(([width, height]) => ({ width, height }));
// STOP was out of reach here.
const LOW = { width: 740, height: 360 };
const TABLET = SIZES.at(-1);
const TEXTS = ['Larger', 'Largest'];

// Late tables of each game, with the next person to take the device or with the first card of the hand staged.
for (const [game, tables] of Object.entries({
  Swoop: ['swoop-late', 'swoop-people'],
  Sloop: ['sloop-late', 'sloop-people', 'sloop-wild'],
  'Dealt!': ['dealt-late', 'dealt-people'],
})) {
  test(`with large text a late table of ${game} is legible, and all of it can be reached`, async ({ page }) => {
    const cases = tables.flatMap((table) => TEXTS.map((text) => [`${table}, ${text}`, table, text]));
    await eachAnew(page, cases, async (name, table, text) => {
      await page.setViewportSize(SIZES[0]);
      await quicken(page, { text });
      await lay(page, table);
      const what = await awaited(page);
      await settled(page);
      for (const staged of what === 'move' ? [false, true] : [false]) {
        if (staged) await shell(page).hand.getByRole('button', { disabled: false }).first().click();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect.soft(await flaws(page), `${name}, ${size.width} x ${size.height}${staged ? ', staged' : ''}`).toEqual([]);
        }
        await page.setViewportSize(SIZES[0]);
      }
    });
  });
}

test.describe('by touch', () => {
  // Players sit face to face on touch screens.
  test.use({ hasTouch: true });

  test('with large text the table of Stroop is legible, and all of it can be reached', async ({ page }) => {
    const names = ['Ann', 'Maximilianefriederik'];
    // A long name ends in dots.
    const dotted = `"${names[1]}" (name) is cut off by name`;
    const pads = page.locator('.pad');
    const look = async (name) => {
      for (const size of [...SIZES, LOW]) {
        await page.setViewportSize(size);
        await judged(page);
        const found = (await flaws(page)).filter((it) => it !== dotted);
        expect.soft(found, `${name}, ${size.width} x ${size.height}`).toEqual([]);
      }
      await page.setViewportSize(TABLET);
    };
    const scenes = {
      async alone(name) {
        await page.goto(link({ seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di' }));
        await expect(pads).toHaveCount(1);
        await look(name);
      },
      async two(name) {
        await page.goto(link({ seats: 'person,person', names: names.join() }));
        await expect(pads).toHaveCount(2);
        await look(`${name} before a round`);
        await startTogether(page, names, await fingers(page));
        await look(`${name} in play`);
        await parts(page).pause.click();
        await look(`${name} in a pause`);
      },
      ...Object.fromEntries(['stroop-two', 'stroop-over'].map((table) => [table, async (name) => {
        await lay(page, table);
        // It ignores presses at first.
        await expect(page.locator('.report:not(.dead)')).toBeVisible();
        await look(name);
      }])),
    };
    const cases = TEXTS.flatMap((text) => Object.entries(scenes).map(([name, scene]) => [`${name}, ${text}`, text, scene]));
    await eachAnew(page, cases, async (name, text, scene) => {
      await page.setViewportSize(TABLET);
      await quicken(page, { text, notes: 'Off' });
      await scene(name);
    });
  });
});
