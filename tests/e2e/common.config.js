// What all runs of Playwright share. `xtask` passes the URL of the release build and a Chromium.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const { KT_BASE_URL, KT_CHROMIUM, KT_ALL, KT_LEFT_MS, CI } = process.env;
if (!KT_BASE_URL) throw new Error('Start these tests with `cargo xtask test --only build,e2e`.');

// Playwright's own list, because only the last list counts, and the two pages that Chromium would render behind
// the address bar of each window: a third of the time that it takes to open one.
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
  // What only `cargo xtask test --all` runs is tagged.
  grepInvert: KT_ALL ? undefined : /@all/,
  // Long enough for a machine that is busy otherwise: only what fails takes as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalTimeout: Number(KT_LEFT_MS ?? 0),
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  reporter: [['list'], ['./reporter.js']],
  use: {
    baseURL: KT_BASE_URL,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // A service worker would answer requests unseen by tests that intercept them. Some tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: KT_CHROMIUM,
      // Only our own page is opened, so Chromium's sandbox protects nobody, and it doesn't start in containers
      // or as root.
      chromiumSandbox: false,
      // No background requests or updates.
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
