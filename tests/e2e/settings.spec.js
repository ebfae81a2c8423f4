import { awaited, quicken } from './shell.js';
import { arrived, expect, test } from './support.js';

// Each group of choices: its name, the default, and the others in order.
const groups = [
  ['Pace', 'Normal', ['Slow', 'Fast', 'Instant']],
  ['Confirm moves', 'Always', ['Risky moves only', 'Never']],
  ['Highlight in your hand', 'Cards you can play', ['Nothing']],
  ['Notes for new players', 'On', ['Off']],
  ['Who says the words in Stroop', 'Players', ['This device', 'Nobody']],
  ['Theme', 'Match device', ['Light', 'Dark']],
  ['Motion', 'Match device', ['Full', 'Reduced']],
  ['Text size', 'Normal', ['Large', 'Larger', 'Largest']],
  ['Colors in Stroop', 'Ink only', ['Ink and shape']],
];

const choice = (page, group, option) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true });
const change = (page, what) => page.getByRole('button', { name: `Change key: ${what}` });
const row = (page, what) => page.getByRole('listitem').filter({ has: change(page, what) });
const root = (page) => page.locator('html');

async function open(page) {
  await page.goto('./#/settings');
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
}

test('every choice can be made by mouse, takes effect, and persists after a reload', async ({ page }) => {
  await open(page);
  for (const [group, usual, others] of groups) {
    await expect(choice(page, group, usual)).toBeChecked();
    for (const other of others) {
      await choice(page, group, other).click();
      await expect(choice(page, group, other)).toBeChecked();
      await expect(choice(page, group, usual)).not.toBeChecked();
    }
  }
  await page.reload();
  for (const [group, , others] of groups) {
    await expect(choice(page, group, others.at(-1))).toBeChecked();
  }
});

test('every choice can be made by keyboard alone, and persists after a reload', async ({ page }) => {
  await open(page);
  for (const [group, usual, others] of groups) {
    const all = page.getByRole('group', { name: group }).getByRole('radio');
    for (let i = 0; !(await choice(page, group, usual).evaluate((it) => it === document.activeElement)); i += 1) {
      expect(i).toBeLessThan(10);
      await page.keyboard.press('Tab');
    }
    // Once around the group, and one step further.
    for (let i = 0; i <= others.length; i += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(choice(page, group, usual)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(choice(page, group, usual)).not.toBeChecked();
    await expect(all.and(page.locator(':checked'))).toBeFocused();
  }
  const chosen = await page.getByRole('radio', { checked: true }).count();
  // The language is the remaining one: tests in German choose it.
  expect(chosen).toBe(groups.length + 1);
  await page.reload();
  for (const [group, usual] of groups) {
    await expect(choice(page, group, usual)).not.toBeChecked();
  }
});

test('theme, motion and text size take effect at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const style = (name) => page.evaluate((name) => getComputedStyle(document.documentElement)[name], name);
  const size = async () => parseFloat(await style('fontSize'));
  const usual = await size();
  const dark = await style('backgroundColor');

  await choice(page, 'Theme', 'Light').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await style('colorScheme')).toBe('light only');
  expect(await style('backgroundColor')).not.toBe(dark);
  await choice(page, 'Theme', 'Dark').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await style('colorScheme')).toBe('dark only');
  expect(await style('backgroundColor')).toBe(dark);

  await choice(page, 'Motion', 'Reduced').click();
  await expect(root(page)).toHaveAttribute('data-motion', 'reduced');

  for (const [name, factor] of [['Large', 1.25], ['Larger', 1.5], ['Largest', 2]]) {
    await choice(page, 'Text size', name).click();
    await expect(root(page)).toHaveAttribute('data-text', name.toLowerCase());
    expect(await size()).toBeCloseTo(usual * factor, 1);
  }
});

test('a key is changed, swapped if it was taken, and persists after a reload', async ({ page }) => {
  await open(page);
  const log = 'show or hide the game log';
  const hide = 'hide your cards, or ask for a hint if you play alone';
  await expect(row(page, log)).toContainText('L');
  await change(page, log).press('Enter');
  await expect(change(page, log)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`Press a new key for this: ${log}.`)).toBeVisible();
  for (const needed of ['Space', '5', 'ArrowLeft', 'F2']) {
    await page.keyboard.press(needed);
    await expect(page.getByText("You can't use")).toBeVisible();
    await expect(change(page, log)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('h');
  await expect(page.getByText(`H will now ${log}. L will ${hide} instead.`)).toBeVisible();
  await expect(change(page, log)).toHaveAttribute('aria-pressed', 'false');
  await expect(change(page, log)).toBeFocused();
  await expect(row(page, log).locator('kbd')).toHaveText('H');
  await expect(row(page, hide).locator('kbd')).toHaveText('L');
  // Enter can be reassigned like any other key, and clicks nothing meanwhile.
  await change(page, hide).click();
  await page.keyboard.press('Enter');
  await expect(row(page, hide).locator('kbd')).toHaveText('Enter');
  await expect(row(page, 'make your move').locator('kbd')).toHaveText('L');

  await page.reload();
  await expect(row(page, log).locator('kbd')).toHaveText('H');
  await expect(row(page, hide).locator('kbd')).toHaveText('Enter');
  await page.getByRole('button', { name: 'Reset all keys' }).click();
  await expect(row(page, log).locator('kbd')).toHaveText('L');
  await expect(row(page, hide).locator('kbd')).toHaveText('H');
});

test('keys of one game are changed and swapped, and apply only at its table', async ({ page }) => {
  const [sevens, jacks, left] = ['pick your sevens', 'pick your jacks', 'take the left reserve'];
  const said = page.getByText(/ will now /);
  const keyOf = (game, what) =>
    page.getByRole('list', { name: `In ${game}` }).getByRole('listitem').filter({ has: change(page, what) }).locator('kbd');
  const hand = page.getByRole('region', { name: "Ann's hand" });
  const [seven, jack] = [/^7, \d in hand/, /^Jack, \d in hand/].map((name) => hand.getByRole('button', { name }));
  const pressed = async (key, it, ...others) => {
    await page.keyboard.press(key);
    await expect(it).toHaveAttribute('aria-pressed', 'true');
    for (const other of others) await expect(other).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(it).toHaveAttribute('aria-pressed', 'false');
  };
  // The key takes effect before the menu opens.
  const idle = async (key, it) => {
    await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Menu' })).toBeFocused();
    await expect(it).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Menu' })).toBeHidden();
  };
  const backToTable = async () => {
    await page.getByRole('link', { name: /^Back to / }).click();
    expect(await awaited(page)).toBe('move');
  };

  await quicken(page);
  await page.goto('./#/play/swoop?seed=7&seats=person,easy,easy&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await pressed('7', seven, jack);
  await pressed('j', jack, seven);

  // A free key.
  await open(page);
  await expect(keyOf('Swoop', sevens)).toHaveText('7');
  await change(page, sevens).press('Enter');
  await page.keyboard.press('x');
  await expect(said).toHaveText(`X will now ${sevens}.`);
  await expect(keyOf('Swoop', sevens)).toHaveText('X');
  await backToTable();
  await pressed('x', seven, jack);
  await idle('7', seven);
  await pressed('j', jack, seven);

  // A key that another rank has.
  await open(page);
  await change(page, sevens).press('Enter');
  await page.keyboard.press('j');
  await expect(said).toHaveText(`J will now ${sevens}. X will ${jacks} instead.`);
  await expect(keyOf('Swoop', sevens)).toHaveText('J');
  await expect(keyOf('Swoop', jacks)).toHaveText('X');
  // And one of another game, which never conflicts.
  await change(page, left).press('Enter');
  await page.keyboard.press('x');
  await expect(said).toHaveText(`X will now ${left}.`);
  await expect(keyOf('Dealt!', left)).toHaveText('X');
  await expect(keyOf('Swoop', jacks)).toHaveText('X');
  await backToTable();
  await pressed('j', seven, jack);
  await pressed('x', jack, seven);

  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=2&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  const reserve = (place) => page.getByRole('button', { name: /^Take the / }).nth(place);
  await pressed('x', reserve(0), reserve(1));
  await idle('[', reserve(0));
  await pressed(']', reserve(1), reserve(0));
});

test('keys are called as on the keyboard in use, and a press is taken for the key that it is', { tag: '@all' }, async ({ page }) => {
  const keyboard = { Digit2: 'é', Digit6: '-', BracketLeft: '^', Equal: '=', KeyQ: 'a', KeyA: 'q', KeyL: 'l' };
  await page.addInitScript((all) => {
    navigator.keyboard.getLayoutMap = async () => new Map(Object.entries(all));
  }, keyboard);
  await open(page);
  const keyOf = (what) => row(page, what).locator('kbd');
  for (const [what, key] of [['pick your twos', '2'], ['pick your sixes', 'Shift 6'], ['take the left reserve', '^'], ['pick stack 2', 'Shift 2']]) {
    await expect(keyOf(what)).toHaveText(key);
  }
  await change(page, 'pick your aces').click();
  await page.evaluate(() => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'é', code: 'Digit2', bubbles: true, cancelable: true }),
  ));
  await expect(page.getByText('2 will now pick your aces. A will pick your twos instead.')).toBeVisible();
});

test('Escape, another press and leaving the page all keep a key unchanged', async ({ page }) => {
  await open(page);
  const log = 'show or hide the game log';
  const gaveUp = page.getByText('Nothing changed.');
  await change(page, log).click();
  await page.keyboard.press('Escape');
  await expect(gaveUp).toBeVisible();
  await change(page, log).click();
  await expect(gaveUp).toBeHidden();
  await change(page, log).click();
  await expect(gaveUp).toBeVisible();
  await change(page, log).click();
  await page.keyboard.press('Tab');
  await expect(gaveUp).toBeVisible();
  await page.keyboard.press('q');
  await expect(row(page, log).locator('kbd')).toHaveText('L');
});

test('keys do what they are assigned to, and nothing in text fields', async ({ page }) => {
  await open(page);
  const log = 'show or hide the game log';
  await change(page, log).click();
  await page.keyboard.press('x');
  await expect(row(page, log).locator('kbd')).toHaveText('X');

  // A game without keys of its own has no list.
  for (const list of await page.getByRole('list', { name: /^(At every table|In )/ }).all()) await expect(list.getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'In Stroop', exact: true })).toHaveCount(0);
  const tries = page.getByRole('button', { name: 'Try the keys' });
  const says = page.getByText(/^(At the table|In .+), this key will/);
  await page.keyboard.press('x');
  await expect(says).toBeHidden();
  await tries.click();
  await page.keyboard.press('x');
  await expect(says).toHaveText(`At the table, this key will ${log}.`);
  await page.keyboard.press('q');
  await expect(says).toHaveText('In Swoop, this key will pick your queens.');
  await page.keyboard.press('t');
  await expect(says).toHaveText('In Swoop, this key will pick your tens. In Slapshot, this key will trade for a card.');
  await page.keyboard.press('Shift+H');
  await expect(says).toHaveText('At the table, this key will hide your cards, or ask for a hint if you play alone.');
  await page.keyboard.press('Enter');
  await expect(says).toHaveText('At the table, this key will make your move.');
  await expect(tries).toHaveAttribute('aria-pressed', 'true');
  for (const other of ['l', 'Control+h', 'Alt+h']) {
    await page.keyboard.press(other);
  }
  await expect(says).toHaveText('At the table, this key will make your move.');

  // A key typed into a field, as though the button were still pressed.
  const taken = await page.evaluate(() => ['p', 'input', 'textarea', 'select'].map((name) => {
    const element = document.body.appendChild(document.createElement(name));
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    element.remove();
    return event.defaultPrevented;
  }));
  expect(taken).toEqual([true, false, false, false]);
  await expect(says).toHaveText('At the table, this key will make your move.');

  // When disabled, character keys do nothing, and the others still work.
  await page.getByRole('switch', { name: 'Use letter, number and symbol keys' }).click();
  await tries.click();
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowUp');
  await expect(says).toHaveText('At the table, this key will pick the previous play.');
  await page.keyboard.press('x');
  await expect(says).toHaveText('At the table, this key will pick the previous play.');
  await page.keyboard.press('Space');
  await expect(tries).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('everything can be reset, and that can be undone', async ({ page }) => {
  await open(page);
  await choice(page, 'Pace', 'Fast').click();
  await choice(page, 'Theme', 'Dark').click();
  const reset = page.getByRole('button', { name: 'Reset all settings' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveCount(0);
  await reset.click();
  await expect(choice(page, 'Pace', 'Normal')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'system');
  await undo.click();
  await expect(choice(page, 'Pace', 'Fast')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(undo).toHaveCount(0);
  await expect(reset).toBeFocused();
  // Undo does not revert a change made after a reset.
  await reset.click();
  await choice(page, 'Motion', 'Reduced').click();
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(choice(page, 'Pace', 'Normal')).toBeChecked();
  await expect(choice(page, 'Motion', 'Reduced')).toBeChecked();
});

test('settings that cannot be stored take effect anyway, with a message', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await open(page);
  const refused = page.getByText("This browser won't save settings.");
  await expect(refused).toHaveCount(0);
  await choice(page, 'Theme', 'Dark').click();
  await expect(refused).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => { location.hash = '#/'; });
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
  await page.goBack();
  await expect(choice(page, 'Theme', 'Dark')).toBeChecked();
});

test('a browser without any storage works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await open(page);
  await choice(page, 'Text size', 'Large').click();
  await expect(root(page)).toHaveAttribute('data-text', 'large');
  await expect(page.getByText("This browser won't save settings.")).toBeVisible();
});

test('an unreadable stored setting does not affect the others', async ({ page }) => {
  const kept = (text) => page.addInitScript((text) => localStorage.setItem('kitchen-table.settings', text), text);
  await kept('{"pace":"Breakneck","theme":"Dark","keys":{"characters":"yes","changed":{"Log":"q","Fly":"f","Hide":7}}}');
  await open(page);
  await expect(choice(page, 'Pace', 'Normal')).toBeChecked();
  await expect(choice(page, 'Theme', 'Dark')).toBeChecked();
  await expect(row(page, 'show or hide the game log').locator('kbd')).toHaveText('Q');
  await expect(page.getByRole('switch')).toBeChecked();
  await kept('"}{');
  await page.reload();
  await expect(choice(page, 'Theme', 'Match device')).toBeChecked();
});

test('settings lead back to the table, if there is one, and the game continues', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=2&seats=person,easy,easy&oldest=3');
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
  await page.evaluate(() => { location.hash = '#/settings'; });
  await choice(page, 'Pace', 'Instant').click();
  await page.getByRole('link', { name: /^Back to / }).click();
  await expect(page.getByRole('region', { name: 'Your move' })).toBeVisible();
});

test('the settings fit each width, also with text at 200 %', async ({ page }) => {
  await open(page);
  for (const [text, label] of [['usual', 'Normal'], ['largest', 'Largest']]) {
    await choice(page, 'Text size', label).click();
    await expect(root(page)).toHaveAttribute('data-text', text);
    for (const width of [320, 360, 640, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(width);
    }
  }
});
