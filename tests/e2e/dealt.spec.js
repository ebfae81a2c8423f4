import { readFileSync } from 'node:fs';
import { awaited, faces, hold, move, parts, press, quicken, shown, stage, unlock } from './dealt.js';
import { checkA11y, expect, test } from './support.js';

// Runs a check the first time that it is named.
const once = (check) => {
  const done = new Set();
  return async (name) => {
    if (done.has(name)) return;
    done.add(name);
    await check(name);
  };
};

test('two clicks from a cold start one can make the first move', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: "Circle's hand" })).toBeVisible();
  expect(await awaited(page)).toBe('move');
  expect(new URL(page.url()).hash).toBe('#/table');
});

test('a whole game against bots by mouse, and another one', async ({ page }) => {
  await quicken(page);
  test.setTimeout(180_000);
  await page.goto('./');
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ann');
  await page.getByRole('combobox', { name: 'Player at seat 3' }).selectOption('Bot, hard');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const seen = once(async () => checkA11y(page));
  for (let what = await awaited(page); what !== 'over'; what = await awaited(page)) {
    await seen(what);
    expect(page.url()).not.toContain('seed');
    if (what === 'round') await parts(page).nextRound.click();
    else await move(page, { seen });
  }
  await seen('over');
  await expect(parts(page).result).toContainText(/ (loses|lose) the game; .+ (wins|win)\./);

  const link = page.getByRole('link', { name: 'Link to this deal' });
  await expect(link).toHaveAttribute('href', /#\/play\/dealt\?seed=\d+&seats=person,normal,hard&names=Ann,/);
  await page.getByRole('button', { name: 'Again with the same seats' }).click();
  await expect(page.getByRole('region', { name: "Ann's hand" })).toBeVisible();
});

test('a whole game of three people who pass the device', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./#/play/dealt?seed=21&seats=person,person,person&names=Ann,Bo,Cy');
  const seen = once(async () => checkA11y(page));
  const { hand, unlock, nextRound } = parts(page);
  const unlocked = new Set();
  // The first hand, and each hand after a round's end, which all look at, waits for its owner.
  let locked = true;
  for (let what = await awaited(page); what !== 'over'; what = await awaited(page)) {
    await seen(what);
    if (locked) expect(what).toBe('locked');
    locked = what === 'round';
    if (what === 'locked') {
      const name = /^I am (.+):/.exec(await unlock.innerText())[1];
      await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
      await expect(hand).toHaveCount(0);
      await expect(page.getByRole('button', { name: /card \d+ of \d+/ })).toHaveCount(0);
      expect(await page.content()).not.toMatch(/was dealt|\bdrew\b/);
      await hold(page, unlock);
      await expect(page.getByRole('region', { name: `${name}'s hand` })).toBeVisible();
      await expect(hand).toHaveCount(1);
      unlocked.add(name);
    } else if (what === 'round') {
      await expect(hand).toHaveCount(0);
      await nextRound.click();
    } else {
      await move(page, { seen });
    }
  }
  expect([...unlocked].sort()).toEqual(['Ann', 'Bo', 'Cy']);
  await expect(hand).toHaveCount(0);
});

test('people and bots at one table: bots move in public, nobody sees a hand meanwhile', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=5&seats=person,easy,person,easy&oldest=4');
  const { hand, status, unlock } = parts(page);
  await expect(unlock).toHaveText('I am Circle: show my cards');
  await hold(page, unlock);
  await move(page);
  await expect(status).toHaveText('Triangle is thinking.');
  await expect(hand).toHaveCount(0);
});

test('only bots: the table shows no hand and comes to an end', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=hard,easy,easy');
  const { hand, nextRound, over } = parts(page);
  while (!(await over.isVisible())) {
    await expect(nextRound.or(over)).toBeVisible({ timeout: 30_000 });
    await expect(hand).toHaveCount(0);
    if (await nextRound.isVisible()) await nextRound.click();
  }
});

test('the same seed link gives the same deal, and the seed goes out of sight', async ({ page }) => {
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
  expect(first.players).toHaveLength(3);
  expect(await deal(7310245599)).toEqual(first);
  expect(await deal(7310245600)).not.toEqual(first);
});

test('the browser deals and plays what the playthrough on file says', async ({ page }) => {
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
  const plays = await page.getByRole('log').getByRole('listitem').filter({ hasText: / plays | stops | takes / }).count();
  expect(plays).toBe(played.match(/^\d+\. seat \d: (Play|Stop|Redraw|TakeReserve)/gm).length);
  const places = /over, places \[(.*)\]/.exec(played)[1].split(', ').map(Number);
  const losers = ['Circle', 'Triangle', 'Square'].filter((_, seat) => places[seat] > 1);
  await expect(parts(page).result).toContainText(new RegExp(`${losers.join(' and ')} loses? the game`));
});

test('every action of the rules can be made, each after it was staged', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy');
  const { hand, rim, status } = parts(page);
  const log = page.getByRole('log');
  const trick = page.getByRole('region', { name: 'The trick' });
  const gap = (name) => hand.getByRole('button', { name, exact: true }).click();

  await unlock(page, 'Bo');
  expect(await shown(page)).toBe('10 6 8 Redraw 10 3 6 5 10 6');
  await stage(page, 4);
  await press(page, 'Play Redraw: winner draws 3, or else you');

  await unlock(page, 'Cy');
  await expect(trick).toContainText('Redraw: +3 cards for the winner of the trick, or Bo if nobody plays a combination');
  expect(await shown(page)).toBe('12 12 9 8 9 4 8 1 1 5');
  await stage(page, 1);
  await press(page, 'Play solo 12');

  await unlock(page, 'Ann');
  expect(await shown(page)).toBe('11 X 11 7 X 8 12 7 4 6');
  await press(page, 'Take reserve 2');
  await gap('Between card 2 (X) and card 3 (11)');
  await gap('At the left end, before the 11');
  await gap('Between card 4 (7) and card 5 (X)');
  await press(page, 'Put the 2 there');

  await unlock(page, 'Cy');
  await expect(log).not.toContainText('Ann was dealt');
  for (const [left, place] of [[2, 'At the left end, before the 12'], [1, /^Between card 1 \(/], [0, /^At the right end/]]) {
    const prompt = status.first();
    await expect(prompt).toContainText(/^Cy: you drew an? .+\. Choose where it goes\./);
    if (left > 0) await expect(prompt).toContainText(`${left} more to come.`);
    else await expect(prompt).not.toContainText('more to come');
    await expect(rim.getByRole('button')).toHaveCount(0);
    await hand.getByRole('button', { name: place }).click();
    await rim.getByRole('button', { name: /^Put the .+ there$/ }).click();
  }
  const drawn = (await shown(page)).split(' ');
  expect(drawn).toHaveLength(12);
  expect(drawn.slice(2, 11)).toEqual('12 9 8 9 4 8 1 1 5'.split(' '));
  await stage(page, 9);
  await press(page, 'Play solo 1');

  await unlock(page, 'Ann');
  expect(await shown(page)).toBe('11 X 11 7 2 X 8 12 7 4 6');
  await stage(page, 1, 2);
  await expect(rim.getByRole('button', { name: 'Play pair of 11s' })).toBeVisible();
  const names = rim.getByRole('combobox', { name: 'What X stands for' });
  await expect(names.getByRole('option')).toHaveText(['2-straight 10-11', '2-straight 11-12', 'pair of 11s']);
  await expect(names.getByRole('option', { selected: true })).toHaveText('pair of 11s');
  await names.selectOption('2-straight 10-11');
  await expect(rim.getByRole('status')).toHaveText('2-straight 10-11 beats solo 1.');
  await press(page, 'Play 2-straight 10-11');

  await unlock(page, 'Bo');
  await expect(log).toContainText('Ann plays 2-straight 10-11 (X as 10) from place 1.');
  await stage(page, 6, 7);
  await expect(rim.getByRole('status')).toHaveText('2-straight 5-6 does not beat 2-straight 10-11. (DE-2.3)');
  await press(page, 'Cancel');
  await press(page, 'Take reserve 7');
  await gap('At the left end, before the 10');
  await press(page, 'Put the 7 there');

  await unlock(page, 'Ann');
  await stage(page, 4);
  await expect(names.getByRole('option')).toHaveCount(12);
  await expect(rim.getByRole('button', { name: 'Play solo 12' })).toBeVisible();
  await names.selectOption('solo 3');
  await press(page, 'Play solo 3');

  await unlock(page, 'Bo');
  await stage(page, 1);
  await press(page, 'Play solo 7');

  await unlock(page, 'Cy');
  await press(page, 'Take reserve Stop');
  await hand.getByRole('button', { name: /^At the left end/ }).click();
  await press(page, 'Put the Stop there');

  await unlock(page, 'Bo');
  await stage(page, 1);
  await press(page, 'Play solo 10');

  await unlock(page, 'Cy');
  await stage(page, 1);
  await press(page, 'Stop the trick');
  await expect(trick).toContainText('The trick before: Bo solo 10, Cy Stop.');
  await expect(log).toContainText('Cy leads, having stopped the trick.');
});

test('what the rules refuse is refused with its reason and clause', async ({ page }) => {
  // The oldest sits third, so the first seat leads.
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
  const { hand, rim } = parts(page);
  const reason = rim.getByRole('status');
  // Playwright takes aria-disabled for disabled; people can press such a button and get the reason.
  await page.getByRole('button', { name: /^Take reserve / }).first().click({ force: true });
  await expect(reason).toHaveText('Whoever leads a trick plays a card and takes no reserve. (DE-3.1)');
  const values = (await faces(page)).map((label) => parseInt(label, 10));
  const apart = values.findIndex((value, at) => Math.abs(value - values[at + 1]) > 1);
  await hand.getByRole('button').nth(apart).click();
  await hand.getByRole('button').nth(apart + 1).click();
  await expect(reason).toHaveText('These cards are no combination. (DE-2.2)');
  const play = rim.getByRole('button', { name: 'Play these cards' });
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await play.click({ force: true });
  await expect(hand.getByRole('button')).toHaveCount(10);
});

test('the keyboard stays at the table when a move takes its button away', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,person,easy&oldest=3&names=Ann,Bo,Cy');
  const { hand, rim, unlock: taken } = parts(page);
  await expect(taken).toBeEnabled();
  await page.keyboard.down('Enter');
  await expect(taken).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(hand).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(hand.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await rim.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(hand).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await rim.getByRole('button', { name: /^Play|^Stop/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Pass to Bo' })).toBeFocused();
});

test('leaving the table and coming back loses nothing', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
  await move(page);
  expect(await awaited(page)).toBe('move');
  const before = await faces(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  expect(await awaited(page)).toBe('move');
  expect(await faces(page)).toEqual(before);
});

for (const [what, link, sentence] of [
  ['a game that is not here', 'bridge?seed=1', 'There is no game called "bridge" here.'],
  ['too many players', 'dealt?seats=easy,easy,easy,easy,easy,easy', 'This game takes 3 to 5 players, not 6.'],
  ['a player that is none', 'dealt?seats=person,normal,cat', 'A seat is person, easy, normal or hard, not "cat".'],
  ['a seed that is none', 'dealt?seed=x', 'A seed is a whole number from 0 to 18446744073709551615, not "x".'],
  ['a rule with a wrong value', 'dealt?chips=9', 'The rule "chips" cannot be "9".'],
  ['a rule that is none', 'dealt?jokers=two', 'This game has no rule called "jokers".'],
  ['names that do not fit', 'dealt?names=Ann,Bo', 'There are 2 names for 3 seats.'],
]) {
  test(`a link with ${what} says what is wrong`, async ({ page }) => {
    await page.goto(`./#/play/${link}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This link cannot be dealt' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await checkA11y(page);
  });
}
