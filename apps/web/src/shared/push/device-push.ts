import type { ParsedRequestOf, subscribeApp } from '@sportello/calls';
import type { PushState } from '@sportello/domain';
import { useSyncExternalStore } from 'react';
import { isInShell, nativeShell } from '../../native/shell.ts';
import { SHELL_EVENT } from '../../native/shell-event.ts';
import {
  browserSupport,
  findSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
  type BrowserSubscription,
  type PushSupport,
} from './browser-push.ts';

export type { PushSupport } from './browser-push.ts';

export type AppAddress = ParsedRequestOf<typeof subscribeApp>['body'];

/** The address of this device at its push service: that of a browser, or of an app of a store. */
export type PushAddress =
  | { readonly app: AppAddress; readonly browser?: undefined }
  | { readonly app?: undefined; readonly browser: BrowserSubscription };

/** The page of an app gets no pushes of the browser, but those of its system where the app was made with them. */
export function pushSupport(): PushSupport {
  return isInShell() ? (nativeShell()?.push?.permission() ?? 'MISSING') : browserSupport();
}

/** Returns true if the provider sends pushes to devices of this kind. */
export function canReceive({ publicKey, apps }: Pick<PushState, 'publicKey' | 'apps'>): boolean {
  if (!isInShell()) return publicKey !== undefined;
  const app = nativeShell()?.push?.app;
  return app !== undefined && apps.includes(app);
}

/** Asks for the permission, where it is not given yet, and subscribes; undefined without it. */
export async function subscribeHere({ publicKey }: Pick<PushState, 'publicKey'>): Promise<PushAddress | undefined> {
  if (isInShell()) return addressOf(await nativeShell()?.push?.turnOn());
  const browser = publicKey === undefined ? undefined : await subscribeBrowser(publicKey);
  return browser && { browser };
}

/** Returns the current address of a device that is subscribed. */
export async function findHere(): Promise<PushAddress | undefined> {
  if (isInShell()) return addressOf(await nativeShell()?.push?.find());
  const browser = await findSubscription();
  return browser && { browser };
}

/** Calls back with the new address of an app; a browser's is found at the next visit. Returns how to stop. */
export function watchHere(listener: (address: PushAddress) => void): (() => void) | undefined {
  return nativeShell()?.push?.watch((token) => {
    const address = addressOf(token);
    if (address !== undefined) listener(address);
  });
}

export async function unsubscribeHere(): Promise<void> {
  await (isInShell() ? nativeShell()?.push?.turnOff() : unsubscribeBrowser());
}

function addressOf(token: string | undefined): PushAddress | undefined {
  const sistema = nativeShell()?.push?.app;
  return token === undefined || sistema === undefined ? undefined : { app: { sistema, token } };
}

/** Calls back when the app's plugins are ready, and when its permission has changed; returns how to stop. */
export function watchShell(changed: () => void): () => void {
  window.addEventListener(SHELL_EVENT, changed);
  return () => window.removeEventListener(SHELL_EVENT, changed);
}

/** Returns true at once in a browser, and in an app once its plugins are ready. */
export function useShellReady(): boolean {
  return useSyncExternalStore(watchShell, () => !isInShell() || nativeShell() !== undefined);
}
