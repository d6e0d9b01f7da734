import { Capacitor } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { pushedPath } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { tolerantStorage } from '../session/storage/key-value.ts';
import { openLink } from './paths.ts';
import type { NativePush } from './shell.ts';
import { SHELL_EVENT } from './shell-event.ts';

/** Stays after signing out: older Androids permit pushes unasked, so the app itself must know that it has asked. */
const ASKED_KEY = 'FIXED_pushAsked';

/** Keeps the page of a touched push over the reload that locks the app. */
const TOUCHED_KEY = 'sportello-touched';

/** Milliseconds within which a reload that locks the app has begun. */
const RELOAD_MS = 2000;

/** Milliseconds to wait for the push service of the system. */
const PATIENCE_MS = 20_000;

/** The channel that the server names in pushes to Android (`ports/push/fcm.ts`). */
const CHANNEL = 'notifiche';

const browser = tolerantStorage(() => window.localStorage);
const tab = tolerantStorage(() => window.sessionStorage);

/** Connects the page with the pushes of the system; undefined in an app that was made without them. */
export async function connectPush(): Promise<NativePush | undefined> {
  if (!Capacitor.isPluginAvailable('PushNotifications')) return undefined;
  const app = Capacitor.getPlatform() === 'ios' ? 'IOS' : 'ANDROID';
  let receive = (await PushNotifications.checkPermissions()).receive;
  let token: Promise<string> | undefined;
  const watching = new Set<(token: string) => void>();
  const waiting = new Set<{ resolve: (token: string) => void; reject: (error: Error) => void }>();

  await PushNotifications.addListener('registration', ({ value }) => {
    // The page that registered gets the token, and all others what has changed.
    if (waiting.size === 0) for (const watch of watching) watch(value);
    for (const each of waiting) each.resolve(value);
    waiting.clear();
  });
  await PushNotifications.addListener('registrationError', ({ error }) => {
    for (const each of waiting) each.reject(new Error(error));
    waiting.clear();
  });

  const register = () => {
    token ??= new Promise<string>((resolve, reject) => {
      const each = { resolve, reject };
      waiting.add(each);
      setTimeout(() => {
        waiting.delete(each);
        reject(new Error('The push service did not answer.'));
      }, PATIENCE_MS);
      void makeChannel(app)
        .then(() => PushNotifications.register())
        .catch(reject);
    }).finally(() => (token = undefined));
    return token;
  };

  // The permission may change in the settings of the phone.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void PushNotifications.checkPermissions().then((now) => {
      receive = now.receive;
      window.dispatchEvent(new Event(SHELL_EVENT));
    });
  });

  return {
    app,
    permission() {
      if (receive === 'denied') return 'DENIED';
      return receive === 'granted' && browser.get(ASKED_KEY) !== null ? 'GRANTED' : 'ASKABLE';
    },
    async turnOn() {
      receive = (await PushNotifications.requestPermissions()).receive;
      if (receive !== 'granted') return undefined;
      const made = await register();
      browser.set(ASKED_KEY, '1');
      return made;
    },
    find: async () => (receive === 'granted' ? await register() : undefined),
    watch(listener) {
      watching.add(listener);
      return () => void watching.delete(listener);
    },
    turnOff: () => PushNotifications.unregister(),
  };
}

/** Android lets customers silence a channel, which must be there before the first push. */
async function makeChannel(app: NativePush['app']): Promise<void> {
  if (app !== 'ANDROID') return;
  await PushNotifications.createChannel({ id: CHANNEL, name: t`Notifiche`, importance: 3, visibility: 1 });
}

/** Opens the page of each push that is touched, also of the one that started the app. */
export async function openTouched(): Promise<void> {
  if (!Capacitor.isPluginAvailable('PushNotifications')) return;
  const before = tab.get(TOUCHED_KEY);
  tab.remove(TOUCHED_KEY);
  if (before !== null) openLink(before);
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { id } = notification.data as { readonly id?: unknown };
    const link = new URL(pushedPath(id), window.location.origin).href;
    tab.set(TOUCHED_KEY, link);
    setTimeout(() => tab.remove(TOUCHED_KEY), RELOAD_MS);
    openLink(link);
  });
}
