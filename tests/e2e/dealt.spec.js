import { readFileSync } from 'node:fs';
import { awaited, confirm, faces, hold, move, parts, quicken, stage, unlock } from './dealt.js';
import { linkBy, nextPerson, wholeLog } from './shell.js';
import { seat } from './seats.js';
import { expect, test } from './support.js';
import { lay } from './tables.js';

test('the first move is possible two clicks after a cold start', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  expect(await awaited(page)).toBe('move');
  expect(new URL(page.url()).hash).toBe('#/table');
});

test('a whole game against bots by mouse, and another one', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await page.getByRole('textbox', { name: 'Name for seat 1' }).fill('Ann');
  await seat(page, 3, 'Hard bot');
  const levels = page.getByRole('group', { name: 'Player in seat 3' }).getByRole('radio');
  for (const [place, who] of ['Person', 'Easy bot', 'Casual bot', 'Normal bot', 'Hard bot', 'Expert bot', 'Empty'].entries()) {
    await expect(levels.nth(place)).toHaveAccessibleName(who);
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  for (let what = await awaited(page); what !== 'over'; what = await awaited(page)) {
    expect(page.url()).not.toContain('seed');
    if (what === 'round') await parts(page).nextRound.click();
    else await move(page);
  }
  await expect(parts(page).result).toContainText(/ lost, .+ won\./);

  const link = await linkBy(page, 'Share this deal');
  expect(link).toMatch(/^#\/play\/dealt\?seed=\d+&seats=person,normal,hard&names=Ann,/);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('region', { name: "Ann's hand" })).toBeVisible();
});

test('three people pass the device through the end of a round and of the game', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await lay(page, 'dealt-people');
  const { hand, unlock, nextRound } = parts(page);
  const unlocked = new Set();
  // The first hand, and each hand after the end of a round, which everybody watches, waits for its owner.
  let [locked, rounds] = [true, 0];
  for (let what = await awaited(page); what !== 'over'; what = await awaited(page)) {
    if (locked) expect(what).toBe('locked');
    locked = what === 'round';
    if (what === 'locked') {
      const name = await nextPerson(page);
      await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
      await expect(hand).toHaveCount(0);
      await expect(page.getByRole('button', { name: /card \d+ of \d+/ })).toHaveCount(0);
      expect(await page.content()).not.toMatch(/was dealt|\bdrew (?!\d)/);
      await hold(page, unlock);
      await expect(page.getByRole('region', { name: `${name}'s hand` })).toBeVisible();
      await expect(hand).toHaveCount(1);
      unlocked.add(name);
    } else if (what === 'round') {
      await expect(hand).toHaveCount(0);
      await nextRound.click();
      rounds += 1;
    } else {
      await move(page);
    }
  }
  expect(rounds).toBeGreaterThan(0);
  expect([...unlocked].sort()).toEqual(['Ann', 'Bo', 'Cy']);
  await expect(hand).toHaveCount(0);
});

test('people and bots at one table: bots move in public, while all hands are hidden', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=5&seats=person,easy,person,easy&oldest=4');
  const { hand, unlock } = parts(page);
  await expect(unlock).toHaveText("I'm Circle, show my cards");
  await hold(page, unlock);
  await move(page);
  await expect(page.getByText('Bruno is thinking.', { exact: true })).toBeVisible();
  await expect(hand).toHaveCount(0);
});

test('only bots: the table shows no hand, and the game ends', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=hard,easy,easy');
  const { hand, nextRound, over } = parts(page);
  while (!(await over.isVisible())) {
    await expect(nextRound.or(over)).toBeVisible({ timeout: 30_000 });
    await expect(hand).toHaveCount(0);
    if (await nextRound.isVisible()) await nextRound.click();
  }
});

test('the same seed link gives the same deal, and the seed disappears from the address', async ({ page }) => {
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  const deal = async (seed) => {
    await page.goto('about:blank');
    await page.goto(`./#/play/dealt?seed=${seed}&seats=person,normal,hard&chips=3&oldest=3`);
    expect(await awaited(page)).toBe('move');
    expect(new URL(page.url()).hash).toBe('#/table');
    expect(await page.content()).not.toContain(String(seed));
    return { hand: await faces(page), players: await players.allInnerTexts() };
  };
  const first = await deal(7310245599);
  expect(first.hand).toHaveLength(10);
  expect(first.players).toHaveLength(2);
  expect(await deal(7310245599)).toEqual(first);
  expect(await deal(7310245600)).not.toEqual(first);
});

test('the browser deals and plays as in the recorded playthrough', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  const played = readFileSync(new URL('../playthroughs/dealt_3.txt', import.meta.url), 'utf8');
  const seed = /seed (\d+)/.exec(played)[1];
  const dealt = /seat 1 alone: Dealt\(\[(.*)\]\)/.exec(played)[1].split(', ');
  await page.goto(`./#/play/dealt?seed=${seed}&seats=person,normal,hard`);
  expect(await awaited(page)).toBe('move');
  expect((await faces(page)).map((label) => label.split(',')[0])).toEqual(dealt);

  await page.goto(`./#/play/dealt?seed=${seed}&seats=normal,normal,hard`);
  const { nextRound, over } = parts(page);
  for (;;) {
    await expect(nextRound.or(over)).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) break;
    await nextRound.click();
  }
  const plays = await (await wholeLog(page)).getByRole('listitem')
    .filter({ hasText: / played (a|trips) | stopped the trick with | took /, hasNotText: 'The trick is over' }).count();
  expect(plays).toBe(played.match(/^\d+\. seat \d: (Play|Stop|Redraw|TakeReserve)/gm).length);
  const places = /over, places \[(.*)\]/.exec(played)[1].split(', ').map(Number);
  const losers = ['Ada', 'Bruno', 'Carla'].filter((_, seat) => places[seat] > 1);
  await expect(parts(page).result).toContainText(new RegExp(`${losers.join(' and ')} lost, `));
});

test('leaving the table and coming back loses nothing', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
  await move(page);
  expect(await awaited(page)).toBe('move');
  const before = await faces(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  expect(await awaited(page)).toBe('move');
  expect(await faces(page)).toEqual(before);
});

test('a link that does not work says why', async ({ page }) => {
  await page.goto('./#/play/dealt?seats=easy,easy,easy,easy,easy,easy');
  await expect(page.getByRole('heading', { level: 1, name: "This link doesn't work" })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This game is for 3 to 5 players, not 6.');
});

test('the plates tell how many cards each player holds', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=person,normal,hard&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  const others = page.getByRole('region', { name: 'Players' });
  // Both the visible and the accessible text.
  const nine = others.getByText('9 cards', { exact: true });
  await expect(nine.and(page.locator('[aria-hidden]'))).toHaveCount(2);
  await expect(nine.and(page.locator(':not([aria-hidden])'))).toHaveCount(2);
  await expect(page.getByText('10 cards, dealer')).toBeVisible();
  expect(await parts(page).cards.count()).toBe(10);
  await stage(page, 9);
  await confirm(page);
  await expect(page.getByText('9 cards, dealer')).toBeVisible();
});

test('the details of a player show everything that is public', async ({ page }) => {
  await quicken(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,hard&names=Ann,Bo,Cy&oldest=3');
  expect(await awaited(page)).toBe('move');
  const players = page.getByRole('region', { name: 'Players' });
  const closer = players.getByRole('group');
  const before = await parts(page).hand.boundingBox();
  await players.getByRole('button', { name: 'Cy', exact: true }).click();
  await expect(closer).toHaveAccessibleName('Cy');
  for (const fact of [/^\d+ cards$/, '2 chips', /^reserves /, 'hard bot']) {
    await expect(closer.getByText(fact)).toBeInViewport({ ratio: 1 });
  }
  expect(await parts(page).hand.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);
});
