// A match of three games of Stroop in which somebody has a handicap: chosen with the seats, and shown on the table.
import { seat } from './seats.js';
import { hurry, parts, zone } from './stroop.js';
import { expect, test } from './support.js';

test.use({ viewport: { width: 360, height: 640 } });

test('a match with a handicap is chosen with the seats and shown on the table', async ({ page }) => {
  await hurry(page);
  await page.goto('./#/seats/stroop');
  await seat(page, 1, 'Person', 'Ann');
  await seat(page, 2, 'Easy bot', 'Bo');
  await page.getByText('House rules').click();
  const rule = (name) => page.getByRole('combobox', { name, exact: true });
  await rule('Games').selectOption('Match of three');
  await rule("Ann's cards at the start").selectOption('5 fewer');
  await rule("Ann's pause after a wrong card").selectOption('None');
  await expect(rule("Bo's cards at the start")).toHaveValue('0');
  // The table follows the names.
  await seat(page, 2, 'Easy bot', 'Cy');
  await expect(rule("Bo's cards at the start")).toHaveCount(0);
  await expect(rule("Cy's cards at the start")).toHaveValue('0');
  await expect(rule("Ann's cards at the start")).toHaveValue('2');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const { middle } = parts(page);
  await expect(middle.getByText('Game 1 of 3')).toBeVisible();
  await expect(zone(page, 'Ann').draw).toHaveAccessibleName('Draw, 10 left');
  await expect(middle).toContainText('Cy, 15 left, 0 in hand');
});
