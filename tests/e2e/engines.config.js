// Started by `cargo xtask test --only engines`, which passes the URL of the release build and the paths of the
// browsers.
import tests from './playwright.config.js';

const { KT_FIREFOX, KT_WEBKIT } = process.env;
const there = { webkit: KT_WEBKIT, firefox: KT_FIREFOX };

// What a driver cannot do: that of WebKit makes a mouse of each finger.
const CANNOT = { webkit: /@fingers/ };

export default {
  ...tests,
  testMatch: 'engines/*.engines.js',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // One browser per engine.
  projects: Object.keys(there).filter((name) => there[name]).map((name) => ({ name, workers: 1, grepInvert: CANNOT[name] })),
};
