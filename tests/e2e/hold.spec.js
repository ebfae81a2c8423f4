// Held buttons, by touch: releasing the finger does not press what is then under it.
import { expect, test } from './support.js';
import dealt from './screens/dealt.js';
import swoop from './screens/swoop.js';
import { HELD, runOn, settled } from './shell.js';

const WAYS = { 'shows the own cards': [dealt, 'dealt-hand-over'], 'takes the pile': [swoop, 'swoop-takes'] };

for (const [does, [screens, name]] of Object.entries(WAYS)) {
  for (const [width, height] of [[360, 640], [640, 360], [1024, 768]]) {
    test.describe(`at ${width}x${height}`, () => {
      test.use({ hasTouch: true, viewport: { width, height } });

      test(`a button that ${does} presses nothing else`, { tag: width === 360 ? [] : '@all' }, async ({ page }) => {
        await screens.find((screen) => screen.name === name).go(page);
        const button = page.getByRole('button', { name: /^(Hold to|I'm .*, show my cards)/ });
        await expect(button).toBeVisible();
        await runOn(page, 600);
        await expect(button).toBeEnabled();
        await settled(page);
        const { x, y, width, height } = await button.boundingBox();
        const session = await page.context().newCDPSession(page);
        const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
        const finger = [{ x: x + width / 2, y: y + height / 2 }];
        // A release in another window isn't noticed, so it counts as one that the window has lost the focus.
        await touch('touchStart', finger);
        await runOn(page, HELD / 4);
        await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
        await runOn(page, HELD);
        await expect(button).toBeVisible();
        await touch('touchEnd', []);
        await page.evaluate(() => {
          globalThis.pressed = 0;
          document.addEventListener('click', () => { globalThis.pressed += 1; });
        });
        await touch('touchStart', finger);
        await runOn(page, HELD);
        await expect(button).toHaveCount(0);
        await touch('touchEnd', []);
        // The next tap is not swallowed, either.
        const home = page.getByRole('link', { name: 'Home' });
        await home.tap();
        await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
        expect(await page.evaluate(() => globalThis.pressed)).toBe(1);
      });
    });
  }
}
