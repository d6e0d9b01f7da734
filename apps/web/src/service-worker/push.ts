import { OTHER_PUSH_WORDS, pushedPath, pushTag, PUSH_WORDS } from '@sportello/domain';

declare const self: ServiceWorkerGlobalScope;

interface Pushed {
  readonly id: string | undefined;
  readonly kind: string | undefined;
}

/** Shows pushes, and opens the page of the one that is touched. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(pushedIn(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(pushedPath(event.notification.data)));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));
}

/** Browsers want a notification for every push, so one that can't be read shows the neutral words. */
function pushedIn(data: PushMessageData | null): Pushed {
  if (data === null) return { id: undefined, kind: undefined };
  try {
    const { id, kind } = data.json() as Record<string, unknown>;
    return { id: typeof id === 'string' ? id : undefined, kind: typeof kind === 'string' ? kind : undefined };
  } catch {
    return { id: undefined, kind: undefined };
  }
}

async function show({ id, kind = '' }: Pushed): Promise<void> {
  const { title, body } = Object.hasOwn(PUSH_WORDS, kind)
    ? PUSH_WORDS[kind as keyof typeof PUSH_WORDS]
    : OTHER_PUSH_WORDS;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang: 'it',
    ...(await findIcon()),
    tag: pushTag(kind, id ?? ''),
    renotify: true,
    data: id,
  };
  await self.registration.showNotification(title, options);
  // A dot: only the open app knows the number.
  await (self.navigator as { setAppBadge?: () => Promise<void> }).setAppBadge?.().catch(() => undefined);
}

interface Manifest {
  readonly icons?: readonly { readonly src: string; readonly purpose?: string; readonly type?: string }[];
}

/** The brand's icon; without a network the browser shows its own. */
async function findIcon(): Promise<{ readonly icon?: string }> {
  try {
    const { icons = [] } = (await (await fetch('/manifest.webmanifest')).json()) as Manifest;
    const found = icons.find(({ type, purpose = 'any' }) => type === 'image/png' && purpose.includes('any'));
    return found === undefined ? {} : { icon: found.src };
  } catch {
    return {};
  }
}

async function openPage(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab =
    tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];
  if (tab !== undefined) {
    await tab.focus().catch(() => undefined);
    try {
      if ((await tab.navigate(path)) !== null) return;
    } catch {
      // A tab of an older worker can't be led; a new one is opened.
    }
  }
  await self.clients.openWindow(path);
}

/** The server learns the new endpoint when the app is opened next (shared/push/KeepPush.tsx). */
async function resubscribe(event: Event): Promise<void> {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  const key = oldSubscription?.options.applicationServerKey;
  if (newSubscription || !key) return;
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
