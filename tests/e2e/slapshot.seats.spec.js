// The house rules of Slapshot, and custom decks: typed in, checked, kept, saved and opened.
import { readFileSync } from 'node:fs';
import { expect, checkA11y, test } from './support.js';

const SEATS = './#/seats/slapshot';
const HEADING = 'New game: Slapshot';
const FITS = 'All 54 cards are in. You\'ll play with this deck.';

const form = (page) => page.locator('.house-rules');
const rule = (page, name) => form(page).getByRole('combobox', { name, exact: true });
const count = (page, card) => form(page).getByRole('spinbutton', { name: `How many ${card}`, exact: true });
const verdict = (page) => form(page).getByRole('status').first();
const reply = (page) => form(page).getByRole('status').last();
const press = (page, name) => form(page).getByRole('button', { name, exact: true }).click();

async function openForm(page) {
  await page.goto(SEATS);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await form(page).evaluate((it) => it.setAttribute('open', ''));
}

async function ownDeck(page) {
  await openForm(page);
  await rule(page, 'Deck').selectOption('Your own deck');
  await expect(verdict(page)).toHaveText(FITS);
}

const openFile = (page, name, text) => form(page).locator('input[type=file]').setInputFiles({
  name, mimeType: 'application/json', buffer: Buffer.from(text),
});

// Deals, and returns the options of the game.
async function dealt(page) {
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page).toHaveURL(/#\/table/);
  return page.evaluate(() => localStorage['kitchen-table.seats']);
}

test('the rules of a season can be chosen, and a league counts no wins', async ({ page }) => {
  await openForm(page);
  await expect(form(page)).toContainText('reconstruction');
  await rule(page, 'Season').selectOption('3 wins to the playoffs');
  await rule(page, 'Trades and drafts').selectOption('4 of each per season');
  const kept = await dealt(page);
  expect(kept).toContain('wins=3');
  expect(kept).toContain('limits=yes');
  await openForm(page);
  await expect(rule(page, 'Season')).toHaveValue('6');
  await rule(page, 'Schedule').selectOption('League: visit everyone twice');
  await expect(rule(page, 'Season')).toHaveCount(0);
});

test('a deck is typed in, each flaw is named, and it is used and kept', async ({ page }) => {
  await ownDeck(page);
  await count(page, 'forward 0').fill('0');
  await expect(verdict(page)).toContainText('A deck has 54 cards, and this one has 53.');
  await expect(verdict(page)).toContainText('you\'ll play with our deck');
  // Keys and buttons change a number by one.
  await count(page, 'forward 10').press('ArrowUp');
  await expect(count(page, 'forward 10')).toHaveValue('2');
  await expect(verdict(page)).toHaveText(FITS);
  await press(page, 'One fewer forward 10');
  await expect(verdict(page)).toContainText('this one has 53');
  await press(page, 'One more forward 10');
  await rule(page, 'Tiny Tim').selectOption('Goalie 2');
  await expect(verdict(page)).toContainText('Tiny Tim can\'t be a goalie.');
  await rule(page, 'Tiny Tim').selectOption('Forward 0');
  await expect(verdict(page)).toHaveText(FITS);
  await rule(page, 'Bruiser 1').selectOption('Not chosen');
  await count(page, 'defenseman 1').fill('1');
  await expect(verdict(page)).toContainText('A deck has exactly 4 bruisers, and this one has 3.');
  await rule(page, 'Bruiser 4').selectOption('Forward 1');
  await count(page, 'forward 1').fill('1');
  await expect(verdict(page)).toHaveText(FITS);
  for (const goalie of [2, 3, 4, 5]) await count(page, `goalie ${goalie}`).fill('0');
  await count(page, 'forward 9').fill('6');
  await expect(verdict(page)).toContainText('Six teams need at least 6 goalies, and this deck has 5.');
  await checkA11y(page);
  await count(page, 'goalie 2').fill('1');
  await count(page, 'forward 9').fill('5');
  await expect(verdict(page)).toHaveText(FITS);
  const kept = await dealt(page);
  expect(kept).toContain('deck=F0T11b');
  // At the next visit it is there again, and selected.
  await page.reload();
  await openForm(page);
  await expect(rule(page, 'Deck')).toHaveValue('1');
  await expect(count(page, 'forward 9')).toHaveValue('5');
});

test('a deck is saved to a file and opened, and a foreign or damaged file changes nothing', async ({ page }) => {
  await ownDeck(page);
  await count(page, 'forward 0').fill('0');
  await count(page, 'forward 10').fill('2');
  const downloading = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kitchen-table-slapshot-deck-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  await press(page, 'Start over from our deck');
  await expect(reply(page)).toHaveText('Your deck is now a copy of ours.');
  await expect(count(page, 'forward 10')).toHaveValue('1');
  await press(page, 'Undo');
  await expect(count(page, 'forward 10')).toHaveValue('2');
  await press(page, 'Start over from our deck');
  await openFile(page, 'mine.json', text);
  await expect(reply(page)).toHaveText('Your deck is now the one from mine.json.');
  await expect(count(page, 'forward 10')).toHaveValue('2');
  for (const [name, wrong, says] of [
    ['list.json', '{"a":1}', 'list.json isn\'t a Slapshot deck.'],
    ['cut.json', text.slice(0, -20), 'cut.json is a deck, but it\'s damaged.'],
    ['none.json', ' ', 'none.json is empty.'],
    ['long.json', 'x'.repeat(9999), 'long.json is too large to be a deck.'],
  ]) {
    await openFile(page, name, wrong);
    await expect(reply(page)).toContainText(says);
    await expect(reply(page)).toContainText('Your deck hasn\'t changed.');
    await expect(count(page, 'forward 10')).toHaveValue('2');
  }
});

test('without storage a deck lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };
  });
  await ownDeck(page);
  await count(page, 'forward 0').fill('0');
  await expect(verdict(page)).toContainText('This browser won\'t save your deck.');
  await count(page, 'forward 10').fill('2');
  await page.goto('./#/about');
  await openForm(page);
  await rule(page, 'Deck').selectOption('Your own deck');
  // It may already say that it won't be saved.
  await expect(verdict(page)).toContainText(FITS);
  await expect(count(page, 'forward 10')).toHaveValue('2');
});

test('a deck from a link is used, and the own one is kept', async ({ page }) => {
  const brought = 'F122333444555566677788899xx2-D0T1b22b3344b55666b7789x-G23456789x';
  await page.goto(`./#/play/slapshot?seed=1&seats=person,easy&deck=${brought}`);
  await expect(page).toHaveURL(/#\/table/);
  await openForm(page);
  await expect(rule(page, 'Deck')).toHaveValue('2');
  await rule(page, 'Deck').selectOption('Your own deck');
  await expect(count(page, 'forward 10')).toHaveValue('1');
  await page.goto(`./#/play/slapshot?seed=1&seats=person,easy&deck=${brought.slice(0, -1)}`);
  await expect(page.getByRole('main')).toContainText('A deck has 54 cards, and this one has 53.');
});

test('the form is complete on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await ownDeck(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const small = await form(page).locator('.deck-editor button, .deck-editor input').evaluateAll(
    (all) => all.filter((it) => it.getBoundingClientRect().height < 44).length,
  );
  expect(small).toBe(0);
});
