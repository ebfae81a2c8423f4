import { awaited, parts, quicken } from './dealt.js';
import { leaveGame, shelf, table } from './games.js';
import { arrived, checkA11y, expect, test } from './support.js';

const PAGES = [
  ['', 'Kitchen Table'],
  ['#/seats/dealt', 'New game: Dealt!'],
  ['#/seats/swoop', 'New game: Swoop'],
  ['#/about', 'About'],
  ['#/games', 'Your games'],
  ['#/play/dealt?seats=person,cat,easy', "This link doesn't work"],
  ['#/table', 'The table is empty'],
  ['#/nowhere', 'Page not found'],
];

async function open(page, address, heading) {
  await page.goto(`./${address}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await arrived(page);
}

async function fits(page) {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(width);
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const [address, heading] of PAGES) {
    test(`"${heading}" is accessible in forced colours, and fits with text twice as large`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"text":"Largest"}'));
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, address, heading);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await checkA11y(page);
      await fits(page);
    });
  }
});

test('a theme that was chosen wins over that of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"theme":"Dark"}'));
  await open(page, '', 'Kitchen Table');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(38, 27, 19)');
  await checkA11y(page);
});

test('the letters come from our own host and are used', async ({ page }) => {
  const fonts = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push([new URL(response.url()).pathname, response.status()]);
  });
  await open(page, '#/about', 'About');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family.replaceAll('"', '')));
  expect(loaded).toEqual(expect.arrayContaining(['Fraunces', 'Atkinson Hyperlegible Next']));
  expect(fonts.filter(([, status]) => status !== 200)).toEqual([]);
  for (const [selector, family] of [['h1', 'Fraunces'], ['p', 'Atkinson Hyperlegible Next']]) {
    const [used, ready] = await page.locator(selector).first().evaluate((element) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const first = fontFamily.split(',')[0];
      return [first.replaceAll('"', ''), document.fonts.check(`${fontWeight} ${fontSize} ${first}`)];
    });
    expect([used, ready]).toEqual([family, true]);
  }
});

test('words on the colour of any seat can be read', async ({ page }) => {
  await open(page, '', 'Kitchen Table');
  const ratios = await page.evaluate(() => {
    const light = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
    const luminance = (colour) => {
      const [red, green, blue] = colour.match(/\d+/g).map((channel) => light(channel / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...Array(8).keys()].map((seat) => {
      const sign = document.createElement('span');
      sign.className = `seat-${seat}`;
      document.body.append(sign);
      sign.style.color = 'var(--on-seat)';
      sign.style.backgroundColor = 'var(--seat)';
      const { color, backgroundColor } = getComputedStyle(sign);
      const [low, high] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
  });
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test('the licences of what is in the page can be read', async ({ page, request }) => {
  await open(page, '#/about', 'About');
  const link = page.getByRole('link', { name: 'All of them, with their licences' });
  const answer = await request.get(await link.evaluate((element) => element.href));
  expect(answer.ok()).toBe(true);
  expect(await answer.text()).toMatch(/^ {2}yew \d/m);
});

test('a game that was left lies open at home, and waits there at the next visit', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=2&seats=person,person,easy&names=Ann,Bo,');
  const home = page.getByRole('link', { name: 'Home' });
  const locked = page.getByRole('heading', { name: /^Pass to (Ann|Bo)$/ });
  await expect(locked).toBeVisible();
  const name = (await locked.innerText()).replace('Pass to ', '');
  await home.click();
  const last = page.getByRole('region', { name: 'Game in progress' });
  await expect(last.getByRole('listitem')).toHaveText(['Ann', 'Bo', /^Square\s*easy bot$/]);
  await expect(last).toContainText(`${name}'s turn`);
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();

  // Another visit: it waits.
  await page.goto('about:blank');
  await open(page, '', 'Kitchen Table');
  await expect(page.getByRole('region', { name: 'Games in progress' })).toContainText('Ann');
  await expect(page.getByRole('region', { name: 'Last time: Dealt!' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Continue Dealt! with / }).click();
  await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
});

test('a game that is over does not lie open', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=easy,easy,easy');
  const { nextRound, over } = parts(page);
  while (!(await over.isVisible())) {
    await expect(nextRound.or(over)).toBeVisible({ timeout: 30_000 });
    if (await nextRound.isVisible()) await nextRound.click();
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Last time: Dealt!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to your game of Dealt!' })).toHaveCount(0);
});

test('the seats page keeps to what the game takes', async ({ page }) => {
  await page.goto('./#/seats/dealt');
  const names = page.getByRole('textbox', { name: /^Name for seat/ });
  await expect(names).toHaveCount(3);
  await page.getByRole('combobox', { name: 'How many players' }).selectOption('5 players');
  await expect(names).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Chips per player' }).selectOption('3 (30 min)');
  await page.getByRole('combobox', { name: /^Oldest player/ }).selectOption('Star');
  await names.nth(4).fill('Eve');
  await page.getByRole('combobox', { name: 'How many players' }).selectOption('4 players');
  await expect(page.getByRole('combobox', { name: /^Oldest player/ })).toHaveValue('0');
  // A rule that still fits stays as it was chosen.
  await expect(page.getByRole('combobox', { name: 'Chips per player' })).toHaveValue('1');
  await page.getByRole('combobox', { name: 'How many players' }).selectOption('5 players');
  await expect(names.nth(4)).toHaveValue('Eve');
  await page.getByRole('combobox', { name: 'How many players' }).selectOption('4 players');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Triangle', 'Square', 'Diamond', 'Circle']);
});

test('a seat that nobody gave a name is called after its mark, and two of one name are told apart', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/seats/dealt');
  const name = (seat) => page.getByRole('textbox', { name: `Name for seat ${seat}` });
  for (const [seat, mark] of [[1, 'Circle'], [2, 'Triangle'], [3, 'Square']]) {
    await expect(name(seat)).toHaveValue('');
    await expect(name(seat)).toHaveAttribute('placeholder', mark);
  }
  await name(1).pressSequentially('Ann');
  await expect(name(1)).toHaveValue('Ann');
  await name(2).fill('Ann');
  await name(3).fill('Cy');
  await name(3).clear();
  await expect(name(3)).toHaveValue('');
  await expect(name(3)).toHaveAttribute('placeholder', 'Square');
  // They are told apart when the cards are dealt, and not while somebody types.
  await expect(name(2)).toHaveValue('Ann');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ann 2', 'Square', 'Ann']);
  expect(await awaited(page)).toBe('move');
  // No word for a seat is kept as though somebody had typed it.
  const [[deal]] = await shelf(page);
  expect(JSON.parse(deal).names).toEqual(['Ann', 'Ann 2', '']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ann 2', 'Square', 'Ann']);
  await page.goto('./#/seats/dealt');
  for (const [seat, typed] of [[1, 'Ann'], [2, 'Ann 2'], [3, '']]) await expect(name(seat)).toHaveValue(typed);
});

test('links to games without a table say so, and leave the game that lies open as it is', async ({ page }) => {
  await quicken(page);
  await leaveGame(page, { moves: 1 });
  const [before, kept] = [await table(page), await shelf(page)];
  for (const [game, name] of [['sloop', 'Sloop'], ['stroop', 'Stroop'], ['slapshot', 'Slapshot']]) {
    for (const query of ['', '?seed=2&seats=person,easy,easy,easy&names=Ann,Bo,Cy,Di']) {
      await open(page, `#/play/${game}${query}`, "This link doesn't work");
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(`${name} can't be played here yet. Reload the page to check for a newer version.`);
    }
    await page.getByRole('link', { name: 'Choose a game' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
    await open(page, `#/seats/${game}`, 'Page not found');
    await expect(page.getByRole('main')).toContainText(`${name} can't be played here yet.`);
    await expect(page.getByRole('button', { name: 'Deal the cards' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  expect(await awaited(page)).toBe('move');
  expect(await table(page)).toEqual(before);
  expect(await shelf(page)).toEqual(kept);
});
