import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Browser } from './hand.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export const firefoxPath = (): string | undefined => process.env['FIREFOX_PATH'] ?? PLACES.find((at) => existsSync(at));

/** Starts the machine's own Firefox, which is driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 390, height: 844 },
    extraPrefsFirefox: { 'intl.accept_languages': 'it-IT, it' },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    // As one sequence of actions each click would take Firefox twice as long as the one before.
    async click(selector) {
      const element = await page.$(selector);
      if (element === null) throw new Error(`There is no ${selector}.`);
      const { x, y } = await element.clickablePoint();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
