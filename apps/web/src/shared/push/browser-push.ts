import { tolerantStorage } from '../../session/storage/key-value.ts';
import { detectUiStyle } from '../../ui/platform.ts';

/**
 * The browser's ability to receive pushes. `INSTALL_FIRST`: iPhone and iPad, where only an installed app can.
 */
export type PushSupport = 'MISSING' | 'INSTALL_FIRST' | 'DENIED' | 'GRANTED' | 'ASKABLE';

const PERMISSIONS = { denied: 'DENIED', granted: 'GRANTED', default: 'ASKABLE' } as const;

export function browserSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return PERMISSIONS[Notification.permission];
  }
  const isInstalled = (navigator as { standalone?: boolean }).standalone;
  return detectUiStyle(navigator) === 'ios' && isInstalled === false ? 'INSTALL_FIRST' : 'MISSING';
}

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

async function findManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager;
}

export async function findSubscription(): Promise<BrowserSubscription | undefined> {
  const subscription = await (await findManager())?.getSubscription();
  return subscription ? partsOf(subscription) : undefined;
}

/** Asks for the permission, where it is not given yet, and subscribes; undefined without it. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | undefined> {
  // Safari only asks while it handles the click, so nothing is awaited before.
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = await findManager();
  if (manager === undefined) throw new Error('There is no service worker.');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const current = await manager.getSubscription();
  // A subscription for another key of the server can't be used any more.
  if (current && !hasKey(current, publicKey)) await current.unsubscribe();
  return partsOf(await manager.subscribe(options));
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await (await findManager())?.getSubscription())?.unsubscribe();
}

function partsOf(subscription: PushSubscription): BrowserSubscription {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

function hasKey({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  if (applicationServerKey === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** Stays on the device after signing out: nobody is asked again on it (push.consenso.1). */
const DECLINED_KEY = 'FIXED_pushDeclined';

const storage = () => tolerantStorage(() => window.localStorage);

export const hasDeclined = () => storage().get(DECLINED_KEY) !== null;

export const decline = () => void storage().set(DECLINED_KEY, '1');
