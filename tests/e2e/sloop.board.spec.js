// The board of Sloop: what each tap proposes, every way to change that, and the results.
import { expect, test } from './support.js';
import { awaited, card, confirm, doing, goWithout, names, parts, verb } from './sloop.js';
import { askWhy, log, settled, suspend, wholeLog, why } from './shell.js';
import { lay, open as openTable } from './tables.js';

// A game at the person's turn, after which bots move at once.
const open = (page, name) => openTable(page, `sloop-${name}`);

// The same with the clock frozen: bots think until it advances.
async function still(page, name) {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Slow","motion":"Reduced"}'));
  await page.clock.install({ time: 0 });
  await lay(page, `sloop-${name}`);
  expect(await awaited(page)).toBe('move');
  await settled(page);
  await page.clock.pauseAt(600_000);
}

const pressed = { pressed: true };
const chosen = (page) => names(parts(page).display.getByRole('button', pressed));
const loose = (page, name) => parts(page).loose.and(page.getByRole('button', { name, exact: typeof name === 'string' })).first();
const cannot = (page, name) => verb(page, new RegExp(`^${name} ?, not possible now$`));
const number = (page, name) => parts(page).numbers.and(page.getByRole('button', { name, exact: true }));

// The facts on the own plate.
const own = (page) => page.getByRole('main').getByText(/^\d+ cards captured, /).last();
const plate = (page, name) => page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });

// Expects that nothing is staged.
async function expectNothing(page) {
  const { actionBar, reason, cards, display, verbs } = parts(page);
  await expect(reason).toHaveCount(0);
  await expect(cards.and(page.getByRole('button', pressed))).toHaveCount(0);
  await expect(display.getByRole('button', pressed)).toHaveCount(0);
  await expect(verbs).toHaveCount(0);
  await expect(actionBar).toContainText('Tap a card in your hand.');
  await expect(actionBar.getByRole('button')).toHaveCount(0);
}

test('a tap proposes the largest capture, and remaining cards keep their places', async ({ page }) => {
  await still(page, 'captures');
  const { actionBar, reason, stepper } = parts(page);
  await card(page, 9).click();
  expect(await chosen(page)).toEqual(['7, chosen, makes 9 with a 2', '2, chosen, makes 9 with a 7', '9, chosen']);
  await expect(reason).toHaveText('Your 9 takes 9 and 7+2: 4 cards for your pile.');
  await expect(verb(page, 'Capture')).toHaveAttribute('aria-pressed', 'true');
  await expect(why(page, 'SL-3.1')).toBeVisible();
  await expect(stepper).toHaveCount(0);
  await expect(own(page)).toHaveText('38 cards captured, Top of the pile: 11');
  const stays = async () => [await loose(page, /^Supercharged 6/).boundingBox(), await loose(page, /^6/).boundingBox()];
  const before = await stays();
  await actionBar.getByRole('button', { name: 'Capture: +4 cards', exact: true }).click();
  await expect(own(page)).toHaveText('42 cards captured, Top of the pile: 9, Last capture');
  await expect(log(page)).toContainText('Ann captured 9, 7+2 with a 9: 4 cards.');
  expect(await stays()).toEqual(before);
  await expect(parts(page).loose).toHaveCount(5);
});

test('a tap on a loose card first stages the capture that takes it, and most with it', async ({ page }) => {
  await open(page, 'captures');
  const two = loose(page, '2');
  await expect(two).toHaveAttribute('aria-pressed', 'false');
  await two.click();
  expect(await chosen(page)).toEqual(['7, chosen, makes 9 with a 2', '2, chosen, makes 9 with a 7', '9, chosen']);
  await expect(doing(page)).toHaveText('Capture: +4 cards');
  // From now on, taps choose.
  await loose(page, /^2, chosen/).click();
  await expect(doing(page)).toHaveCount(0);
  await loose(page, /^7, chosen/).click();
  await expect(doing(page)).toHaveText('Capture: +2 cards');
});

test('the stepper cycles through the ways, by its buttons and by arrows', async ({ page }) => {
  await open(page, 'captures');
  const { stepper } = parts(page);
  const [one, other] = [
    ['2, chosen, makes 8 with a 6', '6, chosen, makes 8 with a 2'],
    ['2, chosen, makes 8 with a supercharged 6', 'Supercharged 6, chosen, makes 8 with a 2'],
  ];
  const at = async (nth, ways) => {
    await expect(stepper).toContainText(`${nth} of 2`);
    expect(await chosen(page)).toEqual(ways);
    await expect(doing(page)).toHaveText('Capture: +3 cards');
  };
  await card(page, 8).click();
  await at(1, one);
  await stepper.getByRole('button', { name: 'Next' }).click();
  await at(2, other);
  await stepper.getByRole('button', { name: 'Next' }).click();
  await at(1, one);
  await stepper.getByRole('button', { name: 'Previous' }).click();
  await at(2, other);
  await page.keyboard.press('ArrowDown');
  await at(1, one);
  await page.keyboard.press('ArrowUp');
  await at(2, other);
  await confirm(page);
  await expect(log(page)).toContainText('Ann captured supercharged 6+2 with an 8: 3 cards.');
});

test('tapped loose cards are added up, and sets that do not split are not played', async ({ page }) => {
  await open(page, 'captures');
  const { actionBar, reason } = parts(page);
  const none = async (words) => {
    await expect(reason).toHaveText(words);
    await expect(doing(page)).toHaveCount(0);
    await expect(actionBar.getByRole('button', { name: 'Capture', exact: true })).toBeDisabled();
  };
  await card(page, 9).click();
  await loose(page, '9, chosen').click();
  await expect(reason).toHaveText('Your 9 takes 7+2: 3 cards for your pile.');
  await expect(doing(page)).toHaveText('Capture: +3 cards');
  await loose(page, '2, chosen, makes 9 with a 7').click();
  await none('7 so far, 2 short of 9');
  expect(await chosen(page)).toEqual(['7, chosen, left over']);
  await loose(page, '6').click();
  await none('6+7 = 13, too much for 9');
  await loose(page, /^2/).click();
  await none('7+2 = 9, 6 left over');
  await loose(page, '6, chosen, left over').click();
  await expect(doing(page)).toHaveText('Capture: +3 cards');
  await loose(page, /^9/).click();
  await expect(reason).toHaveText('Your 9 takes 9 and 7+2: 4 cards for your pile.');
  await confirm(page);
  await expect(log(page)).toContainText('Ann captured 9, 7+2 with a 9: 4 cards.');
});

test('a tap on a loose card decides what the staged card does', async ({ page }) => {
  await open(page, 'captures');
  // A card with several options captures or builds when a loose card is tapped.
  await card(page, 5).click();
  await expect(parts(page).actionBar).toContainText('What should it do?');
  await loose(page, '7, fits').click();
  await expect(verb(page, 'Build')).toHaveAttribute('aria-pressed', 'true');
  await expect(doing(page)).toHaveText('Build 12s (you keep a 12)');
});

test('Escape, Cancel, the right button and a second tap forget what is staged', async ({ page }) => {
  await open(page, 'captures');
  for (const [how, forget] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the right button', () => parts(page).display.click({ button: 'right', position: { x: 20, y: 200 } })],
    ['Cancel', () => parts(page).cancel.click()],
    ['a second tap on the card', () => card(page, 9).click()],
  ]) {
    await test.step(how, async () => {
      await card(page, 9).click();
      await expect(doing(page)).toBeVisible();
      await forget();
      await expectNothing(page);
      await expect(parts(page).cards).toHaveCount(4);
    });
  }
});

test('a card tapped twice is played, unless a choice is left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","confirm":"Risky"}'));
  await lay(page, 'sloop-captures');
  expect(await awaited(page)).toBe('move');
  await settled(page);
  await card(page, 8).dblclick();
  await expect(parts(page).stepper).toContainText('1 of 2');
  await expect(doing(page)).toHaveText('Capture: +3 cards');
  await page.keyboard.press('Escape');
  await card(page, 9).dblclick();
  await expect(log(page)).toContainText('Ann captured 9, 7+2 with a 9: 4 cards.');
});

test('impossible actions of a card explain why', async ({ page }) => {
  await open(page, 'begins');
  const { reason } = parts(page);
  await card(page, 4).click();
  await expect(reason).toHaveText('The 4 goes into the display, where anyone can take it.');
  await cannot(page, 'Capture').click();
  await expect(reason).toHaveText('Nothing in the display is a 4 or adds up to 4.');
  await expect(why(page, 'SL-3.1')).toBeVisible();
  await expect(doing(page)).toHaveCount(0);
  await cannot(page, 'Build').click();
  await expect(reason).toHaveText("You can't build with the 4: nothing it makes matches another card in your hand.");
  await expect(why(page, 'SL-4.1')).toBeVisible();
  await expect(doing(page)).toHaveCount(0);
  await verb(page, 'Put down').click();
  await expect(doing(page)).toHaveText('Put down 4');
  await card(page, 3).click();
  await expect(reason).toHaveText('The 3 can start a build, be put down to flip or just be put down.');
});

test('a build is started by its number, and shows its owner', async ({ page }) => {
  await still(page, 'begins');
  const { builds, reason, numbers } = parts(page);
  await card(page, 3).click();
  await verb(page, 'Build').click();
  expect(await names(numbers)).toEqual(['Build 4s with 2 cards, you keep a 4', 'Build 12s with 3 cards, you keep a supercharged 12']);
  await number(page, 'Build 12s with 3 cards, you keep a supercharged 12').click();
  await expect(reason).toHaveText('3+9 and 12 make a build of 12s. You keep a supercharged 12 to capture it with.');
  await number(page, 'Build 4s with 2 cards, you keep a 4').click();
  await expect(reason).toHaveText('3+1 make a build of 4s. You keep a 4 to capture it with.');
  await expect(why(page, 'SL-4.1')).toBeVisible();
  expect(await confirm(page)).toBe('Build 4s (you keep a 4)');
  await expect(builds).toHaveCount(1);
  expect(await names(builds)).toEqual(['Your build of 4s: a 1 and a 3']);
  await expect(page.getByRole('main').getByText('Building 4s', { exact: true })).toHaveCount(1);
  await expect(log(page)).toContainText('Ann built 4s with a 3: 3+1.');
});

test('a wild in the hand asks for its number, and says what each number wins', async ({ page }) => {
  await still(page, 'wild');
  const { builds, numbers, reason } = parts(page);
  await card(page, 'Wild').click();
  expect(await names(numbers)).toEqual([
    'As 3: 3 cards, with Cy\'s build of 3s',
    'As 7: 2 cards',
    'As 8: 3 cards, with Bo\'s build of 8s',
    'As 10: 2 cards',
    'As 11: 2 cards',
  ]);
  await expect(number(page, "As 3: 3 cards, with Cy's build of 3s")).toHaveAttribute('aria-pressed', 'true');
  await expect(why(page, 'SL-7.2')).toBeVisible();
  await number(page, 'As 7: 2 cards').click();
  await expect(reason).toHaveText('As 7, your wild takes 7: 2 cards for your pile.');
  expect(await chosen(page)).toEqual(['7, chosen']);
  await expect(doing(page)).toHaveText('Capture: +2 cards');
  // A tapped build is included with its number.
  await builds.first().click();
  expect(await chosen(page)).toEqual(["Bo's build of 8s: two 4s, chosen"]);
  await expect(number(page, "As 8: 3 cards, with Bo's build of 8s")).toHaveAttribute('aria-pressed', 'true');
  await expect(reason).toHaveText("As 8, your wild takes Bo's build of 8s: 3 cards for your pile.");
  expect(await confirm(page)).toBe("Capture Bo's 8s: +3 cards");
  expect(await names(builds)).toEqual(["Cy's build of 3s: two 3s"]);
  await expect(log(page)).toContainText("Ann captured Bo's build of 8s with a wild as 8: 3 cards.");
  await expect(own(page)).toHaveText('9 cards captured, Top of the pile: wild, Last capture');
});

test('arrows cycle through the numbers of a wild', async ({ page }) => {
  await still(page, 'wild');
  const at = async (name) => {
    await expect(parts(page).numbers.and(page.getByRole('button', pressed))).toHaveCount(1);
    await expect(number(page, name)).toHaveAttribute('aria-pressed', 'true');
  };
  await card(page, 'Wild').click();
  await at("As 3: 3 cards, with Cy's build of 3s");
  for (const name of ['As 7: 2 cards', "As 8: 3 cards, with Bo's build of 8s", 'As 10: 2 cards', 'As 11: 2 cards']) {
    await page.keyboard.press('ArrowDown');
    await at(name);
  }
  await page.keyboard.press('ArrowDown');
  await at("As 3: 3 cards, with Cy's build of 3s");
  await page.keyboard.press('ArrowUp');
  await at('As 11: 2 cards');
  await expect(doing(page)).toHaveText('Capture: +2 cards');
});

test('a wild in the display shows its number', async ({ page }) => {
  await open(page, 'wild-lies');
  const { reason, stepper } = parts(page);
  const wild = loose(page, /^Wild/);
  await card(page, 12).click();
  await expect(reason).toHaveText('Your 12 takes 10+2 and 8+wild (4): 5 cards for your pile.');
  await expect(wild).toHaveAccessibleName('Wild, chosen, makes 12 with an 8');
  await expect(wild).toContainText('★=4');
  await card(page, 9).click();
  // If it could stand for another number, that is another way.
  for (const [way, stands] of [['2+wild (7)', '★=7'], ['8+wild (1)', '★=1'], ['2+wild (7)', '★=7']]) {
    await expect(reason).toHaveText(`Your 9 takes ${way}: 3 cards for your pile.`);
    await expect(wild).toContainText(stands);
    await stepper.getByRole('button', { name: 'Next' }).click();
  }
});

test('a supercharged card takes one more, in a separate step', async ({ page }) => {
  await still(page, 'begins');
  const { reason } = parts(page);
  await card(page, 'Supercharged 12').click();
  await expect(reason).toHaveText('Tap one more loose card for the supercharged 12 to take. Your supercharged 12 takes 12: 2 cards for your pile.');
  await expect(why(page, 'SL-3.7')).toBeVisible();
  await expect(doing(page)).toHaveText('Capture: +2 cards, no extra card');
  await loose(page, /^1,/).click();
  expect(await chosen(page)).toEqual(['12, chosen', '1, chosen as the extra card']);
  await loose(page, /^9/).click();
  expect(await chosen(page)).toEqual(['12, chosen', '9, chosen as the extra card']);
  await loose(page, '9, chosen as the extra card').click();
  await expect(doing(page)).toHaveText('Capture: +2 cards, no extra card');
  await loose(page, /^9/).click();
  await expect(reason).toHaveText('Your supercharged 12 takes 12, plus a 9: 3 cards for your pile.');
  expect(await confirm(page)).toBe('Capture: +3 cards');
  await expect(log(page)).toContainText('Ann captured 12 with a supercharged 12, plus a 9: 3 cards.');
  await expect(own(page)).toHaveText('3 cards captured, Top of the pile: supercharged 12, Last capture');
});

test('an owed build allows nothing else, and each card says so', async ({ page }) => {
  await still(page, 'owes');
  const { builds, cards, reason } = parts(page);
  await expect(page.getByText("You're building 11s: add to it or capture it.")).toBeVisible();
  await expect(why(page, 'SL-2.2')).toBeVisible();
  await card(page, 3).click();
  await expect(reason).toHaveText("You're building 11s, so first add to that build or capture it.");
  for (const [name, words] of [
    ['Capture', "You're building 11s, so first add to that build or capture it."],
    ['Build', "You can only have one build at a time, and you're building 11s."],
    ['Add', "The 3 doesn't make 11 with anything in the display, so it can't go into your build of 11s."],
    ['Flip', "You're building 11s, so first add to that build or capture it."],
    ['Put down', "You're building 11s, so first add to that build or capture it."],
  ]) {
    await cannot(page, name).click();
    await expect(reason, name).toHaveText(words);
    await expect(doing(page)).toHaveCount(0);
  }
  // A tap on the build turns its capture into an addition.
  await card(page, 11).click();
  await expect(doing(page)).toHaveText('Capture your 11s: +7 cards');
  await builds.last().click();
  await expect(doing(page)).toHaveText('Add to your 11s');
  await expect(reason).toHaveText(/^11.* into your build of 11s\. You keep a wild to capture it with\.$/);
  await card(page, 4).click();
  await expect(reason).toHaveText('4+supercharged 5+2 and 7+supercharged 4 go into your build of 11s. You keep an 11 to capture it with.');
  await expect(why(page, 'SL-4.6')).toBeVisible();
  expect(await confirm(page)).toBe('Add to your 11s');
  expect((await names(builds)).at(-1)).toMatch(/^Your build of 11s: a 2, two 4s, two 7s, an 11, a supercharged 4 and a supercharged 5$/);
  await expect(cards).toHaveCount(4);
});

test('illegal moves are refused with the reason and a link to the clause', async ({ page }) => {
  await open(page, 'owes');
  const { actionBar, reason } = parts(page);
  await card(page, 4).click();
  await cannot(page, 'Capture').click();
  await loose(page, 'Supercharged 4').click();
  await expect(reason).toHaveText("You're building 11s, so first add to that build or capture it.");
  const button = actionBar.getByRole('button', { name: 'Capture: +2 cards', exact: true });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(parts(page).cards).toHaveCount(4);
  await expect(log(page)).not.toContainText('Ann captured a supercharged 4');
  await askWhy(page, 'SL-2.2');
  await expect(parts(page).cards).toHaveCount(4);
});

test('a lost build is explained, and may be taken by anybody', async ({ page }) => {
  await open(page, 'loses');
  await expect(page.getByText('You lost your build of 8s: none of your cards could add to it or capture it. It stays there for anyone with its number.')).toBeVisible();
  await expect(why(page, 'SL-4.8')).toBeVisible();
  await expect(log(page)).toContainText("Ann couldn't add to the build of 8s or capture it, and lost it.");
  const { display } = parts(page);
  await display.getByRole('button', { name: /^Lost build of 8s: / }).click();
  await expect(display.getByRole('group', { name: /^Lost build of 8s: / })).toContainText(
    'This build was lost. Anyone can capture it with an 8 or a wild, but nobody can add to it.',
  );
});

test('a pile shows its cards once they have landed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Slow","motion":"Full"}'));
  // Cards fly until a key is pressed.
  await suspend(page);
  await lay(page, 'sloop-captures');
  await settled(page);
  const top = page.locator('[data-anchor="seat-1-pile"] use');
  const count = page.locator('.score-pile:has([data-anchor="seat-1-pile"]) > b');
  const print = await top.getAttribute('href');
  await expect(count).toHaveText('38');
  await card(page, 9).click();
  await confirm(page);
  await expect(page.locator('.in-flight .card').first()).toBeVisible();
  // Until they fly, the cards say why they are taken.
  await expect(page.locator('.in-flight .tab')).toHaveText(['9', '7+2', '7+2']);
  await expect(top).toHaveAttribute('href', print);
  await expect(count).toHaveText('38');
  await page.keyboard.press('Shift');
  await expect(count).toHaveText('42');
  await expect(top).not.toHaveAttribute('href', print);
});

test('a Steal says what it takes, and moves it from pile to pile', async ({ page }) => {
  await still(page, 'steals');
  const { reason } = parts(page);
  await card(page, 1).click();
  await verb(page, 'Steal').click();
  await expect(reason).toHaveText("You steal Bo's 10 and Cy's 12, the top cards of their piles.");
  await expect(why(page, 'SL-5.3')).toBeVisible();
  const counts = async () => [await own(page).innerText(), await plate(page, 'Bo').innerText(), await plate(page, 'Cy').innerText()]
    .map((text) => Number(/(\d+) cards captured/.exec(text)[1]));
  expect(await counts()).toEqual([44, 23, 26]);
  expect(await confirm(page)).toBe('Put down 1 and steal from Bo and Cy');
  await expect(log(page)).toContainText('Ann stole a 10 from Bo and a 12 from Cy.');
  await expect.poll(counts).toEqual([46, 22, 25]);
});

test('a 1 can simply be put down', async ({ page }) => {
  await still(page, 'steals');
  await card(page, 1).click();
  await verb(page, 'Put down').click();
  await expect(parts(page).reason).toHaveText("The 1 goes into the display, and that's all.");
  expect(await confirm(page)).toBe('Just put down 1');
  await expect(own(page)).toHaveText(/^44 cards captured, /);
  await expect(log(page)).not.toContainText('Ann stole a 10 from Bo');
});

test('a Double Play continues, and the turn can be ended', async ({ page }) => {
  await open(page, 'begins');
  const { cards, end, reason } = parts(page);
  await card(page, 2).click();
  await verb(page, 'Play another').click();
  await expect(reason).toHaveText('Then you can play another card.');
  await expect(why(page, 'SL-5.4')).toBeVisible();
  expect(await confirm(page)).toBe('Put down 2 and play another');
  await expect(page.getByText('Play another card, or end your turn.')).toBeVisible();
  await expect(cards).toHaveCount(3);
  // A second tap on the button that played it does not end the turn.
  await expect(end).toBeDisabled();
  await card(page, 4).click();
  await expect(reason).toHaveText('Your 4 takes 2+1+1: 4 cards for your pile.');
  await page.keyboard.press('Escape');
  expect(await goWithout(page)).toBe('End your turn');
  await expect(log(page)).toContainText("Ann didn't play another card.");
});

test('a Flip 3 announces what will happen, and one of the three cards is played', async ({ page }) => {
  await still(page, 'flips');
  const { actionBar, cards, display, hand, reason } = parts(page);
  await card(page, 3).click();
  await verb(page, 'Flip').click();
  await expect(reason).toHaveText('You flip three cards and play one of them. The others leave the game.');
  await expect(why(page, 'SL-5.5')).toBeVisible();
  expect(await confirm(page)).toBe('Put down 3 and flip three');
  await expect(page.getByText('Play one of the three flipped cards. The others leave the game.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Flipped cards' }).getByRole('button')).toHaveCount(3);
  // The hand is visible but not playable, and nothing can be taken back.
  await expect(hand).toHaveCount(0);
  await expect(page.getByRole('list', { name: "Ann's hand" }).getByRole('listitem')).toHaveCount(3);
  await expect(actionBar.getByRole('button')).toHaveCount(0);
  const flipped = (await names(cards)).map((name) => name.split(', card')[0].toLowerCase());
  await cards.first().click();
  if (!(await doing(page).isVisible())) await verb(page, 'Put down').click();
  await confirm(page);
  await expect(display).toContainText('2 cards out of the game');
  await expect(log(page)).toContainText(new RegExp(`Ann flipped .*${flipped[0]}`));
});

test('keys stage the action of a card', async ({ page }) => {
  await open(page, 'begins');
  const { actionBar, cards, reason } = parts(page);
  const staged = (face) => expect(card(page, face)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('c');
  await staged(2);
  await expect(doing(page)).toHaveText('Capture: +3 cards');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await staged(3);
  await expect(doing(page)).toHaveText(/^Build /);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await staged(3);
  await expect(cards.first()).toBeFocused();
  await expect(actionBar).toContainText('What should it do?');
  await page.keyboard.press('p');
  await expect(doing(page)).toHaveText('Put down 3 and flip three');
  await page.keyboard.press('p');
  await expect(doing(page)).toHaveText('Just put down 3');
  await page.keyboard.press('b');
  await expect(verb(page, 'Build')).toHaveAttribute('aria-pressed', 'true');
  // An impossible action explains why.
  await page.keyboard.press('c');
  await expect(reason).toHaveText('Nothing in the display is a 3 or adds up to 3.');
  // Down and up move between cards when there is only one way.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await staged(3);
  await page.keyboard.press('ArrowDown');
  await staged(2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await staged(4);
  await expect(doing(page)).toHaveText('Put down 4');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Ann put down a 4.');
});

test('a key for an action that no card can do explains why', async ({ page }) => {
  await open(page, 'begins');
  const { cards, reason } = parts(page);
  await page.keyboard.press('a');
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(reason).toHaveText('You have no build to add to.');
});

test('a key adds to the own build, and arrows and Enter edit the display', async ({ page }) => {
  await open(page, 'owes');
  await page.keyboard.press('3');
  await expect(doing(page)).toHaveText('Add to your 11s');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(card(page, 'Wild')).toHaveAttribute('aria-pressed', 'true');
  await expect(doing(page)).toHaveText('Add to your 11s');
  await page.keyboard.press('4');
  await expect(doing(page)).toHaveText('Capture your 11s: +7 cards');
  const { builds, display } = parts(page);
  await builds.last().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(loose(page, /^Supercharged 4/)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(loose(page, /^Supercharged 4/)).toHaveAttribute('aria-pressed', 'false');
  await expect(doing(page)).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(doing(page)).toHaveText('Capture your 11s: +7 cards');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('with an 11: 7 cards.');
  await expect(display).toBeVisible();
});

test('a closer look at the display is put away with Escape, Close or Back, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'owes');
  const { builds, display, loose: all } = parts(page);
  const boxes = () => Promise.all([display, builds.last(), all.first(), parts(page).hand].map((it) => it.boundingBox()));
  const before = await boxes();
  const closer = display.getByRole('group');
  // A card that none in the hand takes.
  const idle = all.and(page.locator('[aria-expanded]')).last();
  const things = [
    [idle, (await idle.textContent()).toLowerCase(), 'Nothing in your hand takes the '],
    [builds.last(), 'Your build of 11s: a 4, a 7 and an 11', 'You can capture this with an 11. Anyone else needs a wild.'],
    [builds.first(), "Bo's build of 8s: a 2, two 4s and a 6", 'Only Bo can capture this with an 8. Anyone else needs a wild.'],
  ];
  for (const [how, away] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Close', () => display.getByRole('button', { name: 'Close' }).click()],
    ['Back', () => page.goBack()],
  ]) {
    await test.step(how, async () => {
      for (const [thing, name, words] of things) {
        await thing.click();
        await expect(closer).toHaveAccessibleName(name);
        await expect(closer).toContainText(words);
        await expect(closer).toBeInViewport({ ratio: 1 });
        expect(await boxes()).toEqual(before);
        await away();
        await expect(closer).toHaveCount(0);
      }
      await expect(page).toHaveURL(/#\/table$/);
    });
  }
});

test('the empty place for a build tells whose it is, and the own plate what is captured', async ({ page }) => {
  await open(page, 'captures');
  const { display } = parts(page);
  await display.getByRole('button', { name: "Bo's place for a build" }).click();
  const place = display.getByRole('group', { name: "Bo's place for a build" });
  await expect(place).toContainText('Bo has no build. When Bo starts one, it lies here.');
  await page.keyboard.press('Escape');
  await expect(place).toHaveCount(0);
  const plate = page.getByRole('main').getByRole('button', { name: 'Ann', exact: true });
  const closer = page.getByRole('group', { name: 'Ann', exact: true });
  await plate.click();
  for (const words of ['4 cards in hand', '38 cards captured', 'Top of the pile: 11', 'No build']) await expect(closer).toContainText(words);
  await expect(closer).toBeInViewport({ ratio: 1 });
  await plate.press('Escape');
  await expect(closer).toHaveCount(0);
  await expect(plate).toBeFocused();
});

test('the captures of a bot are on its plate and in the log', async ({ page }) => {
  await open(page, 'begins');
  const { actionBar } = parts(page);
  await expect(plate(page, 'Bo')).toContainText('captured 3 cards with a 10');
  await expect(await wholeLog(page)).toContainText(/Bo captured 10, 10 with a 10: 3 cards\./);
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Bo' }).click();
  const closer = page.getByRole('group', { name: 'Bo' });
  for (const words of ['4 cards in hand', '3 cards captured', 'Top of the pile: 10', 'No build', 'Last turn: captured 3 cards with a 10', 'easy bot']) {
    await expect(closer).toContainText(words);
  }
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);
  await expect(actionBar).toBeVisible();
});

test('a proposal on a crowded display can be played as it is', async ({ page }) => {
  await open(page, 'crowd');
  for (const face of ['Supercharged 11', 'Supercharged 8', 'Supercharged 10', '1']) {
    const way = parts(page).stepper.getByText(/^\d of \d$/);
    await card(page, face).click();
    await expect(verb(page, 'Capture')).toHaveAttribute('aria-pressed', 'true');
    const ways = (await way.isVisible()) ? Number(/\d$/.exec(await way.textContent())) : 1;
    for (let nth = 1; nth <= ways; nth += 1) {
      if (ways > 1) await expect(way).toHaveText(`${nth} of ${ways}`);
      await expect(doing(page), `${face}, way ${nth} of ${ways}`).toHaveText(/^Capture/);
      expect(await chosen(page)).not.toContainEqual(expect.stringContaining('left over'));
      if (ways > 1) await page.keyboard.press('ArrowDown');
    }
  }
});
