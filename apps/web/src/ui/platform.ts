import { useSyncExternalStore } from 'react';

/** How the device's own interfaces move: iOS takes a little longer over a menu. */
export type UiStyle = 'ios' | 'md';

export function detectUiStyle(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): UiStyle {
  const { userAgent, maxTouchPoints } = device;
  const phone = /iPhone|iPad|iPod/.test(userAgent);
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const tablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return phone || tablet ? 'ios' : 'md';
}

/** Writes the style on `<html data-ui>`, where the tokens read it (as `page/head.js` did already). */
export function applyUiStyle(): UiStyle {
  const style = detectUiStyle(navigator);
  document.documentElement.dataset['ui'] = style;
  return style;
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser believes that it is connected. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** What browsers tell of the line; some don't. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the line has room for what may never be wanted (pagine.rete.2). */
export function hasRoom(device: object): boolean {
  const { connection = {} } = device as { readonly connection?: Line };
  const { saveData = false, effectiveType = '4g' } = connection;
  return !saveData && effectiveType === '4g';
}
