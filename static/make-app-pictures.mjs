// Regenerates the images of the manifest: the icons from icons/icon.svg, and screenshots of a served page.
//   KT_CHROMIUM=/usr/bin/chromium node static/make-app-pictures.mjs [http://127.0.0.1:8080/]
// Requires the npm packages of tests/e2e. Without a URL it generates only the icons.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const here = (name) => new URL(name, import.meta.url);
const { chromium } = createRequire(here('../tests/e2e/package.json'))('@playwright/test');
const browser = await chromium.launch({ executablePath: process.env.KT_CHROMIUM, chromiumSandbox: false });

// Rounded corners for desktops, full bleed for devices that mask icons and for Apple's.
const icon = readFileSync(here('icons/icon.svg')).toString('base64');
for (const [name, size, corner] of [['icon-192', 192, '22%'], ['icon-512', 512, '22%'], ['maskable-512', 512, 0], ['apple-180', 180, 0]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `display:block;width:100vw;height:100vh;border-radius:${corner}`;
  await page.setContent(`<body style="margin:0"><img style="${style}" src="data:image/svg+xml;base64,${icon}">`);
  await page.screenshot({ path: here(`icons/${name}.png`).pathname, omitBackground: corner !== 0 });
  await page.close();
}

const [, , address] = process.argv;
const HAND = '#/play/dealt?seed=3&seats=person,easy,normal,hard&names=Ann,Bo,Cy,Di&oldest=1';
const sizes = [['wide', { width: 1280, height: 800 }, 1], ['narrow', { width: 360, height: 640 }, 2]];
for (const [size, viewport, deviceScaleFactor] of address ? sizes : []) {
  for (const [name, route] of [[`${size}-home`, ''], [size, HAND]]) {
    const page = await browser.newPage({ viewport, deviceScaleFactor, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await page.addInitScript(() => { localStorage['kitchen-table.settings'] = '{"pace":"Instant","notes":"Off"}'; });
    await page.goto(address + route);
    await page.getByText(route ? 'Your turn' : 'Real card games around one screen').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(here(`screenshots/${name}.webp`), await packed(page, await page.screenshot()));
    await page.close();
  }
}
await browser.close();

// Converts a screenshot to WebP in the browser, on a page without a policy that would prevent it.
async function packed(page, picture) {
  await page.goto('about:blank');
  const base64 = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return new Uint8Array(await blob.arrayBuffer()).toBase64();
  }, `data:image/png;base64,${picture.toString('base64')}`);
  return Buffer.from(base64, 'base64');
}
