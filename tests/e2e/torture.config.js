// Started by `cargo xtask torture`, which passes the URL of the release build, a Chromium, the number of
// minutes, and the first seed.
import common from './common.config.js';

const { KT_TORTURE_MINUTES, KT_TORTURE_SEED } = process.env;
if (!KT_TORTURE_MINUTES || !KT_TORTURE_SEED) throw new Error('Start this with `cargo xtask torture`.');

export default {
  ...common,
  testMatch: 'torture/*.torture.js',
  workers: 1,
  reporter: [['line']],
  expect: { timeout: 15_000 },
  // Each round takes its own screenshot.
  use: { ...common.use, screenshot: 'off' },
};
