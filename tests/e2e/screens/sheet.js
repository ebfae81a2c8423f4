// All screenshots of a screen on one sheet.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

// The scale of a screenshot on a sheet.
const SCALE = 0.6;

// Rows of screenshots { path, width, height, label }, cropped to their sizes.
export async function sheet(browser, name, rows, to) {
  const figure = ({ path, width, height, label }) => {
    const data = readFileSync(path).toString('base64');
    return `<figure><img width="${width}" height="${height}" src="data:image/png;base64,${data}"><figcaption>${label}</figcaption></figure>`;
  };
  const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
  await page.setContent(`
    <style>
      body { margin: 0; padding: 16px; display: inline-block; background: #888; font: 16px sans-serif }
      div { display: flex; align-items: start; gap: 16px } figure { margin: 0 }
      img { zoom: ${SCALE}; object-fit: none; object-position: left top }
    </style>
    <h1>${name}</h1>
    ${rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('<br>')}`);
  const images = page.locator('img');
  await expect.poll(() => images.evaluateAll((all) => all.every((image) => image.complete))).toBe(true);
  await page.locator('body').screenshot({ path: to });
  await page.close();
}
