import { awaited, parts, quicken } from './dealt.js';
import { onShelf, shelf, table } from './games.js';
import { chair, chairs, empty, join, name, option, seat } from './seats.js';
import { arrived, checkA11y, eachAnew, expect, test } from './support.js';

const PAGES = [
  ['', 'Kitchen Table'],
  ['#/seats/sloop', 'New game: Sloop'],
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

  for (const [which, pages] of [['home', PAGES.slice(0, 1)], ['each other page', PAGES.slice(1)]]) {
    const tag = which === 'home' ? [] : '@all';
    test(`${which} is accessible in forced colors, and fits with text twice as large`, { tag }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"text":"Largest"}'));
      await page.emulateMedia({ forcedColors: 'active' });
      for (const [address, heading] of pages) {
        await test.step(heading, async () => {
          await open(page, address, heading);
          await expect(page.locator('html')).toHaveCSS('font-size', '32px');
          await checkA11y(page);
          await fits(page);
        });
      }
    });
  }
});

test('a chosen theme overrides that of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"theme":"Dark"}'));
  await open(page, '', 'Kitchen Table');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(38, 27, 19)');
  await checkA11y(page);
});

test("a browser's own dark theme leaves the themes and the cards as they are", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  // The color near the top of an element on the screen.
  const drawn = async (it) => {
    const picture = (await it.screenshot()).toString('base64');
    return page.evaluate(async (picture) => {
      const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(picture)]));
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const drawing = canvas.getContext('2d');
      drawing.drawImage(image, 0, 0);
      return [...drawing.getImageData(image.width / 2, 4, 1, 1).data.slice(0, 3)];
    }, picture);
  };
  await eachAnew(page, [['Light', [251, 247, 239]], ['Dark', [53, 40, 30]], ['Auto', [53, 40, 30]]], async (theme, paper) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('kitchen-table.settings', JSON.stringify({ theme, pace: 'Instant' }));
    }, theme);
    await page.goto('./#/play/stroop?seed=1&seats=person,easy&names=Ann,Bo');
    const cards = page.locator('.ready .center').filter({ visible: true });
    await expect(cards.first()).toBeInViewport();
    expect(await drawn(cards.first())).toEqual([255, 253, 248]);
    expect(await drawn(page.locator('.bar'))).toEqual(paper);
  });
});

test('the fonts come from our own host and are used', async ({ page }) => {
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

test('text on the color of any seat is legible', async ({ page }) => {
  await open(page, '', 'Kitchen Table');
  const ratios = await page.evaluate(() => {
    const light = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
    const luminance = (color) => {
      const [red, green, blue] = color.match(/\d+/g).map((channel) => light(channel / 255));
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

test('the licenses of everything in the page can be read', async ({ page, request }) => {
  await open(page, '#/about', 'About');
  const link = page.getByRole('link', { name: 'All of them, with their licenses' });
  const answer = await request.get(await link.evaluate((element) => element.href));
  expect(answer.ok()).toBe(true);
  expect(await answer.text()).toMatch(/^ {2}yew \d/m);
});

test('a game that was left is open at home, and listed there at the next visit', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=2&seats=person,person,easy&names=Ann,Bo,');
  const home = page.getByRole('link', { name: 'Home' });
  const locked = page.getByRole('heading', { name: /^Pass to (Ann|Bo)$/ });
  await expect(locked).toBeVisible();
  const name = (await locked.innerText()).replace('Pass to ', '');
  await home.click();
  const last = page.getByRole('region', { name: 'Game in progress' });
  await expect(last.getByRole('listitem')).toHaveText(['Ann', 'Bo', /^Carla\s*easy bot$/]);
  await expect(last).toContainText(`${name}'s turn`);
  await page.getByRole('link', { name: 'Back to your game of Dealt!' }).click();
  await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
  await onShelf(page);

  // At another visit it is listed.
  await page.goto('about:blank');
  await open(page, '', 'Kitchen Table');
  await expect(page.getByRole('region', { name: 'Games in progress' })).toContainText('Ann');
  await expect(page.getByRole('region', { name: 'Last time: Dealt!' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Continue Dealt! with / }).click();
  await expect(page.getByRole('heading', { name: `Pass to ${name}` })).toBeVisible();
});

test('a finished game is not shown as open', async ({ page }) => {
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

test('the seats page respects the limits of the game', async ({ page }) => {
  await page.goto('./#/seats/dealt');
  const taken = page.getByRole('radio', { name: /^Seat \d:/ });
  await expect(chairs(page)).toHaveCount(5);
  await expect(taken).toHaveCount(3);
  // No seat can be emptied at the minimum of three players.
  await expect(option(page, 'Empty')).toBeDisabled();
  await expect(option(page, 'Empty')).toHaveAccessibleDescription('Dealt! takes at least 3 players.');
  await join(page, 'Easy bot');
  await join(page, 'Hard bot', 'Eve');
  await expect(taken).toHaveCount(5);
  await expect(page.getByText('5 players')).toBeVisible();
  await page.getByText('House rules').click();
  await page.getByRole('combobox', { name: 'Chips per player' }).selectOption('3 (30 min)');
  const oldest = page.getByRole('combobox', { name: /^Oldest player/ });
  await oldest.selectOption('Eve');
  // A player who leaves is no longer the oldest, and returns under the same name.
  await option(page, 'Empty').check();
  await expect(taken).toHaveCount(4);
  await expect(page.getByText('Nobody sits here.')).toBeVisible();
  await expect(oldest).toHaveValue('0');
  // A rule that is still valid stays as chosen.
  await expect(page.getByRole('combobox', { name: 'Chips per player' })).toHaveValue('1');
  await option(page, 'Hard bot').check();
  await expect(name(page)).toHaveValue('Eve');
  await option(page, 'Empty').check();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Bruno', 'Deniz', 'Carla', 'You']);
});

test('an empty chair seats a bot like the previous one, and partners are chosen next to the seats', async ({ page }) => {
  await page.goto('./#/seats/sloop');
  const partners = page.getByRole('combobox', { name: 'Partners' });
  await seat(page, 2, 'Hard bot');
  await empty(page).first().click();
  await expect(chairs(page).and(page.getByRole('radio', { checked: true }))).toHaveAccessibleName(/, Hard bot$/);
  await expect(page.getByText('3 players')).toBeVisible();
  await expect(partners).toHaveCount(0);
  await empty(page).first().click();
  await partners.selectOption('Two teams, partners across');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Partner');
});

test('players are seated by keyboard alone', async ({ page }) => {
  await page.goto('./#/seats/dealt');
  await chair(page, 1).focus();
  // Around the table, to an empty chair, and to whoever sits there.
  for (const seat of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(chair(page, seat)).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Seat 4: Emil, Normal bot' })).toBeChecked();
  await expect(chair(page, 4)).toBeFocused();
  // Past the choice of a head.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zoe');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Hard bot')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Seat 4: Zoe, Hard bot' })).toBeChecked();
  // Enter deals.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Bruno', 'Carla', 'Zoe', 'You']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  for (const [width, height] of [[360, 640], [640, 360]]) {
    test(`chairs are tapped at ${width}x${height}, and the way on is in sight`, { tag: width === 360 ? [] : '@all' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [game, count] of [['sloop', 6], ['dealt', 5], ['swoop', 8]]) {
        await open(page, `#/seats/${game}`, /^New game/);
        const deal = page.getByRole('button', { name: 'Deal the cards' });
        await expect(deal).toBeInViewport({ ratio: 1 });
        for (let place = 0; place < count; place += 1) {
          const radio = chairs(page).nth(place);
          await expect(radio).toBeInViewport({ ratio: 0.9 });
          const { x, y, width: wide, height: high } = await radio.boundingBox();
          expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
          await page.touchscreen.tap(x + wide / 2, y + high / 2);
          await expect(radio).toBeChecked();
          await option(page, 'Easy bot').tap();
          await expect(chair(page, place + 1)).toHaveAccessibleName(/, Easy bot$/);
        }
        await expect(deal).toBeInViewport({ ratio: 1 });
        await fits(page);
      }
    });
  }
});

test('an unnamed bot has the name of its head, the only person is you, and equal names are told apart', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/seats/dealt');
  const typed = async (number, text) => {
    await chair(page, number).check();
    await expect(name(page)).toHaveAccessibleName(`Name for seat ${number}`);
    await expect(name(page)).toHaveValue(text);
  };
  for (const [number, mark] of [[1, 'You'], [2, 'Bruno'], [3, 'Carla']]) {
    await typed(number, '');
    await expect(name(page)).toHaveAttribute('placeholder', mark);
    await expect(chair(page, number)).toHaveAccessibleName(new RegExp(`^Seat ${number}: ${mark}, `));
  }
  await chair(page, 1).check();
  await name(page).pressSequentially('Ann');
  await expect(name(page)).toHaveValue('Ann');
  await seat(page, 2, 'Normal bot', 'Ann');
  await seat(page, 3, 'Normal bot', 'Cy');
  await name(page).clear();
  await expect(name(page)).toHaveValue('');
  await expect(name(page)).toHaveAttribute('placeholder', 'Carla');
  // The input is not corrected while typing; chairs already tell the names apart.
  await typed(2, 'Ann');
  await expect(chair(page, 2)).toHaveAccessibleName('Seat 2: Ann 2, Normal bot');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ann 2', 'Carla', 'Ann']);
  expect(await awaited(page)).toBe('move');
  // Default names are not saved as though they had been typed.
  await onShelf(page);
  const [[deal]] = await shelf(page);
  expect(JSON.parse(deal).names).toEqual(['Ann', 'Ann 2', '']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ann 2', 'Carla', 'Ann']);
  await page.goto('./#/seats/dealt');
  for (const [number, text] of [[1, 'Ann'], [2, 'Ann 2'], [3, '']]) await typed(number, text);
});

test('a quick game starts at once, against easy bots', async ({ page }) => {
  await quicken(page);
  for (const [game, others] of [['Sloop', 2], ['Dealt!', 2], ['Swoop', 3]]) {
    await open(page, '', 'Kitchen Table');
    await page.getByRole('button', { name: `Quick game of ${game}` }).click();
    expect(await awaited(page)).toBe('move');
    expect(new URL(page.url()).hash).toBe('#/table');
    const players = page.getByRole('region', { name: 'Players' });
    await expect(players.getByRole('heading', { level: 3 })).toHaveCount(others);
    await page.getByRole('link', { name: 'Home' }).click();
    const last = page.getByRole('region', { name: 'Game in progress' });
    await expect(last.getByRole('listitem').filter({ hasText: 'easy bot' })).toHaveCount(others);
  }
  // All of them were saved.
  await onShelf(page, 3);
  await open(page, '', 'Kitchen Table');
  await expect(page.getByRole('button', { name: /^Continue Dealt!/ })).toBeVisible();
  // The box itself still leads to the seats.
  await page.getByRole('article').first().click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('heading', { level: 1, name: 'New game: Sloop' })).toBeVisible();
});

test('a quick game uses the seats last chosen for that game', async ({ page }) => {
  await quicken(page);
  // As an earlier version of the page stored them.
  await page.goto('./#/about');
  await page.evaluate(() => localStorage.setItem(
    'kitchen-table.seats',
    '{"game":"swoop","query":"seats=person,hard,normal&names=Ann,Bo,Cy&target=200"}',
  ));
  await page.reload();
  await page.goto('./#/seats/dealt');
  await seat(page, 3, 'Hard bot', 'Di');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Bruno', 'Di', 'You']);
  for (const visit of ['this visit', 'the next']) {
    if (visit === 'the next') await page.reload();
    for (const [game, names] of [['Swoop', ['Bo', 'Cy', 'Ann']], ['Dealt!', ['Bruno', 'Di', 'You']]]) {
      await page.goto('./#/');
      await page.getByRole('button', { name: `Quick game of ${game}` }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(names);
      expect(await awaited(page)).toBe('move');
    }
  }
  // The seats of both are as chosen.
  await page.goto('./#/seats/swoop');
  await expect(page.getByRole('combobox', { name: /points/i })).toBeVisible();
  await expect(chair(page, 2)).toHaveAccessibleName('Seat 2: Bo, Hard bot');
});
