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
// A window of 1280 x 1024, zoomed to 400 %.
const ZOOMED = { width: 320, height: 256 };
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

  // What is too small to be read or hit, in words.
  const small = (page) => page.locator('main').evaluate((main) => {
    const least = { '.middle .center:not(.missed)': [48, 0], '.controls > :is(.draw, .stop)': [24, 24] };
    return Object.entries(least).flatMap(([what, [wide, high]]) => [...main.querySelectorAll(what)]
      .filter((it) => it.offsetWidth < wide || it.offsetHeight < high)
      .map((it) => `${what} is ${it.offsetWidth} x ${it.offsetHeight} px`));
  });

  test('with large text the table of Stroop is legible, and all of it can be reached', async ({ page }) => {
    const names = ['Ann', 'Maximilianefriederik'];
    // A long name ends in dots.
    const dotted = `"${names[1]}" (name) is cut off by name`;
    const pads = page.locator('.pad');
    const scenes = {
      async alone(look) {
        await page.goto(link({ seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di' }));
        await expect(pads).toHaveCount(1);
        await look('before a round');
      },
      async two(look) {
        await page.goto(link({ seats: 'person,person', names: names.join() }));
        await expect(pads).toHaveCount(2);
        await look('before a round');
        await startTogether(page, names, await fingers(page));
        await look('in play');
        await parts(page).pause.click();
        await look('in a pause');
      },
      ...Object.fromEntries(['stroop-two', 'stroop-over'].map((table) => [table, async (look) => {
        await lay(page, table);
        // It ignores presses at first.
        await expect(page.locator('.report:not(.dead)')).toBeVisible();
        await look('report');
      }])),
    };
    const cases = [
      ...TEXTS.flatMap((text) => Object.keys(scenes).map((scene) => [`${scene}, ${text}`, scene, { text, sizes: [...SIZES, LOW] }])),
      // The limits of media queries grow with the browser's own text.
      ['two, 28 px', 'two', { font: 28, sizes: [SIZES[2], LOW] }],
      ...['alone', 'two', 'stroop-over'].map((scene) => [`${scene}, zoomed`, scene, { sizes: [ZOOMED] }]),
    ];
    const browser = await page.context().newCDPSession(page);
    await eachAnew(page, cases, async (name, scene, { text = 'Usual', font = 16, sizes }) => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: font } });
      await page.setViewportSize(TABLET);
      await quicken(page, { text, notes: 'Off' });
      await scenes[scene](async (when) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await judged(page);
          const found = [...await flaws(page), ...await small(page)].filter((it) => it !== dotted);
          expect.soft(found, `${name}, ${when}, ${size.width} x ${size.height}`).toEqual([]);
        }
        await page.setViewportSize(TABLET);
      });
    });
  });
});

// What people set with extensions, by WCAG 1.4.12. The page's policy forbids style elements.
const spaceOut = (page) => page.evaluate(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = [sheet];
});

// Waits until what appears later is there, such as a score once its pair has met.
const shown = (page) => page.locator('main').evaluate((main) => {
  const ends = main.getAnimations({ subtree: true }).filter((it) => Number.isFinite(it.effect.getComputedTiming().endTime));
  return Promise.all(ends.map(({ finished }) => finished.catch(() => {})));
});

// Long names and summaries on one line end in dots: details and the log have all of it.
const DOTTED = /is cut off by (name|lately|last-act|last-capture)$/;

test('with more space between letters, words and lines late tables are legible, and all of them can be reached', { tag: '@all' }, async ({ page }) => {
  const tables = ['swoop-late', 'swoop-eight', 'sloop-late', 'dealt-late', 'slapshot-lines', 'slapshot-six'];
  await eachAnew(page, tables.map((table) => [table]), async (table) => {
    await quicken(page);
    await lay(page, table);
    await awaited(page);
    await settled(page);
    await shown(page);
    await spaceOut(page);
    for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      const found = (await flaws(page)).filter((it) => !DOTTED.test(it));
      expect.soft(found, `${table}, ${width} x ${height}`).toEqual([]);
    }
  });
});
