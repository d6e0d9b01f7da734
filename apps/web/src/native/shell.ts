/** Functions that exist only inside the Android or iOS app of the provider. */
export interface NativeShell {
  /** Vibrates shortly, as a sign that something was done. */
  readonly confirm: () => void;
  /** Opens a file with another app, since the page of an app can't download. */
  readonly openFile: (file: { readonly name: string; readonly content: Blob }) => Promise<void>;
  readonly share: (what: { readonly title: string; readonly text: string; readonly url: string }) => Promise<void>;
}

let shell: NativeShell | undefined;

/** Returns true inside the provider's app, which adds its name to the browser's (apps/mobile). */
export const isInShell = (): boolean => /\bSportelloApp\/\d/.test(navigator.userAgent);

/** Returns the shell once its plugins are ready; undefined in a browser. */
export const nativeShell = (): NativeShell | undefined => shell;

export function setNativeShell(ready: NativeShell): void {
  shell = ready;
}
