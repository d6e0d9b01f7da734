import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

// A phone around the page, as seen through Capacitor's protocol: the page has Capacitor's own bridge for Android, whose
// calls come here instead of to Java.

const android = path.dirname(createRequire(import.meta.url).resolve('@capacitor/android/package.json'));
const bridge = readFileSync(path.join(android, 'capacitor/src/main/assets/native-bridge.js'), 'utf8');

export const SHELL_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 SportelloApp/65';

/** Methods by plugin; those of `listen` answer more than once. */
const plugins: Readonly<Record<string, readonly string[]>> = {
  App: ['getLaunchUrl', 'minimizeApp', 'removeListener'],
  BiometricAuthNative: ['checkBiometry', 'internalAuthenticate'],
  FileViewer: ['openDocumentFromLocalPath'],
  Filesystem: ['writeFile', 'rmdir'],
  Haptics: ['impact'],
  SecureStorage: ['setSynchronizeKeychain', 'internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  Share: ['share'],
  SystemBars: ['setStyle'],
};

interface Call {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Device {
  /** The calls to a plugin, as `plugin.method`, with their options. */
  readonly calls: (name: string) => readonly Readonly<Record<string, unknown>>[];
  readonly keys: Map<string, string>;
  /** True while the owner's finger is on the sensor. */
  recognizes: boolean;
  readonly send: (page: Page, event: string, data: object) => Promise<void>;
}

/** Puts a phone around the pages of a context. */
export async function putIntoDevice(context: BrowserContext): Promise<Device> {
  const calls: Call[] = [];
  const keys = new Map<string, string>();
  const device: Device = {
    calls: (name) =>
      calls.filter((call) => `${call.pluginId}.${call.methodName}` === name).map(({ options }) => options),
    keys,
    recognizes: true,
    async send(page, event, data) {
      const listener = calls.findLast(
        ({ methodName, options }) => methodName === 'addListener' && options['eventName'] === event,
      );
      await answer(page, { callbackId: listener?.callbackId ?? '', success: true, save: true, data });
    },
  };
  const answers: Readonly<Record<string, (options: Call['options']) => object>> = {
    'BiometricAuthNative.checkBiometry': () => ({ isAvailable: true, deviceIsSecure: true, biometryTypes: [1] }),
    'BiometricAuthNative.internalAuthenticate': () => {
      if (!device.recognizes) throw new Error('authenticationFailed');
      return {};
    },
    'Filesystem.writeFile': ({ path: file }) => ({ uri: `file:///data/user/0/app/cache/${String(file)}` }),
    'SecureStorage.internalGetItem': ({ prefixedKey }) => ({ data: keys.get(String(prefixedKey)) ?? null }),
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => {
      keys.set(String(prefixedKey), String(data));
      return {};
    },
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({ success: keys.delete(String(prefixedKey)) }),
  };
  await context.exposeBinding('callDevice', async ({ page }, text: string) => {
    const call = JSON.parse(text) as Call;
    calls.push(call);
    const { callbackId, pluginId, methodName, options } = call;
    if (methodName === 'addListener' || callbackId === '-1') return;
    try {
      const data = answers[`${pluginId}.${methodName}`]?.(options) ?? {};
      await answer(page, { callbackId, success: true, save: false, data });
    } catch (error) {
      await answer(page, { callbackId, success: false, save: false, error: { message: (error as Error).message } });
    }
  });
  const headers = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [{ name: 'addListener' }, ...methods.map((method) => ({ name: method, rtype: 'promise' }))],
  }));
  await context.addInitScript(`
    window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
    window.androidBridge = { postMessage: (text) => void window.callDevice(text) };
    ${bridge}
    window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};
  `);
  return device;
}

/** The page may be on its way elsewhere, as the phone's is when it is reloaded. */
async function answer(page: Page, result: object): Promise<void> {
  await page
    .evaluate((text) => {
      const { androidBridge } = window as unknown as {
        androidBridge: { onmessage: (event: { data: string }) => void };
      };
      androidBridge.onmessage({ data: text });
    }, JSON.stringify(result))
    .catch(() => undefined);
}
