import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/lib/chromium.ts';

/** A slow phone: its viewport, CPU and network. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'it-IT' };
const processorSlowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export async function openBrowser(opened: (() => Promise<unknown>)[]): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  opened.push(() => browser.close());
  return browser;
}

/** Opens a window with an empty cache, by default as a slow phone. */
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
