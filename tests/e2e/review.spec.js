// The review after a game: a person's moves that cost most, and the table at each of them.
import { quicken, shell } from './shell.js';
import { eachAnew, expect, test } from './support.js';
import { lay } from './tables.js';

const opener = (page) => page.getByRole('button', { name: 'Review', exact: true });
const panel = (page) => page.getByRole('complementary', { name: 'Review' });
const summary = (page) => panel(page).getByRole('status');
const moves = (page) => panel(page).getByRole('listitem');
const replay = (page) => page.getByRole('region', { name: 'Replay' });
const told = (page) => shell(page).reason.filter({ has: page.locator('svg') });

const NOTHING = /^Nothing to say: /;
const FOUND = /(1 move|[23] moves) cost you the most/;

// Opens a game that is over, and goes on to its result.
async function over(page, name) {
  await quicken(page);
  await lay(page, name);
  const { onward, result } = shell(page);
  await expect(onward.or(result).first()).toBeVisible();
  while (await onward.isVisible()) {
    await onward.click();
    await expect(onward.or(result).first()).toBeVisible();
  }
  await expect(result).toBeVisible();
}

// Waits until a review is done, and returns what it says of each move.
async function reviewed(page) {
  await expect(summary(page)).not.toBeEmpty({ timeout: 40_000 });
  const words = await moves(page).locator('p').allTextContents();
  await expect(summary(page)).toHaveText(words.length ? FOUND : NOTHING);
  return words;
}

// Whether what is said over the cards is what the review says of a move, or the second half of it.
const says = async (page, words) => expect(words).toContain(await told(page).textContent());

for (const game of ['dealt', 'sloop', 'swoop', 'slapshot']) {
  test(`${game}: a review finds at most three moves, and each opens its moment and comes back`, { tag: game === 'dealt' ? [] : '@all' }, async ({ page }) => {
    await over(page, `${game}-over`);
    await opener(page).click();
    const found = await reviewed(page);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const [place, words] of found.entries()) {
      expect(words).toMatch(/^You chose to .+\. Better: .+\.$/);
      const item = moves(page).nth(place);
      const step = / (\d+) of \d+$/.exec(await item.getByRole('heading').textContent())[1];
      await item.getByRole('button', { name: 'Show the table' }).click();
      await expect(panel(page)).toBeHidden();
      await expect(replay(page).getByRole('slider')).toHaveValue(step);
      await says(page, words);
      // The move itself is next.
      await replay(page).getByRole('button', { name: 'Forward one move' }).click();
      await expect(told(page).filter({ hasText: words })).toHaveCount(0);
      await replay(page).getByRole('button', { name: 'Back to the result' }).click();
      await expect(shell(page).result).toBeVisible();
      // What was found before is shown at once.
      await opener(page).click();
      await expect(moves(page)).toHaveCount(found.length, { timeout: 500 });
    }
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(opener(page)).toBeFocused();
  });
}

test('a review is the same again', { tag: '@all' }, async ({ page }) => {
  const runs = [];
  for (let run = 0; run < 2; run += 1) {
    await over(page, 'swoop-over');
    await opener(page).click();
    runs.push(await reviewed(page));
    await page.reload();
  }
  expect(runs[0]).toEqual(runs[1]);
  expect(runs[0]).toHaveLength(3);
});

test('a review is made by keyboard, announced once, and found in the menu of a replay', async ({ page }) => {
  await over(page, 'sloop-over');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await summary(page).evaluate((it) => {
    window.announced = [];
    new MutationObserver(() => window.announced.push(it.textContent)).observe(it, { childList: true, characterData: true, subtree: true });
  });
  const found = await reviewed(page);
  expect(found).toHaveLength(3);
  expect((await page.evaluate(() => window.announced)).length).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(moves(page).first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, found[0]);
  await expect(replay(page)).toBeFocused();
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await moves(page).nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await says(page, found[1]);
  await replay(page).getByRole('button', { name: 'Back to the result' }).click();
  await expect(shell(page).result).toBeVisible();
});

// Makes a slice of thinking take long, so that a review does not end before it is looked at.
const slow = (page) => page.evaluate(() => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, after, ...rest) => wait(then, Math.max(after ?? 0, 100), ...rest);
});

test('a review can be canceled, and ends when the page is left', async ({ page }) => {
  await over(page, 'swoop-over');
  await slow(page);
  await opener(page).click();
  const bar = panel(page).getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect(panel(page).getByText(/^[1-9]\d* of \d+$/).last()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(bar).toBeVisible();
  await expect(summary(page)).toBeEmpty();
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.goBack();
  await expect(shell(page).result).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('where several people played, each of them can be chosen', { tag: '@all' }, async ({ page }) => {
  await over(page, 'dealt-people-over');
  await opener(page).click();
  const whose = panel(page).getByRole('combobox', { name: 'Player' });
  await expect(whose.locator('option')).toHaveText(['Ann', 'Bo', 'Cy']);
  let shown = 0;
  for (const name of ['Bo', 'Cy', 'Ann']) {
    await whose.selectOption(name);
    const found = await reviewed(page);
    if (!found.length) continue;
    shown += 1;
    await moves(page).first().getByRole('button').click();
    await says(page, found[0]);
    await expect(page.getByRole('region', { name: `${name}'s hand` })).toBeVisible();
    await replay(page).getByRole('button', { name: 'Back to the result' }).click();
    await opener(page).click();
    await expect(whose).toHaveValue(String(['Ann', 'Bo', 'Cy'].indexOf(name)));
  }
  expect(shown).toBeGreaterThan(0);
});

test('there is no review of a game in real time or of bots', { tag: '@all' }, async ({ page }) => {
  await eachAnew(page, ['stroop-over', 'dealt-bots'], async (name) => {
    await over(page, name);
    await expect(shell(page).result.getByRole('button', { name: 'Replay' })).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(opener(page)).toHaveCount(0);
  });
});

test('a running game has none', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await lay(page, 'dealt-late');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});
