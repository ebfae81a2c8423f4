// Swoop through the page: the hand, the stacks and the pile, and what takes it.
import { HOW, drag } from './drags.js';
import { checkA11y, eachAnew, expect, test } from './support.js';
import { nextPerson, play, scrolls, settled, suspend, wind } from './shell.js';
import { HELD, LATE, awaited, confirm, doing, move, parts, press, quicken, runOn, unlock } from './swoop.js';
import { lay, open } from './tables.js';

const link = (seats, more = '', seed = 7) => `./#/play/swoop?seed=${seed}&seats=${seats}${more}`;

test('keys stage ranks, how many, and stacks', async ({ page }) => {
  await quicken(page);
  await page.goto(link('person,easy,easy', '&names=Ann,Bo,Cy'));
  expect(await awaited(page)).toBe('move');
  const { hand, actionBar, stacks } = parts(page);
  const key = hand.getByRole('button', { name: /^\w+, [2-9] in hand/, disabled: false }).first();
  const [, rank, many] = /"(\w+), (\d+) in hand/.exec(await key.ariaSnapshot());
  const sign = { Ace: 'a', Jack: 'j', Queen: 'q', King: 'k', Joker: 'w' }[rank] ?? rank;
  const held = Number(many);
  await page.keyboard.press(sign === '10' ? 't' : sign);
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  const count = actionBar.getByRole('group', { name: 'How many' });
  await expect(count).toContainText(`${held} from hand`);
  await page.keyboard.press('-');
  await expect(count).toContainText(`${held - 1} from hand`);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(count).toContainText(`${held} from hand`);
  await page.keyboard.press('Escape');
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Shift+Digit1');
  await expect(stacks.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
});

test('keys of other keyboards count by their place where what they type means nothing', async ({ page }) => {
  await quicken(page);
  await page.goto(link('person,easy,easy', '&names=Ann,Bo,Cy'));
  expect(await awaited(page)).toBe('move');
  const { hand, stacks } = parts(page);
  const strike = (key, code, shiftKey = false) => page.evaluate((init) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, { key, code, shiftKey });
  const [seven, jack] = [/^7, \d in hand/, /^Jack, \d in hand/].map((name) => hand.getByRole('button', { name }));
  await strike('è', 'Digit7');
  await expect(seven).toHaveAttribute('aria-pressed', 'true');
  await strike('о', 'KeyJ');
  await expect(jack).toHaveAttribute('aria-pressed', 'true');
  await expect(seven).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await strike('1', 'Digit1', true);
  await expect(stacks.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
});

test('taking the pile requires holding the button', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  const { higher, actionBar } = parts(page);
  await higher.first().click();
  const take = actionBar.getByRole('button', { name: /^Hold to take \d+ cards? \(\d+ points?\)$/ });
  await take.click();
  await expect(actionBar).toContainText('Hold a little longer.');
  await expect(take).toBeVisible();
  await checkA11y(page);
  await confirm(page);
  await expect(take).toHaveCount(0);
});

test('without confirmation a tap plays, but never takes the pile', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","confirm":"Never"}'));
  await page.goto(link('person,easy,easy', '&names=Ann,Bo,Cy', 5));
  const { end, fitting, higher, actionBar } = parts(page);
  expect(await awaited(page)).toBe('move');
  for (let fits = 0; ; ) {
    const log = page.getByRole('log').getByRole('listitem');
    const lines = await log.count();
    if (await end.isVisible()) await end.click();
    else if (await higher.first().isVisible() && fits > 0) break;
    else {
      await fitting.first().click();
      fits += 1;
    }
    await expect.poll(() => log.count()).toBeGreaterThan(lines);
    expect(await awaited(page)).toBe('move');
  }
  await higher.first().click();
  await expect(actionBar.getByRole('button', { name: /^Hold to take / })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('a finger that slides off the button takes nothing', async ({ page }) => {
    await quicken(page);
    await lay(page, 'swoop-takes');
    const { higher, actionBar } = parts(page);
    await higher.first().tap();
    const take = actionBar.getByRole('button', { name: /^Hold to take / });
    const { x, y, width, height } = await take.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: x + width / 2, y: y + height / 2 });
    await expect(take).toHaveClass(/held/);
    await touch('touchMove', { x: 20, y: 100 });
    await expect(take).not.toHaveClass(/held/);
    await expect(actionBar).toContainText('Hold a little longer.');
    await touch('touchEnd');
    await expect(take).toBeVisible();
  });
});

test('the cards drawn for the start are shown until a card is played', async ({ page }) => {
  await quicken(page);
  await page.goto(link('person,person,person', '&names=Ann,Bo,Cy'));
  await expect(parts(page).unlock).toBeVisible();
  await unlock(page, await nextPerson(page));
  const { pile } = parts(page);
  await expect(pile).toContainText(/Highest card starts: Ann an? \w+, Bo an? \w+, Cy an? \w+\./);
  await move(page);
  await expect(page.getByText('Highest card starts')).toHaveCount(0);
});

test('the remaining time is shown, and its end announced, whoever is thinking', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await quicken(page);
  await page.goto(link('person,easy,easy', '&names=Ann,Bo,Cy&minutes=30'));
  expect(await awaited(page)).toBe('move');
  const { pile } = parts(page);
  await expect(pile).toContainText('30 minutes left');
  await page.clock.runFor('10:30');
  await expect(pile).toContainText('20 minutes left');
  await page.clock.fastForward('31:00');
  await expect(pile).toContainText("Time's up: last round");
});

for (const [tag, sizes] of [[[], ['360x640']], ['@all', ['640x360', '768x1024', '1024x768', '1440x900']]]) {
  test(`eight sit at a table of ${sizes.join(', ')}, and nothing has to be scrolled to`, { tag }, async ({ page }) => {
    await quicken(page);
    await eachAnew(page, sizes, async (size) => {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.goto(link('person,easy,easy,easy,easy,easy,easy,easy'));
      for (let made = 0; made < 5; made += 1) {
        if ((await awaited(page)) !== 'move') break;
        expect(await scrolls(page)).toEqual([]);
        const { end, hand, actionBar } = parts(page);
        if (!(await end.isVisible())) {
          // The longest text: a rank that takes the pile, in several copies.
          await hand.getByRole('button', { disabled: false }).last().click();
          await expect(doing(page)).toBeInViewport({ ratio: 1 });
          await expect(actionBar.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
          expect(await scrolls(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await move(page);
      }
      await checkA11y(page);
    });
  });
}

test('the details of a player show everything that is public', async ({ page }) => {
  await quicken(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await lay(page, 'swoop-eight');
  const players = page.getByRole('region', { name: 'Players' });
  const plate = (name) => players.getByRole('button', { name, exact: true });
  const closer = players.getByRole('group');
  const log = page.getByRole('log', { includeHidden: true }).getByText(/^That was higher, so (?!Ann )/);
  await expect(log.first()).toBeAttached();
  const [, taker] = /higher, so (.*) took/.exec(await log.first().textContent());
  const top = () => parts(page).pile.boundingBox();
  const before = await top();
  await plate(taker).click();
  await expect(closer).toHaveAccessibleName(taker);
  await expect(closer.getByText(/^(including|all known:) /)).toBeInViewport({ ratio: 1 });
  await expect(closer.getByText('easy bot')).toBeInViewport({ ratio: 1 });
  expect(await top()).toEqual(before);
  await checkA11y(page);
  await closer.getByRole('button', { name: 'Close' }).click();
  await expect(closer).toHaveCount(0);
  await expect(plate(taker)).toBeFocused();
  // One at a time; also with keys. Escape closes it without unstaging a card.
  await parts(page).hand.getByRole('button', { disabled: false }).first().click();
  await plate('Bartholomew the Long').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(closer).toHaveAccessibleName('C');
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);
  await expect(doing(page).or(parts(page).actionBar.getByRole('button', { name: 'Cancel' })).first()).toBeVisible();
  // A tap on something else closes it, and takes effect.
  await plate('H').click();
  await parts(page).actionBar.getByRole('button', { name: 'Cancel' }).click();
  await expect(closer).toHaveCount(0);
  await expect(parts(page).actionBar.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
});

test('unplayable cards explain why', async ({ page }) => {
  await quicken(page);
  await page.goto(link('person,easy,easy', '&names=Ann,Bo,Cy'));
  expect(await awaited(page)).toBe('move');
  const { hand, actionBar } = parts(page);
  const none = hand.getByRole('button', { name: /, none in hand$/ }).first();
  await settled(page);
  // It is marked as disabled, but still responds.
  await none.click({ force: true });
  const reason = page.getByRole('status').filter({ hasText: /^You have no \w+ in hand\.$/ });
  await expect(reason).toBeVisible();
  // Nothing is staged, so there is nothing to cancel.
  await expect(actionBar.getByRole('button')).toHaveCount(0);
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(0);
  // The message disappears the same way as a staged card.
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);
  await none.click({ force: true });
  await expect(reason).toBeVisible();
  await parts(page).pile.click({ button: 'right' });
  await expect(reason).toHaveCount(0);
});

test('an unavailable rank does not affect the keys', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  const { hand } = parts(page);
  // The first tab stop in the hand is a playable card.
  await expect(hand.locator('[tabindex="0"]')).toBeEnabled();
  const none = hand.getByRole('button', { name: /, none in hand$/ }).first();
  await none.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^You have no / })).toBeVisible();
  const other = hand.getByRole('button', { disabled: false }).first();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
});

test('a second tap on the button that continues plays nothing', async ({ page }) => {
  await wind(page);
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","confirm":"Never"}'));
  await lay(page, 'swoop-round');
  await awaited(page);
  const { nextRound } = parts(page);
  await runOn(page, LATE);
  await expect(nextRound).toBeEnabled();
  // The board ignores input for half a second after it appears. That is held here until it is released.
  await page.evaluate(() => {
    globalThis.held = [];
    new MutationObserver((_, observer) => {
      const all = [...document.querySelectorAll('.board, .own-area')].flatMap((area) => area.getAnimations());
      for (const animation of all) animation.pause();
      globalThis.held.push(...all);
      if (all.length > 0) observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const { x, y, width, height } = await nextRound.boundingBox();
  const lines = page.getByRole('log', { includeHidden: true }).getByRole('listitem', { includeHidden: true });
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(parts(page).hand).toBeVisible();
  const before = await lines.count();
  const key = await parts(page).hand.getByRole('button', { disabled: false }).first().boundingBox();
  const tap = () => page.mouse.click(key.x + key.width / 2, key.y + key.height / 2);
  await tap();
  expect(await lines.count()).toBe(before);
  await page.evaluate(() => { for (const animation of globalThis.held) animation.finish(); });
  await tap();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});

// Stages a face-up card that fits on the pile without sweeping it, and returns the button that plays it.
async function stageFaceUp(page) {
  const faces = parts(page).stacks.getByRole('button', { name: / on a face-down card$/ });
  const plays = parts(page).actionBar.getByRole('button', { name: /^Play (?!.* and swoop)/ });
  for (let at = 0; at < (await faces.count()) && !(await plays.isVisible()); at += 1) await faces.nth(at).click();
  return plays;
}

test('a second tap on the button that plays does not end the turn', async ({ page }) => {
  await wind(page);
  await lay(page, 'swoop-faces');
  const plays = await stageFaceUp(page);
  await plays.dblclick();
  const { end, hand, uncovered } = parts(page);
  await expect(end).toBeDisabled();
  // No hand card can be added to it.
  await expect(hand.getByRole('button', { disabled: false })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(end).toBeVisible();
  await runOn(page, LATE);
  await expect(end).toBeEnabled();
  await expect(uncovered).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(end).toHaveCount(0);
});

test('the stepper counts all cards that are played', async ({ page }) => {
  await wind(page);
  await lay(page, 'swoop-faces');
  const plays = await stageFaceUp(page);
  const { actionBar, hand } = parts(page);
  const staged = await hand.getByRole('button', { pressed: true }).textContent();
  const [held, lying] = [/(\d+) in hand/, /(\d+) face up/].map((number) => Number(number.exec(staged)?.[1] ?? 0));
  const many = held + lying;
  expect(many).toBeGreaterThan(1);
  await expect(actionBar.getByRole('group', { name: 'How many' })).toContainText(`${many}`);
  await expect(plays).toHaveText(new RegExp(`^Play ${many} `));
});

test('a turned-over card is announced when it is visible', async ({ page }) => {
  await wind(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, 'swoop-blind');
  const { hand, uncovered, pile, actionBar } = parts(page);
  await uncovered.first().click();
  const told = async () => [
    await pile.locator('.about').innerText(),
    await hand.getByRole('button').allInnerTexts(),
    await page.getByRole('log').getByRole('listitem').first().innerText(),
  ];
  const before = await told();
  await press(page, actionBar.getByRole('button', { name: /^Hold to turn over/ }));
  expect(await told()).toEqual(before);
  await runOn(page, 3_000);
  await expect(page.getByRole('log')).toContainText(/turned over face-down card/);
  await expect.poll(told).not.toEqual(before);

  // The same in a replay, as often as it is looked at.
  await actionBar.getByRole('button', { name: 'End your turn' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  const step = (name) => page.getByRole('region', { name: 'Replay' }).getByRole('button', { name, exact: true }).click();
  while ((await told())[0] !== before[0]) await step('Back one move');
  for (let times = 0; times < 2; times += 1) {
    const then = await told();
    await step('Forward one move');
    expect(await told()).toEqual(then);
    await runOn(page, 3_000);
    await expect.poll(told).not.toEqual(then);
    await step('Back one move');
    await expect.poll(told).toEqual(then);
  }
});

test('plates show the last move of each player, and the pile shows whose card is on top', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  const { pile } = parts(page);
  await expect(pile).toContainText(/played by (Bo|Cy)/);
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Cy' }).click();
  await expect(page.getByRole('group', { name: 'Cy' })).toContainText(/Last turn: (played|added|turned over|swooped|took) /);
});

test('up and down move between plays if the hand has one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'swoop-takes');
  const { hand } = parts(page);
  await hand.getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(hand.getByRole('button').first()).toBeFocused();
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('holding the key takes the pile, wherever the focus is', async ({ page }) => {
  await wind(page);
  await lay(page, 'swoop-takes');
  expect(await awaited(page)).toBe('move');
  const { pile, higher: all } = parts(page);
  const higher = all.first();
  const [rank] = /\w+/.exec(await higher.locator('b').first().textContent());
  await page.keyboard.press({ A: 'a', J: 'j', Q: 'q', K: 'k' }[rank] ?? rank);
  await expect(higher).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.down('Enter');
  await runOn(page, HELD);
  await expect(pile).toContainText('The pile is empty');
  await page.keyboard.up('Enter');
});

test('releasing the key early takes nothing', async ({ page }) => {
  await wind(page);
  await lay(page, 'swoop-takes');
  const { actionBar, higher } = parts(page);
  await higher.first().click();
  await page.keyboard.press('Enter');
  await runOn(page, HELD);
  await expect(actionBar).toContainText('Hold a little longer.');
});

test('with text at 200 % eight can play on a phone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['kitchen-table.settings'] = '{"pace":"Instant","text":"Largest"}';
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await lay(page, 'swoop-eight');
  await play(page, { move, moves: 3 });
  await awaited(page);
  const out = await page.evaluate(() => {
    const within = (it) => it.left >= 0 && it.right <= innerWidth;
    const all = document.querySelectorAll('main :is(button, .player, .stack, .run, .message)');
    return [...all].filter((it) => !within(it.getBoundingClientRect())).map((it) => it.className);
  });
  expect(out).toEqual([]);
  // The details cover the table, and move nothing.
  const players = page.getByRole('region', { name: 'Players' });
  const below = async () => {
    const [pile, all] = [await parts(page).pile.boundingBox(), await players.boundingBox()];
    return pile.y - all.y;
  };
  const before = await below();
  await players.getByRole('button').nth(4).click();
  const stacks = players.getByRole('group').locator('.stack');
  await expect(stacks).toHaveCount(4);
  await expect(stacks.last()).toBeInViewport({ ratio: 1 });
  expect(await below()).toBe(before);
});

test('several people pass the device, and nobody sees the hand of another', async ({ page }) => {
  await quicken(page);
  await page.goto(link('person,person,person', '&names=Ann,Bo,Cy'));
  for (let turn = 0; turn < 6; turn += 1) {
    if ((await awaited(page)) === 'locked') {
      await expect(parts(page).hand).toHaveCount(0);
      const name = await nextPerson(page);
      await unlock(page, name);
      await expect(page.getByRole('region', { name: `${name}'s hand` })).toBeVisible();
    }
    await move(page);
  }
});

test('the board has the anchors that flights are tested to use', async ({ page }) => {
  await quicken(page);
  await page.goto(link('person,easy,easy', '&names=Ann,Bo,Cy'));
  expect(await awaited(page)).toBe('move');
  const spots = await page.locator('main [data-anchor]').evaluateAll((all) => all.map((it) => it.dataset.anchor).sort());
  const [ranks, seats, stacks] = [14, 3, 4].map((count) => [...Array(count).keys()]);
  const named = [
    'gone',
    'pile',
    ...ranks.map((rank) => `seat-1-hand-rank${rank}`),
    ...stacks.map((stack) => `seat-1-${stack}-under`),
    ...seats.flatMap((seat) => [`seat-${seat + 1}`, `seat-${seat + 1}-score`, ...stacks.map((stack) => `seat-${seat + 1}-${stack}`)]),
  ];
  expect(spots.filter((spot) => !/^pile-/.test(spot))).toEqual(named.sort());
});

for (const [what, table, key, holds, drawing] of [
  ['what sweeps the pile lies there first', 'swoop-sweeps', /^(10|Joker), [1-9]/, false, /^#swoop-1[23]$/],
  ['what takes the pile lies there first', 'swoop-takes', /higher than the pile/, true, /^#swoop-\d+$/],
  ['a face-down card is turned over where it lay', 'swoop-blind', /uncovered$/, true, /^#swoop-back$/],
]) {
  test(`${what}, and nothing is left in the air`, { tag: /takes/.test(table) ? [] : '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['kitchen-table.settings'] = JSON.stringify({ pace: 'Slow', motion: 'Full' });
    });
    // Cards fly until a key is pressed.
    await suspend(page);
    await lay(page, table);
    expect(await awaited(page)).toBe('move');
    const { hand, stacks } = parts(page);
    await hand.or(stacks).getByRole('button', { name: key, disabled: false }).first().click();
    const does = doing(page);
    const held = page.locator('.own-seat .facts b [aria-hidden]').first();
    const before = await held.innerText();
    if (holds) await press(page, does);
    else await does.click();
    const flying = page.locator('.in-flight .card use');
    const drawings = () => flying.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
    await expect.poll(drawings).toContainEqual(expect.stringMatching(drawing));
    // Nobody knows yet what is turned over.
    if (table === 'swoop-blind') expect(await held.innerText()).toBe(before);
    // What the bots do next flies, too.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('.in-flight > *, [data-flying]').count()).toBe(0);
    }).toPass();
  });
}

test('the facts about the pile are consistent in each frame', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['kitchen-table.settings'] = JSON.stringify({ pace: 'Fast', motion: 'Full' });
    globalThis.wrong = [];
    globalThis.moments = new Set();
    const names = ['Ann', 'Bo', 'Cy', 'Di'];
    const look = () => {
      const said = (name) => document.querySelector(`.pile .${name} > [aria-hidden]:not(.seat-mark)`)?.textContent ?? '';
      const [pile, top, whose] = ['holds', 'run', 'whose'].map(said);
      const mark = document.querySelector('.whose .seat-mark');
      const seat = /seat-(\d)/.exec(`${mark?.className} ${mark?.parentElement.className}`)?.[1];
      const agree = (pile === 'The pile is empty') === (top === '') && whose === (seat ? `played by ${names[seat]}` : '');
      globalThis.moments.add(pile);
      if (pile !== '' && !agree) globalThis.wrong.push([pile, top, whose, seat].join());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(link('easy,normal,hard,hard', '&names=Ann,Bo,Cy,Di'));
  await expect.poll(() => page.evaluate(() => globalThis.moments.size), { timeout: 60_000 }).toBeGreaterThan(2);
  expect(await page.evaluate(() => globalThis.wrong)).toEqual([]);
});

test('a tap on the own plate tells what the signs mean', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  const signs = page.locator('#swoop-signs');
  await page.getByRole('button', { name: 'What the signs mean' }).click();
  await expect(signs.getByRole('listitem')).toHaveCount(5);
  await expect(signs).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(signs).toBeHidden();
});

test('a tap on the pile shows all of it, or plays what is staged as a tap on the button would', async ({ page }) => {
  await quicken(page);
  await lay(page, 'swoop-takes');
  const { pile, higher, fitting, stacks, actionBar } = parts(page);
  const all = pile.getByRole('button', { name: 'All cards of the pile' });
  await all.click();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await expect(pile.locator('.all-of-it li').first()).toBeInViewport({ ratio: 1 });
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(pile.locator('.all-of-it')).toHaveCount(0);
  // What takes the pile still has to be held.
  const here = pile.getByRole('button', { name: 'Play on the pile' });
  await higher.first().click();
  await here.click();
  await expect(actionBar).toContainText('Hold a little longer.');
  await page.keyboard.press('Escape');
  await fitting.or(stacks.locator('.fits')).first().click();
  await here.click();
  await expect(here).toHaveCount(0);
  await expect(pile).toContainText('The pile is empty');
});

for (const [how, touch] of HOW) {
  test.describe(`by ${how}`, () => {
    test.use({ hasTouch: touch, viewport: { width: 390, height: 844 } });

    test('a card is dragged onto the pile, which is lit meanwhile, and back', { tag: touch ? [] : '@all' }, async ({ page }) => {
      await wind(page);
      await lay(page, 'swoop-takes');
      expect(await awaited(page)).toBe('move');
      await settled(page);
      const { pile, hand, actionBar } = parts(page);
      // A joker, which lies on the table.
      const key = page.locator('.own-stacks .fits').first();
      const held = page.locator('.dragged');
      const lines = page.getByRole('log', { includeHidden: true }).getByRole('listitem', { includeHidden: true });
      const before = await lines.count();
      // Back to the hand: nothing is played or staged, and nothing selected.
      await drag(page, key, actionBar, { touch, hold: async () => {
        await expect(held).toHaveCount(1);
        await expect(pile).toHaveAttribute('data-open', '');
        await expect(pile).not.toHaveAttribute('data-over', '');
      } });
      await runOn(page, 500);
      await expect(held).toHaveCount(0);
      await expect(pile).not.toHaveAttribute('data-open', '');
      await expect(hand.getByRole('button', { pressed: true })).toHaveCount(0);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      expect(await lines.count()).toBe(before);
      // Onto the pile: it is played, as a tap and the button would.
      await drag(page, key, pile, { touch, hold: async () => {
        await expect(pile).toHaveAttribute('data-over', '');
        const { x, y, width, height } = await held.locator('.card').first().boundingBox();
        const over = await pile.boundingBox();
        expect(Math.abs(x + width / 2 - over.x - over.width / 2)).toBeLessThan(width);
        expect(Math.abs(y + height / 2 - over.y - over.height / 2)).toBeLessThan(height);
      } });
      await expect.poll(() => lines.count()).toBeGreaterThan(before);
      await expect(pile).toContainText('The pile is empty');
      await runOn(page, 500);
      await expect(held).toHaveCount(0);
    });

    test('what takes the pile still has to be held, wherever it is dropped', { tag: '@all' }, async ({ page }) => {
      await wind(page);
      await lay(page, 'swoop-takes');
      expect(await awaited(page)).toBe('move');
      await settled(page);
      // The pile is lit as a warning, and the card is only chosen.
      await drag(page, parts(page).higher.first(), parts(page).pile, { touch, hold: async () => {
        await expect(parts(page).pile).toHaveAttribute('data-open', 'risky');
      } });
      await expect(parts(page).actionBar.getByRole('button', { name: /^Hold to take / })).toBeVisible();
      await runOn(page, 1_000);
      await expect(page.locator('.dragged')).toHaveCount(0);
    });
  });
}
