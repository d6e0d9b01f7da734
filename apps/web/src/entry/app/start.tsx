import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { openApp } from '../../api/app.ts';
import type { Door } from '../../api/start/sign-in-gate.ts';
import { loadHome } from '../../routes/-frame/prefetch.ts';
import { takeForms } from '../../ui/open-page/held-form.ts';
import { AppRoot } from './AppRoot.tsx';
import { routerOf } from './router.ts';

/** Starts the app on its own page. @param made the path of the prerendered page to hydrate */
export async function startApp(door: Door, element: HTMLElement, made: string | undefined): Promise<void> {
  const app = openApp(door);
  const router = routerOf(app);
  // Makes the router hydrate the existing page instead of rendering it again.
  if (made !== undefined) router.ssr = { manifest: undefined };
  // Until the first page is loaded, perhaps after a renewal of the session, the server-sent page stays: the
  // prerendered one, or 'Caricamento...'.
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

/** Loads the app behind a page that ran without it so far. */
export function hydrateApp(door: Door) {
  const app = openApp(door);
  const router = routerOf(app, { before: window.location.pathname });
  return {
    loadHome: () => loadHome(router),
    /** Replaces the current page. @param path the next page; the session decides if it is omitted */
    async enter(root: Root, path?: string): Promise<void> {
      if (path !== undefined) router.history.push(path);
      await router.load();
      root.render(<AppRoot app={app} router={router} />);
    },
  };
}
