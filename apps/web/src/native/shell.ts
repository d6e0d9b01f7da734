import type { PushApp } from '@sportello/domain';

/** Pushes by the push service of the phone's system. */
export interface NativePush {
  readonly app: PushApp;
  readonly permission: () => 'ASKABLE' | 'DENIED' | 'GRANTED';
  /** Asks for the permission where it is not given yet; returns the app's token, or undefined without it. */
  readonly turnOn: () => Promise<string | undefined>;
  /** Returns the token of an app that has the permission. */
  readonly find: () => Promise<string | undefined>;
  /** Calls back when the system has made a new token; returns how to stop. */
  readonly watch: (listener: (token: string) => void) => () => void;
  readonly turnOff: () => Promise<void>;
}

/** Functions that exist only inside the Android or iOS app of the provider. */
export interface NativeShell {
  /** Vibrates shortly, as a sign that something was done. */
  readonly confirm: () => void;
  /** Opens a file with another app, since the page of an app can't download. */
  readonly openFile: (file: { readonly name: string; readonly content: Blob }) => Promise<void>;
  readonly share: (what: { readonly title: string; readonly text: string; readonly url: string }) => Promise<void>;
  /** Undefined in an app that was made without pushes. */
  readonly push: NativePush | undefined;
}

let shell: NativeShell | undefined;

/** Returns true inside the provider's app, which adds its name to the browser's (apps/mobile). */
export const isInShell = (): boolean => /\bSportelloApp\/\d/.test(navigator.userAgent);

/** Returns the shell once its plugins are ready; undefined in a browser. */
export const nativeShell = (): NativeShell | undefined => shell;

export function setNativeShell(ready: NativeShell): void {
  shell = ready;
}
