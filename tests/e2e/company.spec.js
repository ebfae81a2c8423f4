// Players change in the middle of a game.
import { expect, test } from './support.js';
import { awaited, move, parts, quicken, shown, unlock } from './dealt.js';
import { written } from './games.js';

const menu = (page) => page.getByRole('complementary', { name: 'Menu' });
const who = (page, seat) => menu(page).getByRole('combobox', { name: `Player in seat ${seat}` });
const change = (page) => menu(page).getByRole('button', { name: 'Change players' });
const said = (page) => menu(page).getByRole('form', { name: "Who's playing" }).getByRole('status');
const open = (page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

test('a bot takes a seat, and the person comes back to it', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,person,normal&oldest=3&names=Ann,Bo,Cy');
  await unlock(page, 'Ann');
  const hand = await shown(page);
  await move(page);
  await expect(page.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible();

  await page.getByRole('button', { name: "Bo isn't here" }).click();
  await expect(change(page)).toBeDisabled();
  await who(page, 2).selectOption('Hard bot');
  await change(page).click();
  await expect(said(page)).toHaveText('Players changed.');
  await menu(page).getByRole('button', { name: 'Close' }).click();
  // Alone with bots, Ann needs no cover.
  expect(await awaited(page)).toBe('move');
  expect((await shown(page)).split(' ').every((card) => hand.includes(card))).toBe(true);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('hard bot');

  // The change persists.
  await written(page);
  await page.reload();
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await open(page);
  await who(page, 2).selectOption('Person');
  await menu(page).getByRole('textbox', { name: 'Name for seat 2' }).fill('Bob');
  await change(page).click();
  await expect(said(page)).toHaveText('Players changed.');
  await menu(page).getByRole('button', { name: 'Close' }).click();
  // With two people again, each has to take the device.
  expect(await awaited(page)).toBe('locked');
  await unlock(page, 'Ann');
  await move(page);
  await unlock(page, 'Bob');
  expect(await awaited(page)).toBe('move');
});

test('all people leave, the bots play on, and one comes back', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=3&seats=person,normal,normal&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await open(page);
  await who(page, 1).selectOption('Easy bot');
  await change(page).click();
  await expect(parts(page).nextRound.or(parts(page).over).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  if (await parts(page).over.isVisible()) return;
  await who(page, 1).selectOption('Person');
  await change(page).click();
  await expect(said(page)).toHaveText('Players changed.');
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await parts(page).nextRound.click();
  expect(await awaited(page)).toBe('move');
});

test('names are normalized as everywhere, and a move by a bot does not discard what was typed', async ({ page }) => {
  await page.goto('./#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy');
  await open(page);
  const name = menu(page).getByRole('textbox', { name: 'Name for seat 2' });
  await name.fill('Ann');
  await change(page).click();
  await expect(name).toHaveValue('Ann 2');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Ann 2');
});

test('the menu is opened and closed by keyboard, and has the links for which the bar has no room', async ({ page }) => {
  await quicken(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await menu(page).getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Rules of Dealt!/ })).toBeVisible();
});
