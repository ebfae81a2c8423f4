// Started by `cargo xtask test --only engines`, which passes the URL of the release build and the paths of the
// browsers.
import common from './common.config.js';

const { KT_FIREFOX, KT_WEBKIT } = process.env;
const there = { webkit: KT_WEBKIT, firefox: KT_FIREFOX };

// What a driver cannot do: that of WebKit makes a mouse of each finger.
const CANNOT = { webkit: [/@fingers/], firefox: [] };

// A project's patterns replace the general ones.
const leftOut = (name) => [common.grepInvert ?? [], CANNOT[name]].flat();

export default {
  ...common,
  testMatch: 'engines/*.engines.js',
  timeout: 120_000,
  expect: { timeout: 40_000 },
  retries: 1,
  maxFailures: 3,
  fullyParallel: false,
  // One browser per engine.
  projects: Object.keys(there).filter((name) => there[name]).map((name) => ({ name, workers: 1, grepInvert: leftOut(name) })),
};
