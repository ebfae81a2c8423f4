// The pages besides the tables.
import { awaited, move } from '../dealt.js';
import { button, leaveGame, openFiles, openGames, reply, saved } from '../games.js';
import { chairs, join, name } from '../seats.js';
import { quicken } from '../shell.js';
import { lay } from '../tables.js';
import { expect, test } from './support.js';

const heading = (page, name) => page.getByRole('heading', { level: 1, name, exact: true });
const broken = (page) => page.getByRole('dialog', { name: 'Something went wrong' });

test('a game is set up and dealt from home, and its rules are read', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await page.goto('./');
  await expect(heading(page, 'Kitchen Table')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play / })).toHaveCount(5);
  await page.getByRole('link', { name: 'Play Dealt!' }).click();
  await expect(heading(page, 'New game: Dealt!')).toBeVisible();
  await join(page, 'Hard bot', 'Eve');
  await expect(name(page)).toHaveValue('Eve');
  await page.getByText('House rules').click();
  await page.getByRole('combobox', { name: 'Chips per player' }).selectOption('3 (30 min)');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^Eve/ })).toBeVisible();
  expect(await awaited(page)).toBe('move');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(heading(page, 'Rules of Dealt!')).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused();
  await page.goBack();
  await page.goBack();
  expect(await awaited(page)).toBe('move');
});

test('settings persist', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  const dark = page.getByRole('radio', { name: 'Dark', exact: true });
  await dark.check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(dark).toBeChecked();
});

test('a page that loads late does not replace the current one', { tag: '@all' }, async ({ page, host }) => {
  await page.goto('./#/games');
  await expect(heading(page, 'Your games')).toBeVisible();
  const { name, letGo } = host.hold('rules-');
  await page.goto('./#/rules/dealt');
  await expect.poll(() => host.requests).toContain(name);
  await page.goto('./#/games');
  await expect(heading(page, 'Your games')).toBeVisible();
  letGo();
  await expect.poll(() => page.evaluate((name) => performance.getEntriesByName(new URL(name, location).href).length, name)).toBe(1);
  await page.goto('./#/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.goto('./#/games');
  await expect(heading(page, 'Your games')).toBeVisible();
});

test('controls that look like links are underlined', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await leaveGame(page);
  await openGames(page);
  for (const deed of ['Rename', 'Save as a file', 'Delete']) {
    const lines = await button(page, deed, 'Ann, Bo and Cy').evaluate((it) => getComputedStyle(it).textDecorationLine);
    expect(lines, deed).toBe('underline');
  }
});

test('the mat between the chairs shows both arrows', { tag: '@all' }, async ({ page }) => {
  await page.goto('./#/seats/dealt');
  await expect(chairs(page).first()).toBeAttached();
  const [mat, table] = await page.locator('.turns').evaluate((it) => [it, it.parentElement].map((it) => it.getBoundingClientRect().toJSON()));
  for (const side of ['left', 'top']) expect(mat[side]).toBeGreaterThanOrEqual(table[side]);
  for (const side of ['right', 'bottom']) expect(mat[side]).toBeLessThanOrEqual(table[side]);
});

// The largest contrast between the pixels of a screenshot, in one of the colors, of 255, in each of these small boxes.
function contrasts({ picture, lines }) {
  const bytes = Uint8Array.from(atob(picture), (it) => it.charCodeAt(0));
  return createImageBitmap(new Blob([bytes])).then((image) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const drawn = canvas.getContext('2d');
    drawn.drawImage(image, 0, 0);
    return lines.map(({ x, y, width = 1, height = 1 }) => {
      const { data } = drawn.getImageData(x, y, width, height);
      const colors = [0, 1, 2].map((color) => [...data].filter((_, at) => at % 4 === color));
      return Math.max(...colors.map((all) => Math.max(...all) - Math.min(...all)));
    });
  });
}

test('the cloth has the same texture everywhere', { tag: '@all' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('./#/nowhere');
  await expect(heading(page, 'Page not found')).toBeVisible();
  // Where the cloth is uncovered: at both sides, from top to bottom.
  const lines = [5, 1018].flatMap((x) => Array.from({ length: 24 }, (_, at) => ({ x, y: 120 + 25 * at, height: 9 })));
  const picture = (await page.screenshot()).toString('base64');
  const woven = await (await context.newPage()).evaluate(contrasts, { picture, lines });
  expect(Math.min(...woven)).toBeGreaterThan(0);
  expect(Math.max(...woven) - Math.min(...woven)).toBeLessThanOrEqual(2);
});

test('a score sheet that scrolls keeps the lines around the names, which stay', { tag: '@all' }, async ({ page, context }) => {
  await quicken(page);
  await page.setViewportSize({ width: 460, height: 800 });
  await lay(page, 'dealt-four');
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  const lines = await page.locator('.sheet').evaluate((sheet) => {
    sheet.querySelector('table').style.minWidth = '60rem';
    sheet.scrollIntoView({ block: 'center', behavior: 'instant' });
    sheet.scrollLeft = 100;
    const names = [...sheet.querySelectorAll('tbody tr')].map((row) => row.firstElementChild.getBoundingClientRect());
    return names.flatMap(({ left, right, top, bottom }) => [
      { x: Math.round(left + 5), y: Math.round(bottom - 3), height: 6 },
      { x: Math.round(right - 3), y: Math.round((top + bottom) / 2), width: 4 },
    ]);
  });
  expect(lines.length).toBeGreaterThan(4);
  const picture = (await page.screenshot()).toString('base64');
  const drawn = await (await context.newPage()).evaluate(contrasts, { picture, lines });
  expect(Math.min(...drawn)).toBeGreaterThan(8);
});

test('a game saved as a file is opened again', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await leaveGame(page, { moves: 2 });
  await openGames(page);
  const { name, text } = await saved(page, () => button(page, 'Save as a file', 'Ann, Bo and Cy').click());
  expect(name).toMatch(/^kitchen-table.*\.json/);
  await button(page, 'Delete', 'Ann, Bo and Cy').click();
  await openGames(page);
  await openFiles(page, { text });
  await expect(reply(page)).toContainText('1 game');
  await button(page, 'Continue', 'Ann, Bo and Cy').click();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
});

test('a page that fails says so, and continues where it was', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await leaveGame(page);
  const before = await page.getByRole('main').innerText();
  await page.evaluate(() => { dispatchEvent(new CustomEvent('kitchen-table-panic', { detail: 'a mishap' })); });
  await expect(broken(page)).toBeVisible();
  await expect(broken(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(broken(page)).toBeVisible();
  await broken(page).getByRole('button', { name: 'Continue' }).click();
  expect(await awaited(page)).toBe('move');
  await expect(broken(page)).toHaveCount(0);
  await expect.poll(() => page.getByRole('main').innerText()).toBe(before);
});

test('what no page of ours may do is detected', { tag: '@all' }, async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    console.error('said');
    Promise.reject(new Error('unhandled'));
    setTimeout(() => { throw new Error('thrown'); });
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'b {}' }));
  });
  const noticed = () => page.evaluate(() => JSON.parse(sessionStorage.troubles ?? '[]'));
  for (const what of [/: said$/, /unhandled/, /thrown/, /style-src-elem/]) {
    await expect.poll(noticed).toEqual(expect.arrayContaining([expect.stringMatching(what)]));
  }
  await page.evaluate(() => sessionStorage.removeItem('troubles'));
});
