// What a tab keeps after a long evening of Stroop among bots. KT_EVENING sets how long it goes on.
import { expect, test } from '../support.js';
import { link, parts } from '../stroop.js';
import { Probe, sheet } from './probe.js';

const MINUTES = Number(process.env.KT_EVENING ?? 2);

// Games that are played before the first look: by then everything has been loaded once.
const WARM = 2;

test('Stroop by five bots, game after game', async ({ page, troubles }, info) => {
  test.setTimeout((MINUTES + 10) * 60_000);
  const figure = sheet(info);
  const probe = await Probe.on(page);
  const { over, roundTwo } = parts(page);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const looks = [];
  const end = performance.now() + MINUTES * 60_000;
  let games = 0;
  while (games <= WARM || performance.now() < end) {
    games += 1;
    // Five players need the advanced cards (ST-2.2).
    await page.goto(link({ seats: 'easy,casual,normal,hard,hard', names: 'Ann,Bo,Cy,Di,Ed', advanced: 'yes', seed: games }));
    for (let done = false; !done;) {
      await expect(start.or(roundTwo).or(over)).toBeVisible({ timeout: 300_000 });
      done = await over.isVisible();
      if (!done) await start.or(roundTwo).click();
    }
    if (games >= WARM) looks.push(await probe.kept());
  }
  const last = looks.at(-1);
  const most = (of) => Math.max(...looks.map(of));
  await figure({ name: 'games played', now: games });
  await figure({ name: `heap after ${WARM} games`, unit: 'KB', now: looks[0].heap / 1024 });
  await figure({ name: 'heap after the last game', unit: 'KB', now: last.heap / 1024 });
  await figure({ name: 'largest heap after a game', unit: 'KB', now: most(({ heap }) => heap) / 1024 });
  await figure({ name: `nodes after ${WARM} games`, now: looks[0].nodes });
  await figure({ name: 'most nodes after a game', now: most(({ nodes }) => nodes) });
  await figure({ name: `listeners after ${WARM} games`, now: looks[0].listeners });
  await figure({ name: 'most listeners after a game', now: most(({ listeners }) => listeners) });
  await figure({ name: 'errors', now: troubles.length });
});
