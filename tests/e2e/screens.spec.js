// Nothing on any screen stands in anybody's way.
import { checkA11y, test } from './support.js';
import { resize, screens } from './screens/screens.js';

const COLOURS = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }];
const SIZES = [{ width: 360, height: 640 }, { width: 1440, height: 900 }];

for (const screen of screens) {
  test(`${screen.name} is accessible, light, dark and in forced colours`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES[0]);
    await screen.go(page);
    for (const size of SIZES) {
      await resize(page, screen, size);
      for (const colours of COLOURS) {
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...colours });
        if (screen.brief) await screen.go(page);
        await checkA11y(page);
      }
    }
  });
}
