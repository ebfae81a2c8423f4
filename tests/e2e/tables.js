// Games that bots have played, so that a test begins where there is something to see. The host tests
// make them: tests/it/tables.rs says how each is dealt and where it stands.
import { readFileSync } from 'node:fs';
import { openFiles } from './games.js';
import { expect } from './support.js';

// The file of a game.
const kept = (name) => readFileSync(new URL(`../fixtures/tables/${name}.json`, import.meta.url), 'utf8');

// Puts a game on the table of a browser without others.
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
