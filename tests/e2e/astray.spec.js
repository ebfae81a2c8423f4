// The page where it can't be used: on paper.
import { expect, test } from './support.js';

// The colors of everything on a page.
const inks = (page) => page.evaluate(() => [...document.querySelectorAll('#app *')].map((it) => {
  const { color, borderColor, fill, stroke } = getComputedStyle(it);
  return `${it.localName}.${it.getAttribute('class')} ${color} ${borderColor} ${fill} ${stroke}`;
}));

test('paper is white, and the ink on it that of the light theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const inksIn = async (colorScheme, theme) => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    return inks(page);
  };
  for (const [where, heading] of [['./#/rules/dealt', 'Contents'], ['./#/seats/sloop', 'New game: Sloop']]) {
    await page.goto(where);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const others = async () => {
      const [light, dark, chosen] = [await inksIn('light', 'system'), await inksIn('dark', 'system'), await inksIn('light', 'dark')];
      return [...dark, ...chosen].filter((it) => !light.includes(it));
    };
    await expect.poll(others).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});
