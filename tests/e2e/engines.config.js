// `cargo xtask test --only engines` starts this and says what it needs: the address of the release build, and where
// the browsers are.
import tests from './playwright.config.js';

const { KT_FIREFOX, KT_WEBKIT } = process.env;
const there = { webkit: KT_WEBKIT, firefox: KT_FIREFOX };

export default {
  ...tests,
  testMatch: 'engines/*.engines.js',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // One browser for each.
  projects: Object.keys(there).filter((name) => there[name]).map((name) => ({ name, workers: 1 })),
};
