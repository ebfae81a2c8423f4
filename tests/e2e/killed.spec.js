// Whatever ends a page, and whenever, the game is found again as it was.
import { test } from './killable.js';
import { Game, killed, reloaded } from './points.js';

for (const [when, story] of Object.entries(killed)) {
  test(`a game is not lost when the browser is killed ${when}`, async ({ browserToKill: browser, baseURL }) => {
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
  test(`a game is not lost when the page is loaded again ${when}`, async ({ page, baseURL }) => {
    await story(new Game(baseURL, { open: () => page, again: () => page }));
  });
}
