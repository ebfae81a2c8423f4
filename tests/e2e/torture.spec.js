// A short torture test; `cargo xtask torture` runs the long one.
import { expect, test } from '@playwright/test';
import { KILLS, plan } from './torture/plan.js';
import { noCounts, round } from './torture/rounds.js';

const SHORT = [...KILLS.map((kind) => ['kill', kind]), ['update', 'offered'], ['fault', 'later']];

test('a game survives every kind of interruption, an update and a storage failure', { tag: '@all' }, async ({ browser, launchOptions }, { outputDir }) => {
  const counts = noCounts();
  const planned = plan(5, { game: 'dealt', deeds: SHORT });
  expect(await round(planned, { launch: launchOptions, reader: browser, counts, folder: outputDir })).toBeNull();
  for (const kind of KILLS) expect(counts.kills[kind]).toBeGreaterThan(0);
  expect([counts.updates, counts.faults.later]).toEqual([1, 1]);
});
