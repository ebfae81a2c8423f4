// What hours of play, and far too large files, do to the page. Nothing here fails for being slow.
import { expect, test } from '../support.js';
import { reply } from '../games.js';
import { link, parts } from '../stroop.js';
import { Probe, sheet } from './probe.js';

// How long five bots play, in minutes.
const MINUTES = Number(process.env.MINUTES ?? 2);
const BOTS = { seats: 'easy,casual,normal,hard,hard', names: 'Ann,Bo,Cy,Di,Ed' };

test(`Stroop among five bots, ${MINUTES} minutes`, async ({ page }, info) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const probe = await Probe.on(page);
  const { over, roundTwo } = parts(page);
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  const seen = [];
  let games = 0;
  for (const end = Date.now() + MINUTES * 60_000; Date.now() < end; games += 1) {
    await page.goto(link({ ...BOTS, seed: games + 1 }));
    for (;;) {
      await begin.or(roundTwo).or(over).first().waitFor({ timeout: 0 });
      if (await over.isVisible()) break;
      await (await begin.isVisible() ? begin : roundTwo).click();
    }
    seen.push(await probe.memory());
  }
  const figure = sheet(info);
  await figure({ name: 'games', now: games });
  for (const [name, what, unit] of [['heap after the', 'heap', 'MB'], ['elements and texts after the', 'nodes'], ['listeners after the', 'listeners']]) {
    await figure({ name: `${name} first game`, unit, now: seen[0][what] });
    await figure({ name: `${name} last game`, unit, now: seen.at(-1)[what] });
  }
});

// Files of 32 MB that are no games: what each repeats.
const SIZE = 32 << 20;
const LARGE = { 'one key over and over': '{"format":', 'nothing but NUL': '\0', 'one endless line': 'a' };

test('Opening a file of 32 MB that is no game', async ({ page }, info) => {
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
    // Tasks shorter than 50 ms are not reported.
    await figure({ name: `${name}: longest task`, unit: 'ms', now: await page.evaluate(() => globalThis.longest) });
  }
});
