// The table of Stroop whenever its time is paused: by itself, or by a player.
import { expect } from '../support.js';
import { WAYS, open, parts, start, zone } from '../stroop.js';
import { lay } from '../tables.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const alone = { seats: 'person,easy,easy,easy', names: 'Ann,Bo,Cy,Di', seed: 3, window: 400, fumble: 300 };
const people = (count) => ({
  seats: Array(count).fill('person').join(),
  names: NAMES.slice(0, count).join(),
  ...(count === 5 ? { advanced: 'yes' } : {}),
});

// Draws nine cards.
async function begin(page) {
  await open(page, alone);
  await start(page, 'Ann', await WAYS.keys(page));
  for (let card = 0; card < 9; card += 1) await page.keyboard.press('Digit2');
  await expect(zone(page, 'Ann').cards).toHaveCount(9);
}

// The same without any motion: no animation frames run.
async function freeze(page) {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = (call) => (globalThis.frozen ? 0 : requestAnimationFrame(call));
  });
  await begin(page);
  await page.evaluate(() => { globalThis.frozen = true; });
}

async function pause(page) {
  await begin(page);
  await parts(page).pause.click();
  await expect(parts(page).goOn).toBeVisible();
}

// Many people need a larger screen; on a small one they are told so.
const LARGE = { width: 1024, height: 768 };

async function openLarge(page, count) {
  await page.setViewportSize(LARGE);
  await open(page, people(count));
}

// Phones have no room for three people.
const PHONE = 700;

// A third player wants to share a keyboard with two others. If the screen is too small, nothing is asked.
// The size decides what to wait for: until the page has followed it, it shows what the last one had room for.
async function askKeyboard(page) {
  const { width, height } = page.viewportSize();
  const { device, it } = zone(page, 'Cy');
  if (Math.min(width, height) < PHONE) {
    await expect(it.getByText(/^This screen only has room/)).toBeVisible();
    return;
  }
  await expect(device).toBeVisible();
  for (const [name, device] of [['Ann', 'Left keys'], ['Bo', 'Right keys'], ['Cy', 'Number pad']]) {
    await zone(page, name).device.selectOption(device);
  }
  await expect(page.getByText(/^Press .* at the same time\.$/)).toBeVisible();
}

// A saved game in the state in which it was left.
async function left(page, name, settled) {
  await lay(page, `stroop-${name}`);
  await expect(settled(parts(page))).toBeVisible();
}

export default [
  { name: 'stroop-ready', go: (page) => open(page, alone) },
  { name: 'stroop-ready-two', go: (page) => openLarge(page, 2) },
  { name: 'stroop-ready-five', go: (page) => openLarge(page, 5) },
  { name: 'stroop-key-test', go: (page) => openLarge(page, 3), turned: askKeyboard },
  { name: 'stroop-plays', go: freeze },
  { name: 'stroop-paused', go: pause },
  { name: 'stroop-round', go: (page) => left(page, 'two', ({ roundTwo }) => roundTwo) },
  { name: 'stroop-over', go: (page) => left(page, 'over', ({ result }) => result) },
];
