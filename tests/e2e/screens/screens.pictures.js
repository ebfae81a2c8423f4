// Takes screenshots of all screens.
import { speak } from '../language.js';
import { test } from '../support.js';
import { resize, screens } from './screens.js';
import { sheet } from './sheet.js';

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];
const { KT_LANGUAGE: LANGUAGE, KT_PICTURES: FOLDER } = process.env;
const SCHEMES = LANGUAGE ? ['light'] : ['light', 'dark'];

// One test per screen, so that `--grep` selects screens by name.
for (const screen of screens) {
  test(screen.name, async ({ browser, baseURL }) => {
    const rows = [];
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
    await screen.go(page);
    if (LANGUAGE) await speak(page, LANGUAGE);
    for (const colorScheme of SCHEMES) {
      rows.push([]);
      for (const [width, height] of SIZES) {
        // In another language, a hand that is covered by turning the device stays so.
        await resize(page, LANGUAGE ? {} : screen, { width, height });
        await page.emulateMedia({ colorScheme });
        await still(page);
        const path = `${FOLDER}/${screen.name}/${colorScheme}-${width}x${height}.png`;
        await page.screenshot({ path });
        rows.at(-1).push({ path, width, height, label: `${colorScheme} ${width} × ${height}` });
      }
    }
    await context.close();
    await sheet(browser, screen.name, rows, `${FOLDER}/${screen.name}.png`);
  });
}

// Waits for the fonts, and until nothing moves.
async function still(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}
