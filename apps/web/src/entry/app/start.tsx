import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { openApp } from '../../api/app.ts';
import type { Door } from '../../api/start/sign-in-gate.ts';
import { loadHome } from '../../routes/-frame/prefetch.ts';
import { takeForms } from '../../ui/open-page/held-form.ts';
import { AppRoot } from './AppRoot.tsx';
import { routerOf } from './router.ts';

/** Starts the app on a page of its own. @param made the path of the page that stands here to be taken over */
export async function startApp(door: Door, element: HTMLElement, made: string | undefined): Promise<void> {
  const app = openApp(door);
  const router = routerOf(app);
  // Tells the router that its page stands there already, and may not be begun anew.
  if (made !== undefined) router.ssr = { manifest: undefined };
  // Until the first page is there, after a renewal of the session perhaps, the page that the server
  // sent stands: the made one, or 'Caricamento...'.
  await router.load();
  const page = <AppRoot app={app} router={router} />;
  if (router.state.location.pathname === made) {
    startTransition(() => void hydrateRoot(element, page));
    return;
  }
  delete router.ssr;
  takeForms();
  const root = createRoot(element);
  startTransition(() => root.render(page));
}

/** The app behind a page that did without it so far. */
export function hydrateApp(door: Door) {
  const app = openApp(door);
  const router = routerOf(app, { before: window.location.pathname });
  return {
    /** Brings the code of the home, to which one is on the way. */
    loadHome: () => loadHome(router),
    /** Takes the page's place. @param path where to go on to; without one the session says so */
    async enter(root: Root, path?: string): Promise<void> {
      if (path !== undefined) router.history.push(path);
      await router.load();
      root.render(<AppRoot app={app} router={router} />);
    },
  };
}
