import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { freePort } from '../../tools/lib/free-port.ts';
import type { Browser } from './hand.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BINARY = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const STARTS_WITHIN_MS = 30_000;

export const hasWebKit = (): boolean => [DRIVER, DISPLAY_SERVER, BINARY].every((file) => existsSync(file));

/** Starts Debian's WebKitGTK on a display of its own, driven by its WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const port = await freePort();
  // With `-displayfd` Xvfb takes a free display by itself and reports its number.
  const screen = spawn(DISPLAY_SERVER, ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox does not work for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const stop = () => [driver, screen].forEach((child: ChildProcess) => child.kill());
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: BINARY, args: ['--automation', '--geometry=390x900'] },
    });
    const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await session.manage().window().setRect({ x: 0, y: 0, width: 390, height: 900 });
    return {
      open: (address) => session.get(address),
      run: (work, ...args) => session.executeScript(`return (${String(work)})(...${JSON.stringify(args)})`),
      click: async (selector) => session.findElement(By.css(selector)).click(),
      type: async (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
      async close() {
        await session.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function ready(url: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (
    !(await fetch(`${url}/status`)
      .then((response) => response.ok)
      .catch(() => false))
  ) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
