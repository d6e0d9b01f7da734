import { subscribePush } from '@sportello/calls';
import { onTestFinished, vi } from 'vitest';

const { body } = subscribePush.example.request;

interface Given {
  /** The customer's answer to the browser's question; by default the permission that there is. */
  readonly decision?: NotificationPermission;
  /** The server's key of a subscription that the browser has already. */
  readonly subscribedFor?: string;
  /** Its address at the push service. */
  readonly endpoint?: string;
}

/** The browser's own answers: a headless one denies notifications and has no push service. */
export function browserWith(permission: NotificationPermission, given: Given = {}) {
  const { decision = permission, subscribedFor, endpoint = body.endpoint } = given;
  let now = permission;
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => now);
  const ask = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (now = decision));
  const unsubscribe = vi.fn(async () => true);
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh: body.p256dh, auth: body.auth } }),
    options: { applicationServerKey: subscribedFor === undefined ? null : bytesOf(subscribedFor) },
    unsubscribe,
  };
  const subscribe = vi.fn(async () => subscription);
  const pushManager = { subscribe, getSubscription: async () => (subscribedFor === undefined ? null : subscription) };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  onTestFinished(() => void vi.restoreAllMocks());
  return { ask, subscribe, unsubscribe };
}

function bytesOf(key: string): ArrayBuffer {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
}

/** An iPhone, with the area in Safari or on the home screen; pushes need the latter. */
export function iPhone({ isInstalled }: { readonly isInstalled: boolean }): void {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'standalone', { value: isInstalled, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'standalone');
    vi.restoreAllMocks();
  });
}

/** A browser without pushes, as Safari on a page that is not installed. */
export function withoutPushes(): void {
  const manager = Object.getOwnPropertyDescriptor(window, 'PushManager');
  Reflect.deleteProperty(window, 'PushManager');
  onTestFinished(() => {
    if (manager) Object.defineProperty(window, 'PushManager', manager);
  });
}

/** The window of an installed app. */
export function installedWindow(): void {
  const matches = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matches(query === '(display-mode: standalone)' ? 'all' : query),
  );
  onTestFinished(() => void vi.restoreAllMocks());
}
