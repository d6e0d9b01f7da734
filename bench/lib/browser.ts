import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';

/** A slow phone: its window, its processor and its line. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'it-IT' };
const processorSlowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The browser that the caller names, or the machine's own, or the one that Playwright brought. */
export async function openBrowser(opened: (() => Promise<unknown>)[]): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ??
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    // Chromium's sandbox does not work for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath !== undefined && { executablePath }),
  });
  opened.push(() => browser.close());
  return browser;
}

/** A window of a browser that was never here before, on a slow phone unless asked otherwise. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  { isSlow = true } = {},
): Promise<{ page: Page; forgetFiles: () => Promise<unknown>; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...phone, baseURL });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  }
  return { page, forgetFiles: () => devtools.send('Network.clearBrowserCache'), close: () => context.close() };
}
