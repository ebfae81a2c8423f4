// Takes screenshots of the five tables in each available browser, side by side.
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { screens } from '../screens/screens.js';
import { sheet } from '../screens/sheet.js';
import { knowsNotes } from '../support.js';
import { ENGINES } from './all.js';
import { Context } from './page.js';
import { openHost } from './support.js';

const TABLES = ['sloop-twelve', 'dealt-own-turn', 'swoop-eight-seats', 'stroop-paused', 'slapshot-begins'];
const SIZES = [{ width: 1024, height: 768 }, { width: 390, height: 844 }];
const FOLDER = process.env.KT_PICTURES;
const { KT_FIREFOX, KT_WEBKIT } = process.env;

// WebKit's windows can't be as narrow as a phone, but a frame in one can. The game is on the table there.
async function narrow(page, { width, height }) {
  await page.setViewportSize({ width: 500, height });
  await page.window.goto(new URL(`./frame.html?${width}x${height}`, page.baseURL).href);
}
const FRAME = `<!doctype html><title>Frame</title><link rel=icon href=data:,><style>body { margin: 0 } iframe { border: 0 }</style>
  <iframe id="it" src="./#/table"></iframe><script>[it.width, it.height] = location.search.slice(1).split('x');</script>`;

async function inEngine(engine, host, screen, size) {
  const context = new Context(engine, host.url);
  const page = await context.newPage();
  await page.setViewportSize(SIZES[0]);
  await screen.go(page);
  if (size.width < SIZES[0].width) await (engine.title === 'WebKit' ? narrow(page, size) : page.setViewportSize(size));
  await page.waitForFunction(still);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function inChromium(browser, host, screen, size) {
  const context = await browser.newContext({ baseURL: host.url, viewport: size, serviceWorkers: 'block' });
  await knowsNotes(context);
  const page = await context.newPage();
  await screen.go(page);
  await page.waitForFunction(still);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

// Whether fonts are loaded and nothing moves in the relevant frame.
function still() {
  const { document } = globalThis.frames[0] ?? globalThis;
  const quiet = document.querySelector('.board, .table') && document.getAnimations().every(({ playState }) => playState !== 'running');
  return document.fonts.ready.then(() => Boolean(quiet));
}

const there = { webkit: KT_WEBKIT, firefox: KT_FIREFOX };

for (const name of TABLES) {
  test(name, async ({ browser }) => {
    mkdirSync(`${FOLDER}/${name}`, { recursive: true });
    const screen = screens.find((it) => it.name === name);
    const rows = SIZES.map(() => []);
    const takes = { chromium: (host, size) => inChromium(browser, host, screen, size) };
    const engines = [];
    for (const of of Object.keys(there).filter((of) => there[of])) {
      const engine = await ENGINES[of].start(process.env);
      engines.push(engine);
      takes[of] = (host, size) => inEngine(engine, host, screen, size);
    }
    try {
      for (const [at, size] of SIZES.entries()) {
        for (const [of, take] of Object.entries(takes)) {
          const host = await openHost();
          host.files.set('frame.html', Buffer.from(FRAME));
          const path = `${FOLDER}/${name}/${of}-${size.width}x${size.height}.png`;
          writeFileSync(path, await take(host, size));
          rows[at].push({ path, ...size, label: `${of} ${size.width} × ${size.height}` });
          await host.leave();
        }
      }
    } finally {
      for (const engine of engines) await engine.close();
    }
    await sheet(browser, name, rows, `${FOLDER}/${name}.png`);
  });
}
