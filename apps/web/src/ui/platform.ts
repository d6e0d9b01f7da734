import { useSyncExternalStore } from 'react';

/** The platform's motion style: iOS menus animate a little longer. */
export type UiStyle = 'ios' | 'md';

export function detectUiStyle(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): UiStyle {
  const { userAgent, maxTouchPoints } = device;
  const phone = /iPhone|iPad|iPod/.test(userAgent);
  // An iPad reports Macintosh, but no Macintosh has a touch screen.
  const tablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return phone || tablet ? 'ios' : 'md';
}

/** Sets `<html data-ui>` for the tokens (as `page/head.js` has done already). */
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

export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** The Network Information API, which some browsers lack. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns true if the connection allows preloading (pagine.rete.2). */
export function hasRoom(device: object): boolean {
  const { connection = {} } = device as { readonly connection?: Line };
  const { saveData = false, effectiveType = '4g' } = connection;
  return !saveData && effectiveType === '4g';
}
