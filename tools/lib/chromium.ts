import { existsSync } from 'node:fs';

/** The browser that the caller names, or the machine's own; without either Playwright's own is taken. */
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** With what Playwright starts a Chromium for tests and benchmarks. */
export const launchOptions = {
  // Chromium's sandbox does not work for root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
};
