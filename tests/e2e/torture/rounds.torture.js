// Torture for as long as requested.
import { expect, test } from '@playwright/test';
import { rounds, sheet } from './rounds.js';

const { KT_TORTURE_MINUTES: minutes, KT_TORTURE_SEED: seed } = process.env;

test('every game survives whatever happens to it', async ({ browser, launchOptions }, { outputDir }) => {
  test.setTimeout(0);
  const say = (text) => console.log(text);
  const result = await rounds({
    seed: Number(seed), minutes: Number(minutes), launch: launchOptions, reader: browser, folder: outputDir, say,
  });
  console.log(`\n${sheet(result)}\n`);
  expect(result.failures.map((it) => `seed ${it.seed}: ${it.at}`)).toEqual([]);
});
