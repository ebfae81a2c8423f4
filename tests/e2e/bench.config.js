// Started by `cargo xtask bench-ui`, which passes the URL of the release build and a Chromium.
import common from './common.config.js';

export default {
  ...common,
  testMatch: 'bench/*.bench.js',
  workers: 1,
  reporter: [['./bench/report.js']],
  timeout: 600_000,
};
