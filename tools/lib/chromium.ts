import { existsSync } from 'node:fs';

/** The browser in CHROMIUM_PATH or the machine's own; otherwise Playwright's own. */
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

export const launchOptions: { readonly args: string[]; readonly executablePath?: string } = {
  // Chromium's sandbox does not work for root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
};

/** For journeys, not for measurements: their pages live too briefly to earn back V8's optimizing compilers. */
export const journeyLaunchOptions: typeof launchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-maglev --no-opt'],
};
