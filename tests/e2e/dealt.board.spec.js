// The board of Dealt!: every action, every refusal, and every way to make them.
import { eachAnew, expect, test } from './support.js';
import { awaited, confirm, faces, holdTheLongestHand, move, parts, press, quicken, shown, stage, turn, unlock, wind } from './dealt.js';
import { askWhy, settled } from './shell.js';
import { lay } from './tables.js';

test('every action of the rules can be staged and then made', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=227&seats=person,person,person&names=Ann,Bo,Cy');
  const { cards, hand, reason, actionBar } = parts(page);
  const trick = page.getByRole('region', { name: 'This trick' });
  const rule = page.getByRole('main').getByRole('link', { name: /^Why\? Rule / });
  const gap = (name) => hand.getByRole('button', { name, exact: true }).click();
  const choice = page.getByRole('radiogroup', { name: 'What X stands for' });

  await unlock(page, 'Bo');
  expect(await shown(page)).toBe('10 6 8 Redraw 10 3 6 5 10 6');
  await stage(page, 4);
  await expect(reason).toHaveText('Whoever wins the trick draws 3 cards, or you do if nobody plays a combination.');
  await expect(rule).toHaveAccessibleName('Why? Rule DE-4.3');
  await press(page, 'Play a Redraw');

  await unlock(page, 'Cy');
  await expect(trick).toContainText('Redraw: whoever wins the trick draws 3 cards, or Bo if nobody plays a combination');
  expect(await shown(page)).toBe('12 12 9 8 9 4 8 1 1 5');
  await stage(page, 1);
  await press(page, 'Play a solo 12');

  await unlock(page, 'Ann');
  expect(await shown(page)).toBe('11 X 11 7 X 8 12 7 4 6');
  await press(page, 'Take the 2');
  await expect(page.getByText('Choose where the 2 goes.', { exact: true })).toBeVisible();
  await gap('Between card 2 (X) and card 3 (11)');
  await expect(reason).toHaveText('Makes a pair of 2s here.');
  await gap('At the left end, before the 11');
  await expect(reason).toHaveText('No combination here.');
  await gap('Between card 4 (7) and card 5 (X)');
  await press(page, 'Put the 2 here');

  await unlock(page, 'Cy');
  for (const [left, place] of [[2, 'At the left end, before the 12'], [1, /^Between card 1 \(/], [0, /^At the right end/]]) {
    const more = left > 0 ? ` ${left} more to come.` : '';
    await expect(page.getByText(new RegExp(`^Cy, you drew an? .+\\. Choose where it goes\\.${more}$`))).toBeVisible();
    await hand.getByRole('button', { name: place }).click();
    await confirm(page);
  }
  const drawn = (await shown(page)).split(' ');
  expect(drawn).toHaveLength(12);
  expect(drawn.slice(2, 11)).toEqual('12 9 8 9 4 8 1 1 5'.split(' '));
  // The previous trick stays until the next lead.
  await expect(page.getByRole('region', { name: 'Last trick' })).toContainText('Cy leads the next trick.');
  await stage(page, 9);
  await press(page, 'Play a solo 1');

  await unlock(page, 'Ann');
  expect(await shown(page)).toBe('11 X 11 7 2 X 8 12 7 4 6');
  await stage(page, 1, 2);
  await expect(actionBar.getByRole('button', { name: 'Play a pair of 11s' })).toBeVisible();
  await expect(choice).toMatchAriaSnapshot(`
    - radiogroup "What X stands for":
      - radio "2-straight 10-11"
      - radio "pair of 11s" [checked]
      - radio "2-straight 11-12"
  `);
  await expect(rule).toHaveAccessibleName('Why? Rule DE-2.4');
  await choice.getByRole('radio', { name: '2-straight 10-11' }).check();
  await expect(reason).toHaveText('A 2-straight 10-11 beats the solo 1.');
  await press(page, 'Play a 2-straight 10-11');

  await unlock(page, 'Bo');
  await expect(trick).toContainText('2-straight 10-11 (X as 10)');
  await stage(page, 6, 7);
  await expect(reason).toHaveText("A 2-straight 5-6 doesn't beat the 2-straight 10-11.");
  await expect(page.getByRole('link', { name: 'Why? Rule DE-2.3' }).first()).toBeVisible();
  await press(page, 'Cancel');
  await press(page, 'Take the 7');
  await gap('At the left end, before the 10');
  await press(page, 'Put the 7 here');

  await unlock(page, 'Ann');
  await stage(page, 4);
  await expect(choice.getByRole('radio')).toHaveCount(12);
  await expect(actionBar.getByRole('button', { name: 'Play a solo 12' })).toBeVisible();
  await choice.getByRole('radio', { name: 'solo 3' }).check();
  await press(page, 'Play a solo 3');

  await unlock(page, 'Bo');
  await stage(page, 1);
  await press(page, 'Play a solo 7');

  await unlock(page, 'Cy');
  await press(page, 'Take the Stop');
  await hand.getByRole('button', { name: /^At the left end/ }).click();
  await press(page, 'Put the Stop here');

  await unlock(page, 'Bo');
  await stage(page, 1);
  await press(page, 'Play a solo 10');

  await unlock(page, 'Cy');
  await stage(page, 1);
  await expect(reason).toHaveText('Stop ends the trick at once, and you lead the next one.');
  await expect(rule).toHaveAccessibleName('Why? Rule DE-4.2');
  await press(page, 'Stop the trick');
  await expect(page.getByRole('region', { name: 'Last trick' })).toContainText('Cy leads the next trick.');
  await expect(cards).toHaveCount(11);
});

test('illegal moves are refused with the reason and the clause', async ({ page }) => {
  // The oldest player is in the third seat, so the first seat leads.
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3');
  const { cards, reason, actionBar } = parts(page);
  const table = page.getByRole('main');
  await settled(page);
  // Playwright treats aria-disabled as disabled; people can press such a button and get the reason.
  await page.getByRole('button', { name: /^Take the / }).first().click({ force: true });
  await expect(reason).toHaveText("You can't take a reserve when you lead.");
  await expect(table.getByRole('link', { name: 'Why? Rule DE-3.1' })).toBeVisible();
  const values = (await faces(page)).map((label) => parseInt(label, 10));
  const apart = values.findIndex((value, at) => Math.abs(value - values[at + 1]) > 1);
  await cards.nth(apart).click();
  await cards.nth(apart + 1).click();
  await expect(reason).toHaveText("These cards don't make a combination.");
  const play = actionBar.getByRole('button', { name: 'Play these cards' });
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await play.click({ force: true });
  await expect(cards).toHaveCount(10);
  // Unless another card has the focus, Enter confirms what is staged, and the message stays.
  await cards.nth(apart + 1).focus();
  await page.keyboard.press('Enter');
  await expect(reason).toHaveText("These cards don't make a combination.");
  // What is staged stays so while the rule is read.
  await askWhy(page, 'DE-2.2');
  await expect(reason).toHaveText("These cards don't make a combination.");
  const other = cards.nth(apart > 5 ? 0 : 9);
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
});

test('keyboard focus stays at the table when a move removes the focused button', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=1&seats=person,person,easy&oldest=3&names=Ann,Bo,Cy');
  const { cards, actionBar, unlock: taken } = parts(page);
  await expect(taken).toBeEnabled();
  await page.keyboard.down('Enter');
  await expect(taken).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await actionBar.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cards.last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(cards.last()).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('1');
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Pass to Bo' })).toBeFocused();
});

// By keyboard only: the next legal play, a drawn card to the left end, or a reserve.
async function moveByKeys(page) {
  const { hand, actionBar, cards } = parts(page);
  const before = await faces(page);
  const ready = actionBar.getByRole('button', { name: /^(Play|Stop|Put) /, disabled: false });
  if ((await hand.getByRole('button', { name: 'At the left end' }).count()) === 0) {
    await page.keyboard.press('ArrowDown');
    if (!(await ready.isVisible())) {
      await page.keyboard.press('[');
      const placing = hand.getByRole('button', { name: /^At the left end|As the only card/ });
      if (!(await placing.isVisible())) await page.keyboard.press(']');
      await expect(placing).toBeVisible();
    }
  }
  if (!(await ready.isVisible())) await page.keyboard.press('Home');
  await expect(ready).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(ready).toHaveCount(0);
  return { before, cards };
}

test.describe('by the keyboard alone at 1440x900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole game', async ({ page }) => {
    await quicken(page);
    await page.goto('./#/play/dealt?seed=11&seats=person,normal,easy&names=Ann,Bo,Cy');
    for (let what = await awaited(page); what !== 'over'; what = await awaited(page)) {
      if (what === 'round') {
        await expect(page.getByRole('region', { name: /is over$/ })).toBeFocused();
        await page.keyboard.press('Tab');
        while (!(await parts(page).nextRound.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
        await expect(parts(page).nextRound).toBeEnabled();
        await page.keyboard.press('Enter');
      } else {
        await moveByKeys(page);
      }
    }
    await expect(parts(page).result).toContainText(/ lost, /);
  });
});

test.describe('by touch alone at 360x640', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a whole game', { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto('./#/play/dealt?seed=12&seats=person,normal,easy&names=Ann,Bo,Cy');
    const box = page.getByRole('main');
    for (let what = await awaited(page); what !== 'over'; what = await awaited(page)) {
      if (what === 'round') await parts(page).nextRound.tap();
      else await move(page, { press: (button) => button.tap(), singly: true });
      expect(await box.evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThanOrEqual(0);
    }
    await expect(parts(page).result).toContainText(/ lost, /);
  });

  test('two X cards are named by what they make, on chips large enough to tap', async ({ page }) => {
    await quicken(page);
    await lay(page, 'dealt-wilds');
    const { cards, nextRound } = parts(page);
    await nextRound.click();
    expect(await awaited(page)).toBe('move');
    const labels = await faces(page);
    const isX = (place) => /^X,/.test(labels[place] ?? '');
    const first = labels.findIndex((_, place) => isX(place) && (isX(place + 1) || isX(place + 2)));
    const last = isX(first + 1) && !isX(first + 2) ? first + 1 : first + 2;
    for (let place = first; place <= last; place += 1) await cards.nth(place).tap();
    const chips = page.getByRole('radiogroup', { name: 'What X stands for' });
    const names = await chips.getByRole('radio').evaluateAll((radios) => radios.map((it) => it.parentElement.innerText));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(/^\d+(s|-\d+(-\d+)?)$/);
    for (const radio of await chips.getByRole('radio').all()) {
      const { height } = await radio.boundingBox();
      expect(height).toBeGreaterThanOrEqual(40);
    }
  });

  test('each bracket stages its own cards', async ({ page }) => {
    await page.goto('./#/play/dealt?seed=42&seats=person,normal,normal&oldest=3');
    expect(await awaited(page)).toBe('move');
    await settled(page);
    const marks = parts(page).hand.locator('.strip:has(:is(b, i) + i)').first().locator('b, i');
    expect(await marks.count()).toBeGreaterThan(1);
    for (const mark of await marks.all()) {
      const { x, y, width, height } = await mark.boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(mark).toHaveClass(/staged/);
    }
  });

  test('the strip below a card cycles through its plays, and a swipe stages a run', async ({ page }) => {
    await page.goto('./#/play/dealt?seed=42&seats=person,normal,normal&oldest=3');
    expect(await awaited(page)).toBe('move');
    expect(await shown(page)).toBe('X 1 8 Redraw 6 4 8 7 4 10');
    const { hand, actionBar } = parts(page);
    const under = hand.getByRole('button', { name: 'Plays with card 7: 2-straight 7-8, solo 8' });
    await under.tap();
    await expect(actionBar.getByRole('button', { name: 'Play a 2-straight 7-8' })).toBeVisible();
    await under.tap();
    await expect(actionBar.getByRole('button', { name: 'Play a solo 8' })).toBeVisible();
    await press(page, 'Cancel');

    const client = await page.context().newCDPSession(page);
    const middle = async (card) => {
      const { x, y, width, height } = await card.boundingBox();
      return [{ x: x + width / 2, y: y + height / 2 }];
    };
    const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { cards } = parts(page);
    await touch('touchStart', await middle(cards.nth(4)));
    await touch('touchMove', await middle(cards.nth(5)));
    await touch('touchMove', await middle(cards.nth(6)));
    await touch('touchEnd', []);
    const run = async () => {
      await expect(actionBar.getByRole('button', { name: 'Play these cards' })).toBeVisible();
      for (const place of [4, 5, 6]) await expect(cards.nth(place)).toHaveAttribute('aria-pressed', 'true');
    };
    await run();
    await press(page, 'Cancel');
    await expect(cards.nth(4)).toHaveAttribute('aria-pressed', 'false');

    // By mouse as well: what is selected isn't carried away.
    await page.keyboard.press('ControlOrMeta+a');
    const mouse = async (place) => {
      const [{ x, y }] = await middle(cards.nth(place));
      await page.mouse.move(x, y, { steps: 4 });
    };
    await mouse(4);
    await page.mouse.down();
    await mouse(5);
    await mouse(6);
    await page.mouse.up();
    await run();
  });
});

test('moves are confirmed always, if they are risky, or never', async ({ page }) => {
  await wind(page);
  await eachAnew(page, [['Always', true], ['Risky', false], ['Never', false]], async (confirm, button) => {
    await page.addInitScript((value) =>
      localStorage.setItem('kitchen-table.settings', JSON.stringify({ pace: 'Instant', confirm: value })), confirm);
    await page.goto('./#/play/dealt?seed=42&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
    const { cards, hand, actionBar } = parts(page);
    await unlock(page, 'Ann');
    const covered = page.getByRole('heading', { name: 'Pass to Bo' });
    // A Redraw is risky; tapping its card plays it immediately only if confirmation is off.
    await stage(page, 4);
    if (confirm === 'Never') {
      await expect(covered).toBeVisible();
      return;
    }
    await expect(actionBar.getByRole('button', { name: /^Play a Redraw/ })).toBeVisible();
    await press(page, 'Cancel');
    await hand.getByRole('button', { name: /^Plays with card 7/ }).click();
    if (button) await press(page, 'Play a 2-straight 7-8');
    await expect(covered).toBeVisible();
    await expect(cards).toHaveCount(0);
  });
});

const SIZES = [[360, 640], [640, 360], [768, 1024], [1024, 768], [1440, 900]];

test('the longest hand fits at every size, and nothing scrolls', { tag: '@all' }, async ({ page }) => {
  const { cards } = parts(page);
  await holdTheLongestHand(page);
  await expect(cards).toHaveCount(17);
  for (const [width, height] of SIZES) {
    await turn(page, { width, height }, 'Ann');
    await expect(cards).toHaveCount(17);
    // One more card, for the longest possible hand.
    await page.evaluate(() => {
      const slot = document.querySelector('[data-place="16"]').parentElement;
      slot.parentElement.append(slot.cloneNode(true));
      slot.parentElement.classList.replace('n-17', 'n-18');
    });
    const cut = await page.evaluate(() => {
      const main = document.querySelector('main');
      const room = main.getBoundingClientRect();
      const out = [...main.querySelectorAll('button, p, li, h3, svg.card')].filter((element) => {
        const box = element.getBoundingClientRect();
        const hidden = box.width <= 1 || box.height <= 1;
        return !hidden && (box.left < -1 || box.right > room.right + 1 || box.bottom > room.bottom + 1);
      });
      const narrow = [...main.querySelectorAll('.hand [data-place]')].filter((card) => card.getBoundingClientRect().width < 31.5);
      return {
        scrolls: [main.scrollHeight > main.clientHeight, main.scrollWidth > main.clientWidth],
        page: [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth],
        out: out.map((element) => element.outerHTML.slice(0, 80)),
        narrow: narrow.length,
      };
    });
    expect(cut, `${width}x${height}`).toEqual({ scrolls: [false, false], page: [false, false], out: [], narrow: 0 });
    await page.evaluate(() => {
      const slots = document.querySelectorAll('[data-place="16"]');
      slots[1].parentElement.remove();
      document.querySelector('.n-18').classList.replace('n-18', 'n-17');
    });
  }
});
