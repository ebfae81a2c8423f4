// Takes pictures of all screens.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support.js';
import { resize, screens } from './screens.js';

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];
const SCHEMES = ['light', 'dark'];
const FOLDER = process.env.KT_PICTURES;
// How large a picture is on a sheet.
const SCALE = 0.6;

// One test a screen, so that `--grep` picks screens by name.
for (const screen of screens) {
  test(screen.name, async ({ browser, baseURL }) => {
    const rows = [];
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
    await screen.go(page);
    for (const colorScheme of SCHEMES) {
      rows.push([]);
      for (const [width, height] of SIZES) {
        await resize(page, screen, { width, height });
        await page.emulateMedia({ colorScheme });
        await still(page);
        const path = `${FOLDER}/${screen.name}/${colorScheme}-${width}x${height}.png`;
        await page.screenshot({ path });
        rows.at(-1).push({ path, width: width * SCALE, label: `${colorScheme} ${width} × ${height}` });
      }
    }
    await context.close();
    await sheet(browser, screen.name, rows);
  });
}

// Waits for the letters, and until nothing moves.
async function still(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}

// All pictures of a screen on one.
async function sheet(browser, name, rows) {
  const figure = ({ path, width, label }) => {
    const data = readFileSync(path).toString('base64');
    return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${label}</figcaption></figure>`;
  };
  const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
  await page.setContent(`
    <style>
      body { margin: 0; padding: 16px; display: inline-block; background: #888; font: 16px sans-serif }
      div { display: flex; align-items: start; gap: 16px } figure { margin: 0 }
    </style>
    <h1>${name}</h1>
    ${rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('<br>')}`);
  const images = page.locator('img');
  await expect.poll(() => images.evaluateAll((all) => all.every((image) => image.complete))).toBe(true);
  await page.locator('body').screenshot({ path: `${FOLDER}/${name}.png` });
  await page.close();
}
