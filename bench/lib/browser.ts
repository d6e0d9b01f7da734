import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/lib/chromium.ts';
import type { Place } from './place.ts';
import { preparation } from './preparation.ts';
import { startWebServer } from './web-server.ts';

/** A slow phone: its viewport, CPU and network. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'it-IT' };
const processorSlowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export interface OpenApp {
  readonly origin: string;
  readonly browser: Browser;
}

/** Opens the demo provider with the built web app, and a browser to see it. */
export async function openApp(place: Place, opened: (() => Promise<unknown>)[]): Promise<OpenApp> {
  const { origin } = await startWebServer(place, opened);
  return { origin, browser: await openBrowser(opened) };
}

async function openBrowser(opened: (() => Promise<unknown>)[]): Promise<Browser> {
  const { ensureBrowser } = await preparation<{ ensureBrowser: () => Promise<string | undefined> }>('browser');
  const executablePath = launchOptions.executablePath ?? (await ensureBrowser());
  const browser = await chromium.launch({ ...launchOptions, ...(executablePath !== undefined && { executablePath }) });
  opened.push(() => browser.close());
  return browser;
}

/** Opens a window with an empty cache, by default as a slow phone. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  { isSlow = true } = {},
): Promise<{ page: Page; forgetFiles: () => Promise<unknown>; close: () => Promise<void> }> {
  // A worker would answer the second visit of a measurement.
  const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  }
  return { page, forgetFiles: () => devtools.send('Network.clearBrowserCache'), close: () => context.close() };
}
