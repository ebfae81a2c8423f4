// `cargo xtask test --only e2e` starts these tests and says what they need: the address of the
// release build, and a Chromium.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const { KT_BASE_URL, KT_CHROMIUM, CI } = process.env;
if (!KT_BASE_URL) throw new Error('Start these tests with `cargo xtask test --only build,e2e`.');

// What Playwright switches off, for the last list is the one that counts, and the two pages that
// Chromium would draw behind the address line of each window: a third of the time that opening one takes.
const OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testMatch: '**/*.spec.js',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  reporter: [['list'], ['./reporter.js']],
  use: {
    baseURL: KT_BASE_URL,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // A worker answers for the page out of sight of tests that break what it fetches. Some allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: KT_CHROMIUM,
      // Only our own page is opened, so Chromium's sandbox protects nobody, and in containers and
      // for root it doesn't start.
      chromiumSandbox: false,
      // A browser that minds its own business: no look-ups, no updates.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${OFF}`,
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
