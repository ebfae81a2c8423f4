// What the browser stores: games shared by two tabs, and the page itself, offline and across an update.
import { TURN_BASED } from '../all_games.js';
import { move, shown } from '../dealt.js';
import { onShelf } from '../games.js';
import { kept, look, news, use, version } from '../host.js';
import { awaited, quicken } from '../shell.js';
import { expect, test } from './support.js';

const GAME = './#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy';
const home = (page) => page.getByRole('heading', { level: 1, name: 'Kitchen Table' });
const elsewhere = (page) => page.getByText('This game is open in another tab or window.');

test('a second tab watches, follows, and takes the game over', { tag: '@all' }, async ({ page, context }) => {
  await quicken(page);
  await page.goto(GAME);
  expect(await awaited(page)).toBe('move');
  await onShelf(page);
  const other = await context.newPage();
  await other.goto('./#/table');
  await expect(elsewhere(other)).toBeVisible();
  await page.bringToFront();
  await move(page);
  expect(await awaited(page)).toBe('move');
  await expect.poll(() => shown(other)).toBe(await shown(page));
  await other.bringToFront();
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  expect(await awaited(other)).toBe('move');
  await move(other);
  expect(await awaited(other)).toBe('move');
  await other.close();
  await page.bringToFront();
  await expect(elsewhere(page)).toHaveCount(0);
  expect(await awaited(page)).toBe('move');
});

test('after one visit it opens and plays offline', async ({ page, host }) => {
  await quicken(page);
  await page.goto('./');
  await expect(home(page)).toBeVisible();
  await kept(page);
  await host.leave();
  for (const game of TURN_BASED) {
    await page.goto(`./#/play/${game}?seed=3&seats=easy,easy,easy&names=Ann,Bo,Cy`);
    await expect(page.getByRole('log').getByText(/^Bo /).first()).toBeAttached();
  }
  await page.reload();
  await page.goto('./#/rules/sloop');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Sloop' })).toBeVisible();
});

test('another version waits until somebody wants it, and no game is lost to it', { tag: '@all' }, async ({ page, host }) => {
  await quicken(page);
  await page.goto('./');
  await expect(home(page)).toBeVisible();
  await kept(page);
  await page.goto(GAME);
  expect(await awaited(page)).toBe('move');
  host.release('2', { renames: 'sloop' });
  expect(await look(page)).toBe(true);
  await move(page);
  expect(await awaited(page)).toBe('move');
  await expect(news(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(news(page)).toBeVisible();
  expect(await version(page)).toBe('1');
  await use(page).click();
  await expect.poll(() => version(page)).toBe('2');
  await expect(news(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Continue Dealt!/ }).click();
  expect(await awaited(page)).toBe('move');
});
