// Takes pictures of screens. A screen is { name, go }: `go(page)` leads there from a new browser.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support.js';

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];
const SCHEMES = ['light', 'dark'];
const FOLDER = process.env.KT_PICTURES;
// How high a picture is on a sheet.
const HEIGHT = 450;

// One test a screen, so that `--grep` picks screens by name.
export function shoot(screens) {
  for (const { name, go } of screens) {
    test(name, async ({ browser, baseURL }) => {
      const rows = [];
      for (const colorScheme of SCHEMES) {
        rows.push([]);
        for (const [width, height] of SIZES) {
          const path = `${FOLDER}/${name}/${colorScheme}-${width}x${height}.png`;
          const viewport = { width, height };
          const context = await browser.newContext({ baseURL, colorScheme, viewport, reducedMotion: 'reduce' });
          const page = await context.newPage();
          await go(page);
          await still(page);
          await page.screenshot({ path });
          await context.close();
          rows.at(-1).push({ path, label: `${colorScheme} ${width} × ${height}` });
        }
      }
      await sheet(browser, name, rows);
    });
  }
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
  const figure = ({ path, label }) => {
    const data = readFileSync(path).toString('base64');
    return `<figure><img height="${HEIGHT}" src="data:image/png;base64,${data}"><figcaption>${label}</figcaption></figure>`;
  };
  const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
  await page.setContent(`
    <style>
      body { margin: 0; padding: 16px; display: inline-block; background: #888; font: 16px sans-serif }
      div { display: flex; gap: 16px } figure { margin: 0 }
    </style>
    <h1>${name}</h1>
    ${rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('<br>')}`);
  const images = page.locator('img');
  await expect.poll(() => images.evaluateAll((all) => all.every((image) => image.complete))).toBe(true);
  await page.locator('body').screenshot({ path: `${FOLDER}/${name}.png` });
  await page.close();
}
