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

/** In an app that was made with pushes. */
const pushPlugin = {
  PushNotifications: ['checkPermissions', 'requestPermissions', 'createChannel', 'register', 'unregister'],
};

/** The push service of the phone's system. */
interface PushSystem {
  permission: 'prompt' | 'granted' | 'denied';
  /** The owner's answer when the phone asks. */
  answer: 'granted' | 'denied';
  /** The app's token, or undefined where the push service does not answer. */
  token: string | undefined;
}

interface Call {
  /** The page that called, one of those that a reload makes. */
  readonly from: string;
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
  readonly push: PushSystem;
  readonly send: (page: Page, event: string, data: object) => Promise<void>;
  /** Returns true once the page, as it was loaded last, listens to an event. */
  readonly hasListener: (page: Page, event: string) => Promise<boolean>;
  /** Sends an event to a page whose reload has begun. */
  readonly sendInReload: (page: Page, event: string, data: object) => Promise<void>;
  /** Sends an event to the next page that listens to it, as Capacitor does when an app was closed. */
  readonly sendLater: (event: string, data: object) => void;
}

/** Puts a phone around the pages of a context; without `push` its app was made without pushes. */
export async function putIntoDevice(context: BrowserContext, push?: Partial<PushSystem>): Promise<Device> {
  const calls: Call[] = [];
  const keys = new Map<string, string>();
  const retained = new Map<string, object>();
  const listenerTo = (event: string) =>
    calls.findLast(({ methodName, options }) => methodName === 'addListener' && options['eventName'] === event);
  const eventOf = (event: string, data: object) => {
    const listener = listenerTo(event);
    return { callbackId: listener?.callbackId ?? '', success: true, save: true, data };
  };
  const device: Device = {
    calls: (name) =>
      calls.filter((call) => `${call.pluginId}.${call.methodName}` === name).map(({ options }) => options),
    keys,
    recognizes: true,
    push: { permission: 'prompt', answer: 'granted', token: undefined, ...push },
    sendLater: (event, data) => void retained.set(event, data),
    send: (page, event, data) => answer(page, eventOf(event, data)),
    hasListener: async (page, event) => listenerTo(event)?.from === (await page.evaluate('window.phonePage')),
    sendInReload: (page, event, data) => answer(page, eventOf(event, data), 'window.location.reload()'),
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
    'PushNotifications.checkPermissions': () => ({ receive: device.push.permission }),
    'PushNotifications.requestPermissions': () => {
      if (device.push.permission === 'prompt') device.push.permission = device.push.answer;
      return { receive: device.push.permission };
    },
  };
  /** The system answers a registration by an event of its own. */
  const register = (page: Page) =>
    device.push.token === undefined
      ? device.send(page, 'registrationError', { error: 'SERVICE_NOT_AVAILABLE' })
      : device.send(page, 'registration', { value: device.push.token });
  await context.exposeBinding('callDevice', async ({ page }, text: string, from: string) => {
    const call = { ...(JSON.parse(text) as Omit<Call, 'from'>), from };
    calls.push(call);
    const { callbackId, pluginId, methodName, options } = call;
    if (methodName === 'addListener') {
      const event = String(options['eventName']);
      const data = retained.get(event);
      retained.delete(event);
      if (data !== undefined) await answer(page, { callbackId, success: true, save: true, data });
      return;
    }
    if (callbackId === '-1') return;
    try {
      const data = answers[`${pluginId}.${methodName}`]?.(options) ?? {};
      await answer(page, { callbackId, success: true, save: false, data });
      if (pluginId === 'PushNotifications' && methodName === 'register') await register(page);
    } catch (error) {
      await answer(page, { callbackId, success: false, save: false, error: { message: (error as Error).message } });
    }
  });
  const headers = Object.entries({ ...plugins, ...(push && pushPlugin) }).map(([name, methods]) => ({
    name,
    methods: [{ name: 'addListener' }, ...methods.map((method) => ({ name: method, rtype: 'promise' }))],
  }));
  await context.addInitScript(`
    window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
    window.phonePage = String(Math.random());
    window.androidBridge = { postMessage: (text) => void window.callDevice(text, window.phonePage) };
    ${bridge}
    window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};
  `);
  return device;
}

/** The page may be on its way elsewhere, as the phone's is when it is reloaded. */
async function answer(page: Page, result: object, before = ''): Promise<void> {
  const text = JSON.stringify(JSON.stringify(result));
  await page.evaluate(`${before}; window.androidBridge.onmessage({ data: ${text} })`).catch(() => undefined);
}
