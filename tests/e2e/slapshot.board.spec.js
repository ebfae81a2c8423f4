// The board of Slapshot: what is refused and why, blind trades, and line-ups.
import { drag } from './drags.js';
import { expect, test } from './support.js';
import { awaited, confirm, doing, line, manager, move, parts, play, preset, quicken, turn, unlock } from './slapshot.js';
import { askWhy, log, why } from './shell.js';
import { lay, open as openTable } from './tables.js';

// A season in which the person has to act; bots move at once.
const open = (page, name) => openTable(page, `slapshot-${name}`, 'move', awaited);

const pressed = { pressed: true };
const names = (buttons) => buttons.evaluateAll((all) => all.map((it) => it.ariaLabel));

// Expects that the staged action is refused, with the reason and a link to the clause.
async function expectRefused(page, words, clause) {
  const { reason } = parts(page);
  await expect(reason).toHaveText(words);
  await expect(why(page, clause)).toBeVisible();
  await expect(doing(page)).toHaveCount(0);
  // Enter does not do it, either.
  await page.keyboard.press('Enter');
  await expect(reason).toHaveText(words);
}

test('one tap on a deck deals all teams, each complete', async ({ page }) => {
  await open(page, 'picking');
  const { decks, team, turns } = parts(page);
  await decks.nth(2).click();
  await awaited(page);
  // Their cards arrive one after the other.
  const types = async () => (await names(team)).map((name) => name.split(' ')[0].replace('Bruiser', 'Defenseman')).sort();
  await expect.poll(types).toEqual(['Defenseman', 'Defenseman', 'Forward', 'Forward', 'Forward', 'Goalie']);
  await expect(decks).toHaveCount(0);
  await expect(turns.or(parts(page).slots).first()).toBeVisible();
});

test('in a league nobody is visited twice before everybody was once', async ({ page }) => {
  await open(page, 'league');
  await turn(page, 'Game').click();
  await expect(manager(page, 'Bo')).toHaveAccessibleName('Bo, 0 wins, not possible now');
  await manager(page, 'Bo').click();
  await expectRefused(page, 'Visit Cy first: you play everyone once before anyone twice.', 'SH-5.1');
  await askWhy(page, 'SH-5.1');
  await manager(page, 'Cy').click();
  await expect(doing(page)).toHaveText('Visit Cy');
});

test('an impossible draft is not started by a key, and a tap explains why', async ({ page }) => {
  await open(page, 'league');
  for (const left of [2, 1]) {
    await expect(turn(page, 'Draft')).toContainText(`Swap with a deck, ${left} left`);
    await turn(page, 'Draft').click();
    await parts(page).team.first().click();
    await confirm(page);
    while ((await awaited(page)) !== 'move' || !(await turn(page, 'Draft').isVisible())) await confirm(page);
  }
  await expect(turn(page, 'Draft')).toHaveAccessibleName(/, not possible now$/);
  await page.keyboard.press('d');
  await expect(turn(page, 'Draft')).toHaveAttribute('aria-pressed', 'false');
  await turn(page, 'Draft').click();
  await expectRefused(page, "You've made all four of your drafts.", 'SH-5.2');
  await parts(page).team.first().click();
  await expectRefused(page, "You've made all four of your drafts.", 'SH-5.2');
});

test('an empty deck has no card to draft', async ({ page }) => {
  // Six teams with all the goalies in the deck.
  const deck = 'F122333444555566677788899xx2234-D0T1b22b3344b55666b7789x-G56789x';
  await quicken(page);
  await page.goto(`./#/play/slapshot?seed=1&seats=person,easy,easy,easy,easy,easy&deck=${deck}`);
  await play(page, { moves: 1 });
  const { team, turns } = parts(page);
  // Others may visit first.
  while ((await awaited(page)) === 'move' && !(await turns.first().isVisible())) await move(page);
  await turn(page, 'Draft').click();
  await team.last().click();
  await expectRefused(page, 'There are no goalies left to draw.', 'SH-6.4');
  await team.first().click();
  await expect(doing(page)).toHaveText(/^Let the forward \d+ go$/);
});

test('the backs of a team are identical, whatever they hide', async ({ page }) => {
  await open(page, 'trade');
  const { backs, drawn, rink } = parts(page);
  // The markup of a back without its number and its team.
  const bare = () => backs.evaluateAll((all) => all.map((it, at) => it.parentElement.outerHTML
    .replace(`Draw player ${at + 1} of 6`, 'Draw').replace(`--at: ${at};"`, '"')
    .replace(/seat-\d-back-\d/, 'back')));
  await turn(page, 'Trade').click();
  await expect(backs).toHaveCount(0);
  const all = [];
  for (const name of ['Bo', 'Cy']) {
    await manager(page, name).click();
    await expect(rink.getByRole('list', { name: `${name}'s team, shuffled` })).toBeVisible();
    await expect(backs).toHaveCount(6);
    all.push(...await bare());
  }
  expect(new Set(all).size).toBe(1);
  // Nothing else on the page reveals them, either.
  const known = await page.locator('.rink, .players').evaluateAll((places) => places.map((it) => it.innerHTML).join());
  expect(known).not.toMatch(/#slapshot-[FDG]\d/);
  await backs.nth(4).click();
  await expect(drawn).toHaveAccessibleName("Drawn from Cy's team");
  await expect(log(page)).toContainText("Ann drew a card from Cy's team.");
});

test('a card of another position cannot be given back, and the only possible card is staged', async ({ page }) => {
  await page.clock.install();
  await open(page, 'gives');
  const { drawn, reason, team } = parts(page);
  await expect(drawn).toHaveText('goalie 10');
  await expect(team.and(page.getByRole('button', pressed))).toHaveAccessibleName('Goalie 2, card 6 of 6');
  await expect(reason).toHaveText('You keep the goalie 10 and give the goalie 2.');
  await team.nth(1).click();
  await expect(team.nth(1)).toHaveAccessibleName("Forward 8, card 2 of 6, can't be given");
  await expectRefused(page, 'Give back a goalie: you drew one.', 'SH-2.1');
  // Arrow keys skip cards that can't be given.
  await page.keyboard.press('ArrowDown');
  await expect(team.last()).toHaveAttribute('aria-pressed', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await confirm(page)).toBe('Give Cy the goalie 2');
  await expect(log(page)).toContainText('Ann gave Cy a card for it.');
  // What both know stays on the plate of the other; here nobody else acts, as the clock is frozen.
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('G2');
});

test('one of the possible cards is given, and both managers know both', async ({ page }) => {
  await page.clock.install();
  await open(page, 'trade');
  const { backs, drawn, reason, team } = parts(page);
  await turn(page, 'Trade').click();
  await manager(page, 'Bo').click();
  await backs.first().click();
  await expect(drawn).toHaveText('forward 6');
  // There is a choice, so nothing is staged; and the drawn card itself can't be given.
  await expect(doing(page)).toHaveCount(0);
  expect((await names(team)).filter((name) => /of 6$/.test(name))).toEqual(
    ['Forward 8, card 1 of 6', 'Forward 8, card 2 of 6', 'Forward 9, card 3 of 6'],
  );
  await team.nth(2).click();
  await expect(reason).toHaveText('You keep the forward 6 and give the forward 9.');
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await confirm(page)).toBe('Give Bo the forward 9');
  await expect(log(page)).toContainText('The card given for it was a forward 9.');
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Bo' })).toContainText('F9');
  const after = await names(team.or(parts(page).slots));
  expect(after.filter((name) => /orward 9/.test(name))).toEqual([]);
  expect(after.filter((name) => /orward 6/.test(name))).toHaveLength(1);
});

test('a trade is revealed to the other manager, and to nobody else', async ({ page }) => {
  await quicken(page);
  await lay(page, 'slapshot-people');
  expect(await awaited(page)).toBe('locked');
  const main = page.getByRole('main');
  await expect(main).toContainText("Di drew a card from Ann's team.");
  await expect(main).not.toContainText(/goalie/);
  await unlock(page, 'Ann');
  await expect(page.getByText('Di took your goalie 3 and gave you a goalie 2.')).toBeVisible();
  await expect(parts(page).team.last()).toHaveAccessibleName('Goalie 2, card 6 of 6');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('two tapped players swap places, and a second tap deselects one', async ({ page }) => {
    await open(page, 'lines');
    const { reason, slots } = parts(page);
    expect(await line(page)).toBe('F8 F9 F8 G2 B2 B1');
    await slots.nth(3).tap();
    await expect(slots.nth(3)).toHaveAccessibleName('4: goalie 2, moving');
    await expect(reason).toHaveText('Tap where the goalie 2 should go.');
    // An immediate second tap would be a double tap, which counts as one.
    await parts(page).rink.getByText('Ann at Cy').tap();
    await slots.nth(3).tap();
    await expect(reason).toHaveCount(0);
    await parts(page).rink.getByText('Ann at Cy').tap();
    await slots.nth(3).tap();
    await slots.nth(0).tap();
    await expect.poll(() => line(page)).toBe('G2 F9 F8 F8 B2 B1');
    await expect(slots.and(page.getByRole('button', pressed))).toHaveCount(0);
  });
});

for (const [how, touch] of [['a mouse', false], ['a finger', true]]) {
  test.describe(`by ${how}`, () => {
    test.use({ hasTouch: touch, viewport: { width: 390, height: 844 } });

    test('a player moves with it, onto another one or back', { tag: touch ? [] : '@all' }, async ({ page }) => {
      await open(page, 'lines');
      const { rink, slots } = parts(page);
      const held = page.locator('.dragged');
      const middle = async (it) => {
        const { x, y, width, height } = await it.boundingBox();
        return { x: x + width / 2, y: y + height / 2 };
      };
      await drag(page, slots.nth(0), slots.nth(5), { touch, hold: async () => {
        // It is where the pointer is, its own slot is empty, and all others are lit, this one most.
        const [card, slot] = await Promise.all([held.locator('.card'), slots.nth(5)].map(middle));
        expect(Math.hypot(card.x - slot.x, card.y - slot.y)).toBeLessThan(12);
        await expect(slots.nth(0).locator('.card')).toBeHidden();
        for (const at of [1, 2, 3, 4, 5]) await expect(slots.nth(at)).toHaveAttribute('data-open', '');
        await expect(slots.nth(0)).not.toHaveAttribute('data-open', '');
        await expect(slots.nth(5)).toHaveAttribute('data-over', '');
        expect(await line(page)).toBe('F8 F9 F8 G2 B2 B1');
      } });
      await expect.poll(() => line(page)).toBe('B1 F9 F8 G2 B2 F8');
      await expect(held).toHaveCount(0);
      for (const at of [0, 5]) await expect(slots.nth(at).locator('.card')).toBeVisible();
      await expect(slots.and(page.getByRole('button', { pressed: true }))).toHaveCount(0);
      // Dropped elsewhere it comes back.
      await drag(page, slots.nth(1), rink, { touch, hold: async () => {
        await expect(held).toHaveCount(1);
        await expect(page.locator('[data-over]')).toHaveCount(0);
      } });
      await expect(held).toHaveCount(0);
      await expect(slots.nth(1).locator('.card')).toBeVisible();
      await expect(page.locator('[data-open]')).toHaveCount(0);
      expect(await line(page)).toBe('B1 F9 F8 G2 B2 F8');
      // A tap is still a tap.
      await slots.nth(0).click();
      await expect(slots.nth(0)).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test('preset orders can be chosen', async ({ page }) => {
  await open(page, 'lines');
  const { actionBar, slots } = parts(page);
  await expect(slots).toHaveCount(6);
  for (const [name, order] of [
    ['Best first', 'F9 F8 F8 B2 B1 G2'],
    ['Goalie first', 'G2 F9 F8 F8 B2 B1'],
    ['Last time', 'F8 F9 F8 G2 B2 B1'],
  ]) {
    await preset(page, name).click();
    await expect.poll(() => line(page), name).toBe(order);
  }
  // Not every shuffle gives a new order, but some do, and all contain the whole team.
  const shuffles = [];
  for (let times = 0; times < 8; times += 1) {
    await preset(page, 'Shuffle').click();
    shuffles.push(await line(page));
  }
  expect(new Set(shuffles).size).toBeGreaterThan(1);
  for (const order of shuffles) expect(order.split(' ').sort().join(' ')).toBe('B1 B2 F8 F8 F9 G2');
  await expect(actionBar.getByRole('button', { name: 'Face off' })).toBeEnabled();
});

test('digits and arrows arrange a team, and Enter sends it onto the ice', async ({ page }) => {
  await open(page, 'lines');
  const { actionBar, faceOff, slots } = parts(page);
  const { keyboard } = page;
  const cancel = actionBar.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveCount(0);
  await keyboard.press('1');
  await expect(slots.nth(0)).toBeFocused();
  await expect(slots.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('6');
  await expect.poll(() => line(page)).toBe('B1 F9 F8 G2 B2 F8');
  await expect(slots.nth(5)).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(slots.nth(4)).toBeFocused();
  await keyboard.press('Space');
  await expect(slots.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Home');
  await keyboard.press('Space');
  await expect.poll(() => line(page)).toBe('B2 F9 F8 G2 B1 F8');
  await expect(cancel).toBeVisible();
  // Escape discards the selection and the order.
  await keyboard.press('3');
  await keyboard.press('Escape');
  await expect.poll(() => line(page)).toBe('F8 F9 F8 G2 B2 B1');
  await expect(cancel).toHaveCount(0);
  await keyboard.press('Enter');
  await expect(faceOff).toHaveAccessibleName('Ann at Cy');
});

test('a manager who keeps an order is not asked again at home until they want to be', async ({ page }) => {
  await open(page, 'hosts');
  const { faceOff, slots, team, turns } = parts(page);
  await page.getByRole('button', { name: 'Use this order at home without asking' }).click();
  await expect(faceOff).toHaveAccessibleName('Bo at Ann');
  await expect(faceOff.getByRole('list').first().getByRole('listitem').first()).toHaveText('forward 3');
  // Nor does the next visitor wait for an order.
  const visits = log(page).getByRole('listitem', { includeHidden: true }).filter({ hasText: 'visited Ann.' });
  for (;;) {
    expect(await awaited(page)).toBe('move');
    await expect(slots).toHaveCount(0);
    if (await visits.count() > 1) break;
    await turn(page, 'Draft').click();
    await team.last().click();
    await confirm(page);
  }
  await expect(turns).not.toHaveCount(0);
  await expect(slots).toHaveCount(0);
  await expect(page.getByText('At home your team lines up by itself.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(0);
});
