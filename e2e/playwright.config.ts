import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/lib/chromium.ts';

/** What these tell of tabs, clocks, answers and commands is the same in a window of any size. */
const SIZELESS = ['session', 'session-tabs', 'session-inactivity', 'session-forms', 'start'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // For a machine three times slower than a desk's: how long a journey takes is not what it tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup, which starts the server on a free port.
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    // A recording of each journey would take half as long again: `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: SIZELESS,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
