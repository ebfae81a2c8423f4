// How long the largest file that is read holds up the page. Nothing here fails for being slow.
import { expect, test } from '../support.js';
import { reply } from '../games.js';
import { sheet } from './probe.js';

// Files of 16 MB that are no games: what each repeats.
const SIZE = 16 << 20;
const LARGE = { 'one key over and over': '{"format":', 'nothing but NUL': '\0', 'one endless line': 'a' };

test('Opening a file of 16 MB that is no game', async ({ page }, info) => {
  const figure = sheet(info);
  for (const [name, part] of Object.entries(LARGE)) {
    await page.goto('./#/games');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeVisible();
    // The file is made in the page, so that what brings it there is not measured.
    await page.getByLabel('Open games from a file').evaluate(async (input, [part, count]) => {
      const files = new DataTransfer();
      files.items.add(new File([part.repeat(count)], 'games.jsonl'));
      await new Promise((done) => { setTimeout(done, 1000); });
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
      }).observe({ type: 'longtask' });
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, [part, Math.floor(SIZE / part.length)]);
    await expect(reply(page)).not.toBeEmpty({ timeout: 60_000 });
    // Tasks are reported after they end, and only from 50 ms on.
    const longest = await page.evaluate(() => new Promise((done) => { setTimeout(() => done(globalThis.longest), 500); }));
    await figure({ name: `${name}: longest task`, unit: 'ms', now: longest });
  }
});
