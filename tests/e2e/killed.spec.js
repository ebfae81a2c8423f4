// However and whenever a page ends, the game is found again as it was.
import { awaited } from './dealt.js';
import { test } from './killable.js';
import { Game, killed, reloaded } from './points.js';
import { expect } from './support.js';

for (const [when, story] of Object.entries(killed)) {
  const tag = when === 'while a move is made' ? [] : '@all';
  test(`a game is not lost when the browser is killed ${when}`, { tag }, async ({ browserToKill: browser, baseURL }) => {
    await story(new Game(baseURL, {
      open: () => browser.start(),
      again: async () => {
        await browser.kill();
        return browser.start();
      },
    }));
  });
}

for (const [when, story] of Object.entries(reloaded)) {
  test(`a game is not lost when the page is loaded again ${when}`, { tag: '@all' }, async ({ page, baseURL }) => {
    await story(new Game(baseURL, { open: () => page, again: () => page }));
  });
}

test('a deleted game stays deleted when the browser is killed', async ({ browserToKill: browser, baseURL }) => {
  const at = (page, address) => page.goto(new URL(address, baseURL).href);
  let page = await browser.start();
  await at(page, './#/play/dealt?seed=3&seats=person,normal,hard&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await at(page, './#/games');
  await page.getByRole('button', { name: /^Delete Dealt!/ }).click();
  await expect(page.getByText('Game deleted.')).toBeVisible();
  await browser.kill();
  page = await browser.start();
  await at(page, './#/games');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});
