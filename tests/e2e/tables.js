// Games played by bots beforehand, so that tests can start in interesting positions. The host tests generate
// them: tests/it/tables.rs defines how each is dealt and where it stops.
import { readFileSync } from 'node:fs';
import { openFiles } from './games.js';
import { awaited, quicken, settled } from './shell.js';
import { expect } from './support.js';

// The file of a game.
const kept = (name) => readFileSync(new URL(`../fixtures/tables/${name}.json`, import.meta.url), 'utf8');

// Opens a game in a browser without other games.
export async function lay(page, name) {
  await page.goto('./#/games');
  await take(page, name);
}

// The same on the page of games.
export async function take(page, name) {
  await openFiles(page, { text: kept(name) });
  await page.getByRole('button', { name: /^(Continue|Replay)\b/ }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/table');
}

// Opens a game in which bots move at once, and expects what it awaits; a board then accepts taps.
export async function open(page, name, what = 'move', waits = awaited) {
  await quicken(page);
  await lay(page, name);
  expect(await waits(page)).toBe(what);
  if (what === 'move') await settled(page);
}
