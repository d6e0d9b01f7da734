import { defineConfig } from '@playwright/test';
import { journeyLaunchOptions } from '../tools/lib/chromium.ts';

/** Journeys in a desktop window; the others run on a phone, and those tagged `@layout` on both. */
const WIDE = [
  'content',
  'credentials',
  'payment-methods',
  'paying',
  'search',
  'session',
  'session-devices',
  'session-forms',
  'session-inactivity',
  'session-tabs',
  'side-bar',
  'start',
  'support',
  'user',
];
const wide = WIDE.join('|');

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // For a machine three times slower than a desktop: journeys don't measure speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker's requests would pass by the routes of a journey: those about the worker allow it.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    // Tracing each journey would take half as long again: enable it with `--trace retain-on-failure`.
    trace: 'off',
    // An element that can't be clicked fails at that line, not by the journey's timeout.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: journeyLaunchOptions,
    // Journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The text matched by `grep` begins with the project, the file and the names of the describes.
  projects: [
    {
      name: 'phone',
      grepInvert: new RegExp(`^\\S+ (?:\\S+/)?(${wide})\\.spec\\.ts (?!.*@layout)`),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grep: new RegExp(`^\\S+ (?:\\S+/)?(${wide})\\.spec\\.ts |@layout`),
      use: { viewport: { width: 1280, height: 800 } },
    },
    ...['firefox', 'webkit'].map((name) => ({ name, testDir: './other-browsers' })),
  ],
});
