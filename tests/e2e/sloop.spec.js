// Games of Sloop with people passing the device.
import { expect, test } from './support.js';
import { nextPerson, play } from './shell.js';
import { LATE, awaited, card, confirm, goWithout, move, names, parts, quicken, runOn, unlock } from './sloop.js';
import { lay } from './tables.js';

const FOUR = './#/play/sloop?seed=3&seats=person,person,person,person&names=Ann,Bo,Cy,Di&partners=across';

// Lets the next person take it, and expects this request.
async function take(page, asked) {
  expect(await awaited(page)).toBe('locked');
  // The cover reveals nothing of any hand, and no offered card.
  const cover = await page.locator('body').ariaSnapshot();
  expect(cover).not.toMatch(/card \d of \d|offers you|'s hand|Keep it/);
  const name = await nextPerson(page);
  // The reason for the handover, if it is not a turn.
  const mate = partner[name];
  if (asked === offers) expect(cover).toContain(`${name} can offer ${mate} a card.`);
  if (asked === keeps) expect(cover).toContain(`${name} keeps ${mate}'s card or gives it back.`);
  if (asked === turn) expect(cover).not.toMatch(/can offer|gives it back/);
  await unlock(page, name);
  await expect(page.getByText(asked(name)).first()).toBeVisible();
  return name;
}

const offers = (name) => new RegExp(`^${name}, you can offer \\w+ a card before their turn\\.$`);
const keeps = (name) => new RegExp(`^${name}, \\w+ offers you an? .+\\. Keep it and give another card for it, or give it back\\.$`);
// Before a player's first turn, the goal comes first.
const turn = (name) => new RegExp(`^(The team with the most cards wins\\. )?${name}, (there's nothing you can capture: )?(capture|build|add to|put a card|you're building)`);

const partner = { Ann: 'Cy', Bo: 'Di', Cy: 'Ann', Di: 'Bo' };
const left = { Ann: 'Bo', Bo: 'Cy', Cy: 'Di', Di: 'Ann' };

// Makes moves until somebody else has the device.
async function moveOn(page) {
  do await move(page);
  while ((await awaited(page)) === 'move');
}

test.describe('four people in two teams pass the device at 768x1024', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('a card is offered, kept for another, and known to the partner', async ({ page }) => {
    await quicken(page);
    await page.goto(FOUR);
    const { cards, end } = parts(page);
    const by = await take(page, offers);
    const to = partner[by];
    const [offered] = (await names(cards))[0].split(', card');
    await cards.first().click();
    await expect(parts(page).reason).toHaveText(`${to} can keep it and give you another card, or give it back. Nobody else sees it.`);
    expect(await confirm(page)).toBe(`Offer ${to} the ${offered.toLowerCase()}`);

    expect(await take(page, keeps)).toBe(to);
    await expect(page.getByRole('region', { name: `${by}'s offer` })).toBeVisible();
    await expect(end).toHaveText(`Give back the ${offered.toLowerCase()}`);
    const [given] = (await names(cards))[1].split(', card');
    await cards.nth(1).click();
    expect(await confirm(page)).toBe(`Keep the ${offered.toLowerCase()}, give the ${given.toLowerCase()}`);
    // It is the turn of the same person, who keeps the device.
    await expect(page.getByText(turn(to))).toBeVisible();
    await expect(cards.and(page.getByRole('button', { name: new RegExp(`^${offered}, card \\d of 4, ${by} knows it$`) }))).toHaveCount(1);
    await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: by }).click();
    await expect(page.getByRole('group', { name: by })).toContainText(`You know ${by} has a`);
    await page.keyboard.press('Escape');
    const log = page.getByRole('log', { includeHidden: true });
    await expect(log).toContainText(`${to} kept the card and gave another one for it.`);
    await moveOn(page);

    // Only the two of them are told which cards those were.
    const other = await take(page, offers);
    expect([by, to]).not.toContain(other);
    await expect(log).toContainText(`${by} offered a card.`);
    await expect(log).not.toContainText(/(was|were) offered|got an? .* for it/);
    await goWithout(page);
    await take(page, turn);
  });

  test('a card that is given back stays in the other hand', async ({ page }) => {
    await quicken(page);
    await page.goto(FOUR);
    const { cards, end } = parts(page);
    const by = await take(page, offers);
    const before = await names(cards);
    await cards.first().click();
    await confirm(page);
    const to = await take(page, keeps);
    const held = await names(cards);
    expect(await goWithout(page)).toMatch(/^Give back the /);
    await expect(page.getByText(turn(to))).toBeVisible();
    expect(await names(cards)).toEqual(held);
    await expect(end).toHaveCount(0);
    await moveOn(page);
    // Until the first player has a turn again.
    for (let name = ''; name !== by; ) {
      name = await take(page, (it) => new RegExp(`${offers(it).source}|${turn(it).source}`));
      if (await end.isVisible()) await goWithout(page);
      else if (name !== by) await moveOn(page);
      if (name === by && !(await page.getByText(turn(by)).isVisible())) name = '';
    }
    const faces = (all) => all.map((label) => label.split(', card')[0]).sort();
    expect(faces(await names(cards))).toEqual(faces(before));
  });

  test('a player who opts out of offers is not handed the device for them, until they opt in again', { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(FOUR);
    const never = page.getByRole('button', { name: "Don't ask again" });
    let last;
    for (let asked = 0; asked < 4; asked += 1) {
      const by = await take(page, offers);
      await runOn(page, LATE);
      await never.click();
      await expect(never).toHaveCount(0);
      last = await take(page, turn);
      expect(last).toBe(partner[by]);
      await moveOn(page);
    }
    // A whole round of turns, and nothing else.
    const again = page.getByRole('button', { name: 'Ask again' });
    for (let turns = 0; turns < 4; turns += 1) {
      const name = await take(page, turn);
      expect(name).toBe(left[last]);
      last = name;
      await expect(parts(page).reason).toHaveText("You won't be asked to offer cards.");
      await expect(again).toBeVisible();
      if (turns < 3) await moveOn(page);
    }
    await again.click();
    await expect(again).toHaveCount(0);
    await moveOn(page);
    const after = await take(page, turn);
    expect(after).toBe(left[last]);
    await moveOn(page);
    // The partner comes next but one, so now there is somebody to ask.
    expect(await take(page, offers)).toBe(last);
  });

  test('loose cards keep their places while the device is passed', { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(FOUR);
    const cells = () => page.getByRole('list', { name: 'Loose cards' }).getByRole('listitem').allInnerTexts();
    // The positions of cards that occur once.
    const places = (all) => new Map(all.map((text, at) => [text, at]).filter(([text]) => text && all.indexOf(text) === all.lastIndexOf(text)));
    let before = new Map();
    let kept = 0;
    for (let hands = 0; hands < 8; hands += 1) {
      await take(page, (it) => new RegExp(`${offers(it).source}|${turn(it).source}`));
      const now = places(await cells());
      const stay = [...before.keys()].filter((name) => now.has(name));
      expect(stay.map((name) => now.get(name))).toEqual(stay.map((name) => before.get(name)));
      kept += stay.length;
      before = now;
      if (await parts(page).end.isVisible()) await goWithout(page);
      else await moveOn(page);
    }
    expect(kept).toBeGreaterThan(10);
  });

  test('the end of a team game counts each team', { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await lay(page, 'sloop-teams');
    await play(page, { move, passed: true });
    const { result } = parts(page);
    await expect(result).toContainText(/(Ann and Cy|Bo and Di) won with the most cards\./);
    const teams = await result.getByRole('listitem').filter({ hasText: / \+ / }).allInnerTexts();
    const counts = teams.map((team) => /(\d+) \+ (\d+) = (\d+) cards/.exec(team).slice(1).map(Number));
    for (const [one, other, both] of counts) expect(one + other).toBe(both);
    expect(counts).toHaveLength(2);
  });
});
