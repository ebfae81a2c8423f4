// Games played by bots beforehand, so that tests can start in interesting positions. The host tests generate
// them: tests/it/tables.rs defines how each is dealt and where it stops.
import { readFileSync } from 'node:fs';
import { openFiles } from './games.js';
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
