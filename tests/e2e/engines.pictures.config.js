// Started by `cargo xtask pictures --engines`, which passes the URL of the release build, a Chromium, the other
// available browsers, and the output folder.
import tests from './engines.config.js';

const { KT_PICTURES } = process.env;
if (!KT_PICTURES) throw new Error('Start this with `cargo xtask pictures --engines`.');

export default {
  ...tests,
  testMatch: 'engines/*.pictures.js',
  outputDir: `${KT_PICTURES}/.failures`,
  timeout: 600_000,
  retries: 0,
  maxFailures: 0,
  workers: 1,
  projects: [{ name: 'all' }],
};
