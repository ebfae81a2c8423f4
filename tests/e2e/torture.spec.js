// A short torture, of which `cargo xtask torture` is the long one.
import { expect, test } from '@playwright/test';
import { KILLS, plan } from './torture/plan.js';
import { noCounts, round } from './torture/rounds.js';

const SHORT = [...KILLS.map((kind) => ['kill', kind]), ['update', 'offered'], ['fault', 'later']];

test('a game outlives every kind of end, an update and a fault of storage', async ({ browser, launchOptions }, { outputDir }) => {
  test.setTimeout(120_000);
  const counts = noCounts();
  const planned = plan(5, { game: 'dealt', deeds: SHORT });
  expect(await round(planned, { launch: launchOptions, reader: browser, counts, folder: outputDir })).toBeNull();
  for (const kind of KILLS) expect(counts.kills[kind]).toBeGreaterThan(0);
  expect([counts.updates, counts.faults.later]).toEqual([1, 1]);
});
