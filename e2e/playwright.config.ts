import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/lib/chromium.ts';

/** Journeys in a wide window; the others are made on a phone, and those tagged `@layout` in both. */
const WIDE = [
  'content',
  'credentials',
  'payment-methods',
  'paying',
  'session',
  'session-devices',
  'session-forms',
  'session-inactivity',
  'session-tabs',
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
  // For a machine three times slower than a desk's: how long a journey takes is not what it tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    // A recording of each journey would take half as long again: `--trace retain-on-failure` asks for it.
    trace: 'off',
    // What can't be clicked is said where it happens, not when the journey's time is over.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // The text that is searched begins with the project, the file and the names of the describes.
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
  ],
});
