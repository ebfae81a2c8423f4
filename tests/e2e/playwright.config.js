// Started by `cargo xtask test --only e2e`, which passes the URL of the release build and a Chromium.
import common from './common.config.js';

const { launchOptions } = common.use;

export default {
  ...common,
  testMatch: '**/*.spec.js',
  // A test that fails and then passes is reported as flaky.
  retries: 1,
  maxFailures: 15,
  use: {
    ...common.use,
    launchOptions: {
      ...launchOptions,
      // Letters are as wide as in a window, and what is drawn again looks as it did before.
      args: [...launchOptions.args, '--disable-partial-raster', '--font-render-hinting=slight'],
    },
  },
};
