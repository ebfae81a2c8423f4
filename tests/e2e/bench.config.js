// Started by `cargo xtask bench-ui`, which passes the URL of the release build and a Chromium.
import common from './common.config.js';

export default {
  ...common,
  testMatch: 'bench/*.bench.js',
  workers: 1,
  retries: 0,
  maxFailures: 0,
  reporter: [['./bench/report.js']],
  timeout: 600_000,
};
