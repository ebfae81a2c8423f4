// Tables with large text: words wrap and rooms grow, and what has no room is scrolled to.
import { flaws } from './legible.js';
import { awaited, quicken, settled, shell } from './shell.js';
import { eachAnew, expect, test } from './support.js';
import { lay } from './tables.js';

const SIZES = [[360, 640], [390, 844], [640, 360], [768, 1024]].map(([width, height]) => ({ width, height }));
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
