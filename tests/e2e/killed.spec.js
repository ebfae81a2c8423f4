// Whatever ends a page, and whenever, the game is found again as it was.
import { test } from './killable.js';
import { Game, stories } from './points.js';

for (const [when, story] of Object.entries(stories)) {
  test(`a game is not lost when the browser is killed ${when}`, async ({ browserToKill: browser, baseURL }) => {
    test.setTimeout(120_000);
    await story(new Game(baseURL, {
      open: () => browser.start(),
      again: async (page) => {
        await browser.kill();
        return browser.start();
      },
    }));
  });

  test(`a game is not lost when the page is loaded again ${when}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await story(new Game(baseURL, { open: () => page, again: () => page }));
  });
}
