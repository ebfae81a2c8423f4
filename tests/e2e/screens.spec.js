// Accessibility and layout of every screen.
import { checkA11y, checkColors, expect, test } from './support.js';
import { resize, screens } from './screens/screens.js';
import { cutOff, unreadable } from './words.js';

const LIGHT = { colorScheme: 'light', forcedColors: 'none' };
const OTHERS = [{ colorScheme: 'dark' }, { forcedColors: 'active' }];
const SIZES = [{ width: 360, height: 640 }, { width: 1440, height: 900 }];
// Sizes at which only text is checked: other layout rules apply there.
const BETWEEN = [[390, 844], [640, 360], [768, 1024], [1024, 768]].map(([width, height]) => ({ width, height }));

// What the gate looks at: the pages that everybody sees, and of each game a turn, the fullest screens and the end.
const IN_GATE = new Set([
  ...['home', 'games', 'settings', 'rules', 'seats'],
  ...['dealt-own-turn', 'dealt-staged', 'dealt-look-back', 'dealt-result'],
  ...['sloop-begins', 'sloop-owes', 'sloop-crowd-staged', 'sloop-hand-over', 'sloop-over'],
  ...['swoop-own-turn', 'swoop-takes', 'swoop-blind', 'swoop-result'],
  ...['slapshot-trade', 'slapshot-lines', 'slapshot-face-off', 'slapshot-over'],
  ...['stroop-ready', 'stroop-plays', 'stroop-over'],
]);

for (const screen of screens) {
  const tag = IN_GATE.has(screen.name) ? [] : '@all';
  test(`${screen.name} is accessible, light, dark and in forced colors, and fits`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES[0]);
    await screen.go(page);
    await expect(page).toHaveTitle(/Kitchen Table/);
    for (const size of SIZES) {
      await resize(page, screen, size);
      await page.emulateMedia(LIGHT);
      await checkA11y(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await cutOff(page)).toEqual([]);
      expect(await unreadable(page)).toEqual([]);
      for (const colors of OTHERS) {
        await page.emulateMedia({ ...LIGHT, ...colors });
        await checkColors(page);
      }
    }
    for (const size of BETWEEN) {
      await resize(page, screen, size);
      expect(await unreadable(page), `${size.width} x ${size.height}`).toEqual([]);
    }
  });
}
