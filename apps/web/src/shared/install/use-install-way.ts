import { useSyncExternalStore } from 'react';
import { isInShell } from '../../native/shell.ts';
import { detectUiStyle } from '../../ui/platform.ts';

/** Chromium sends it if the app can be installed; other browsers have menus only. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by src/main.ts, since it comes before any screen. */
    sportelloInstall?: Event | undefined;
  }
}

/** `done`: this is the installed app, or one from a store. `menu`: only the browser's own menu installs. */
export type InstallWay = 'prompt' | 'ios' | 'menu' | 'done';

function wayNow(): InstallWay {
  if (isInShell()) return 'done';
  if (matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true))
    return 'done';
  if (window.sportelloInstall !== undefined) return 'prompt';
  return detectUiStyle(navigator) === 'ios' ? 'ios' : 'menu';
}

/** Called after the browser's question, which is followed by no event. */
const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  const events = ['beforeinstallprompt', 'appinstalled'];
  for (const type of events) window.addEventListener(type, changed);
  return () => {
    watchers.delete(changed);
    for (const type of events) window.removeEventListener(type, changed);
  };
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(watch, wayNow, () => 'done');

/** Shows the browser's question; returns true if the customer accepts. */
export async function install(): Promise<boolean> {
  const event = window.sportelloInstall as InstallEvent | undefined;
  if (event === undefined) return false;
  // It asks once only.
  window.sportelloInstall = undefined;
  await event.prompt();
  const { outcome } = await event.userChoice;
  for (const changed of watchers) changed();
  return outcome === 'accepted';
}
