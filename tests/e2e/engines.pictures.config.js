// `cargo xtask pictures --engines` starts this and says what it needs: the address of the release build, a Chromium,
// the other browsers that there are, and where the pictures go.
import tests from './engines.config.js';

const { KT_PICTURES } = process.env;
if (!KT_PICTURES) throw new Error('Start this with `cargo xtask pictures --engines`.');

export default {
  ...tests,
  testMatch: 'engines/*.pictures.js',
  outputDir: `${KT_PICTURES}/.failures`,
  timeout: 600_000,
  workers: 1,
  projects: [{ name: 'all' }],
};
