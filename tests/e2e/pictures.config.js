// Started by `cargo xtask pictures`, which passes the URL of the release build, a Chromium, and the output folder.
import common from './common.config.js';

if (!process.env.KT_PICTURES) throw new Error('Start this with `cargo xtask pictures`.');

export default {
  ...common,
  testMatch: 'screens/*.pictures.js',
  outputDir: `${process.env.KT_PICTURES}/.failures`,
  timeout: 240_000,
};
