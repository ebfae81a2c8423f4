// Looking back at moves, and taking them back.
import { readFileSync } from 'node:fs';
import { linkBy } from './shell.js';
import { seat } from './seats.js';
import { eachAnew, expect, test } from './support.js';
import { awaited, faces, move, parts, quicken, shown, unlock, wind } from './dealt.js';
import { written } from './games.js';
import { lay } from './tables.js';

const link = './#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy';
const bar = (page) => page.getByRole('region', { name: 'Replay' });
const tool = (page, name) => bar(page).getByRole('button', { name, exact: true });
const moment = (page) => bar(page).getByRole('slider', { name: 'Move' });

// Records where the slider is from now on. A film goes on while the test looks.
async function watch(page) {
  await moment(page).evaluate((slider) => {
    globalThis.places = [];
    const look = () => globalThis.places.push(slider.ariaValueText.split(' ')[0]);
    new MutationObserver(look).observe(slider, { attributeFilter: ['aria-valuetext'] });
  });
  return () => page.evaluate(() => globalThis.places);
}

async function lookBack(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(bar(page)).toBeVisible();
}

for (const name of ['dealt-late', 'swoop-takes']) {
  test(`the Tab key passes the own cards of ${name} in a replay, where they do nothing`, { tag: name === 'dealt-late' ? [] : '@all' }, async ({ page }) => {
    await quicken(page);
    await lay(page, name);
    const cards = page.locator('.hand, .rank-pad, .own-stacks').getByRole('button');
    const stops = cards.and(page.locator(':not([tabindex="-1"])'));
    await expect(stops).not.toHaveCount(0);
    await lookBack(page);
    await expect(cards).not.toHaveCount(0);
    await expect(stops).toHaveCount(0);
    await tool(page, 'Back to the game').click();
    await expect(stops).not.toHaveCount(0);
  });
}

// What everybody sees, and the own hand.
async function table(page) {
  const [players, trick] = [page.getByRole('region', { name: 'Players' }), page.getByRole('region', { name: /^(This|Last) trick/ })];
  await expect(parts(page).hand).toBeVisible();
  return { hand: await shown(page), players: await players.innerText(), trick: await trick.innerText() };
}

// Plays some moves, and records the table before each.
async function play(page, moves) {
  const seen = [];
  for (let n = 0; n < moves; n += 1) {
    expect(await awaited(page)).toBe('move');
    seen.push(await table(page));
    await move(page);
  }
  expect(await awaited(page)).toBe('move');
  return seen;
}

test('a running game can be looked back at, and continues where it was', async ({ page }) => {
  await quicken(page);
  await page.goto(link);
  const before = (await play(page, 3))[2];
  const now = await table(page);
  await lookBack(page);
  // Step by step to the player's last turn.
  const { hand } = parts(page);
  for (let steps = 0; (await shown(page)) !== before.hand && steps < 20; steps += 1) await tool(page, 'Back one move').click();
  expect((await table(page)).hand).toBe(before.hand);
  await expect(page.getByRole('region', { name: 'Your move' }).getByRole('button')).toHaveCount(0);
  await expect(hand.getByRole('button').first()).toBeDisabled();
  // The past cannot be played.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect((await table(page)).hand).toBe(before.hand);
  await tool(page, 'Back to the game').click();
  await expect(bar(page)).toHaveCount(0);
  expect(await table(page)).toEqual(now);
  await move(page);
});

test('looking back works by steps, by parts, with the slider and as a film', async ({ page }) => {
  await quicken(page);
  await page.goto(link);
  await play(page, 3);
  await lookBack(page);
  const last = Number(await moment(page).getAttribute('max'));
  await expect(moment(page)).toHaveValue(String(last));
  await tool(page, 'Back one move').click();
  await expect(moment(page)).toHaveValue(String(last - 1));
  await tool(page, 'Forward one move').click();
  await expect(moment(page)).toHaveValue(String(last));
  await moment(page).fill('0');
  await expect(moment(page)).toHaveAttribute('aria-valuetext', `0 of ${last + 1}`);
  await expect(tool(page, 'Back one move')).toBeDisabled();
  const places = bar(page).getByRole('combobox', { name: 'Go to' });
  await expect(places).toHaveValue('0');
  await tool(page, 'Next part').click();
  await expect(places.locator('option:checked')).toHaveText('Round 1, trick 2');
  const second = await moment(page).inputValue();
  await tool(page, 'Forward one move').click();
  await tool(page, 'Previous part').click();
  await expect(moment(page)).toHaveValue(second);
  await places.selectOption('Round 1, trick 1');
  await expect(moment(page)).toHaveValue('0');
  const passed = await watch(page);
  await tool(page, 'Play').click();
  await expect.poll(passed).toContain('2');
  await tool(page, 'Pause').click();
  const held = await moment(page).inputValue();
  await expect(tool(page, 'Play')).toBeVisible();
  await expect(moment(page)).toHaveValue(held);
  // The last step returns to the present.
  await moment(page).fill(String(last));
  await tool(page, 'Forward one move').click();
  await expect(bar(page)).toHaveCount(0);
  expect(await awaited(page)).toBe('move');
});

test('replayed moves are announced again, and jumps are not', async ({ page }) => {
  await quicken(page);
  await page.goto(link);
  await play(page, 2);
  await lookBack(page);
  const live = page.locator('[aria-live=polite][aria-atomic]');
  await moment(page).fill('0');
  const before = await live.innerText();
  await tool(page, 'Forward one move').click();
  await expect(live).not.toHaveText(before);
  const said = await live.innerText();
  expect(said).toMatch(/(Ann|Bo|Cy) (played|took|put)/);
  // Stepping back announces the position, but no events.
  const where = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  await expect(where).toBeEmpty();
  await tool(page, 'Back one move').click();
  await expect(where).toHaveText(/^0 of \d+$/);
  await tool(page, 'Forward one move').click();
  await moment(page).fill('0');
  await expect(moment(page)).toHaveValue('0');
  // The slider announces its own value.
  await expect(where).toBeEmpty();
  await expect(live).toHaveText(said);
});

test('bots wait while somebody looks back', { tag: '@all' }, async ({ page }) => {
  await page.goto('./#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy');
  for (let n = 0; n < 2; n += 1) { expect(await awaited(page)).toBe('move'); await move(page); }
  await lookBack(page);
  const last = await moment(page).getAttribute('max');
  await moment(page).fill('0');
  const passed = await watch(page);
  await tool(page, 'Play').click();
  await expect.poll(passed).toContain('3');
  expect(await moment(page).getAttribute('max')).toBe(last);
});

test('a game among people shows only the table, and a hand only to its owner while it is open', async ({ page }) => {
  await wind(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
  await unlock(page, 'Ann');
  await move(page);
  await expect(page.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible();
  await lookBack(page);
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
  await expect(page.getByRole('button', { name: /card \d+ of \d+/ })).toHaveCount(0);
  expect(await page.content()).not.toMatch(/was dealt|card \d+ of \d+/);
  await tool(page, 'Back to the game').click();
  await unlock(page, 'Bo');
  const own = await faces(page);
  await lookBack(page);
  await expect(page.getByRole('region', { name: "Bo's hand" })).toBeVisible();
  expect((await faces(page)).map((face) => face.split(',')[0])).toEqual(own.map((face) => face.split(',')[0]));
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('region', { name: "Bo's hand" })).toHaveCount(0);
  await tool(page, 'Back to the game').click();
  await expect(page.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible();
});

test('a finished game is replayed from the deal, with all hands open', async ({ page }) => {
  await lay(page, 'dealt-over');
  await parts(page).result.getByRole('button', { name: 'Replay' }).click();
  await expect(moment(page)).toHaveValue('0');
  const players = page.getByRole('region', { name: 'Players' });
  // Ten cards each, each of them named.
  const known = (await players.innerText()).match(/card 10/g);
  expect(known).toHaveLength(2);
  await bar(page).getByRole('combobox', { name: 'Go to' }).selectOption('Round 2, trick 1');
  await expect(page.getByRole('banner')).toContainText('Round 2');
  await tool(page, 'Back one move').click();
  await tool(page, 'Forward one move').click();
  // At the end of a round its result is shown, and the film continues from there.
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await parts(page).nextRound.click();
  await expect(players).toBeVisible();
  await moment(page).fill((await moment(page).getAttribute('max')));
  await tool(page, 'Forward one move').click();
  await expect(parts(page).over).toBeVisible();
});

test('a finished game of bots is replayed with the hand of the first one', async ({ page }) => {
  await lay(page, 'dealt-bots');
  await parts(page).result.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('region', { name: "Ida's hand" })).toBeVisible();
  const known = (await page.getByRole('region', { name: 'Players' }).innerText()).match(/card 10/g);
  expect(known).toHaveLength(2);
});

test('the replay of a real-time game has room for its slider next to the speed', async ({ page }) => {
  await quicken(page);
  await lay(page, 'stroop-over');
  await parts(page).result.getByRole('button', { name: 'Replay' }).click();
  const controls = [moment(page), bar(page).getByRole('combobox', { name: 'Go to' }), bar(page).getByRole('combobox', { name: 'Speed' }), tool(page, 'Play')];
  for (const [width, height] of [[360, 640], [640, 360], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    const boxes = await Promise.all(controls.map((it) => it.boundingBox()));
    expect(boxes[0].width).toBeGreaterThan(180);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(apart, `${width} x ${height}`).toBe(true);
      }
    }
  }
});

test('in practice moves can be taken back repeatedly, and the result says so', async ({ page }) => {
  await quicken(page);
  await lay(page, 'dealt-practice');
  const back = page.getByRole('button', { name: 'Undo' });
  expect(await awaited(page)).toBe('move');
  const seen = await play(page, 3);
  for (const before of seen.reverse()) {
    await back.click();
    await expect.poll(() => shown(page)).toBe(before.hand);
    expect(await table(page)).toEqual(before);
  }
  // Moves taken back stay so, and another move can be made.
  await written(page);
  await page.reload();
  expect(await table(page)).toEqual(seen[2]);
  await move(page);
  expect(await awaited(page)).toBe('move');
  await page.keyboard.press('z');
  await expect.poll(() => shown(page)).toBe(seen[2].hand);
  await expect(page.locator('[aria-live=polite][aria-atomic]')).toHaveText(/^Move undone\. Your turn\. (Beat|Lead|You can't beat) /);
  while ((await awaited(page)) !== 'over') await move(page);
  await expect(parts(page).result).toContainText('This was practice, with 4 moves undone.');
  await back.click();
  await expect(parts(page).over).toHaveCount(0);
  expect(await awaited(page)).toBe('move');
});

test('without practice nothing is taken back', async ({ page }) => {
  await quicken(page);
  await page.goto(link);
  await play(page, 1);
  const before = await table(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('z');
  expect(await table(page)).toEqual(before);
});

test('practice is chosen with the seats, for one person among bots', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/seats/dealt');
  const practice = page.getByRole('checkbox', { name: 'Practice: you can undo moves' });
  await page.getByText('House rules').click();
  await practice.check();
  await seat(page, 2, 'Person');
  // Several people agree to hints instead.
  await expect(practice).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Practice: everybody may ask for hints' })).toBeChecked();
  await seat(page, 2, 'Normal bot');
  await expect(practice).toBeChecked();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  expect(await awaited(page)).toBe('move');
  const back = page.getByRole('button', { name: 'Undo' });
  await expect(back).toBeDisabled();
  await move(page);
  expect(await awaited(page)).toBe('move');
  await back.click();
  await expect(back).toBeDisabled();
});

test('a finished game is sent as a link, replayed, and saved on request', async ({ page, browser, baseURL }) => {
  await lay(page, 'dealt-over');
  const sent = await linkBy(page, 'Share');
  const sheet = await page.getByRole('table').innerText();

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto(`./${sent}`);
  await expect(parts(other).over).toBeVisible();
  expect(await other.getByRole('table').innerText()).toBe(sheet);
  await expect(parts(other).result).toContainText("It isn't in your games yet.");
  await parts(other).result.getByRole('button', { name: 'Replay' }).click();
  await tool(other, 'Forward one move').click();
  await expect(moment(other)).toHaveValue('1');
  await tool(other, 'Back to the result').click();
  await other.reload();
  await other.getByRole('button', { name: 'Add to your games' }).click();
  await expect(parts(other).result.getByRole('status')).toHaveText('Added to your games.');
  await context.close();
});

test('a finished game is shared by a button, and Enter plays again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lay(page, 'dealt-over');
  await parts(page).result.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(parts(page).result).toContainText('Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`${new URL(page.url()).origin}/#/finished/`)).toBe(true);
  // If copying fails, the link is shown.
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); document.execCommand = () => false; });
  await parts(page).result.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(parts(page).result.getByRole('link', { name: copied, exact: true })).toBeVisible();

  await page.reload();
  await expect(parts(page).result).toBeFocused();
  // It ignores presses at first, because it may be under the finger that has just ended the game.
  await expect(parts(page).result.getByRole('button', { name: 'Play again' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(parts(page).result).toHaveCount(0);
  expect(await awaited(page)).not.toBe('over');
});

test('a link to a game that is damaged or made up is said to be so', async ({ page }) => {
  const whole = readFileSync(new URL('../fixtures/saves/dealt-1.link', import.meta.url), 'utf8').trim();
  await eachAnew(page, [
    ['cut', (text) => text.slice(0, -7), 'This game is damaged'],
    ['changed', (text) => text.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A')), 'This game is damaged'],
    ['made up', () => 'hello', "This isn't a Kitchen Table game"],
  ], async (_, spoil, sentence) => {
    await page.goto(`./#/finished/${spoil(whole)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'No game at this link' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(sentence);
  });
});
