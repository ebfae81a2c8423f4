// Asking a bot why it did what it did, once the round is over.
import { awaited, quicken, shell } from './shell.js';
import { move } from './dealt.js';
import { eachAnew, expect, test } from './support.js';
import { lay, open } from './tables.js';

const replay = (page) => page.getByRole('region', { name: 'Replay' });
const why = (page) => replay(page).getByRole('button', { name: 'Why?' });
const told = (page) => shell(page).reason.filter({ has: page.locator('svg') });
const step = (page) => replay(page).getByRole('slider').inputValue();

// Steps forward until a bot can be asked, and returns the step.
async function askable(page) {
  while (await why(page).isDisabled()) {
    const here = await step(page);
    await replay(page).getByRole('button', { name: 'Forward one move' }).click();
    await expect(replay(page).getByRole('slider')).not.toHaveValue(here);
  }
  return step(page);
}

for (const [tag, games] of [[[], ['dealt']], ['@all', ['sloop', 'swoop', 'slapshot']]]) {
  test(`${games.join(', ')}: a bot tells why it did what it did, until the next move`, { tag }, async ({ page }) => {
    await quicken(page);
    await eachAnew(page, games, async (game) => {
      await lay(page, `${game}-over`);
      const { onward, result } = shell(page);
      await expect(onward.or(result).first()).toBeVisible();
      while (await onward.isVisible()) {
        await onward.click();
        await expect(onward.or(result).first()).toBeVisible();
      }
      await result.getByRole('button', { name: 'Replay' }).click();
      // Nobody has done anything yet.
      await expect(why(page)).toBeDisabled();
      const asked = await askable(page);
      await why(page).click();
      await expect(told(page)).toHaveText(/^[^:]+: “[A-Z0-9].+\.”$/);
      await expect(told(page)).toBeInViewport({ ratio: 1 });
      await expect(replay(page).getByRole('slider')).toHaveValue(asked);
      await replay(page).getByRole('button', { name: 'Forward one move' }).click();
      await expect(told(page)).toHaveCount(0);
    });
  });
}

async function lookBack(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(replay(page)).toBeVisible();
}

test('while a game goes on, only a round that is over can be asked about', { tag: '@all' }, async ({ page }) => {
  await open(page, 'swoop-round', 'round');
  await shell(page).nextRound.click();
  expect(await awaited(page)).toBe('move');
  await lookBack(page);
  await replay(page).getByRole('slider').fill('0');
  await askable(page);
  await why(page).click();
  await expect(told(page)).toHaveText(/^[^:]+: “[A-Z0-9].+\.”$/);
  await page.goto('./#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await move(page);
  expect(await awaited(page)).toBe('move');
  await lookBack(page);
  await expect(why(page)).toHaveCount(0);
});
