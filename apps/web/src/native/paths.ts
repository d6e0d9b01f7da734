import { ROUTES } from '@sportello/domain';

/** Opens a link of the area in the running app, without loading the page again. Links elsewhere are left alone. */
export function openLink(link: string, { location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const url = URL.parse(link);
  if (url === null || url.origin !== location.origin) return;
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (path === `${location.pathname}${location.search}${location.hash}`) return;
  history.pushState({}, '', path);
  // The router reads the address when the history moves.
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

/** Android's back button closes what is open, then goes back, and leaves the app on its first page. */
export function goBack(canGoBack: boolean, leave: () => void): void {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  // A dialog closes itself at the event of the Escape key.
  if (open !== undefined) open.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (canGoBack && window.location.pathname !== `/${ROUTES.HOME}`) window.history.back();
  else leave();
}
