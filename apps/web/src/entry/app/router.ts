import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';
import { PageErrorLater } from '../../routes/-frame/errors-later.tsx';
import { routeTree } from '../../routeTree.gen.ts';

interface RouterOptions {
  /** The browser's history unless passed, which pages rendered at build time need. */
  readonly history?: RouterHistory;
  /** The path of the page shown before the router was loaded: its first page is then a step forward from there. */
  readonly before?: string;
}

export function routerOf(app: App, { history, before }: RouterOptions = {}) {
  return createRouter({
    routeTree,
    context: { app, before },
    defaultPreload: 'intent',
    // The query cache decides how old an answer may be.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageErrorLater,
    // At build time this would write a script into the page.
    scrollRestoration: history === undefined,
    // Kept in the tab beyond the session, so the key is never an address, which may name a contract
    // (sessione.memoria.6).
    getScrollRestorationKey: ({ state }) => state.__TSR_key ?? String(state.__TSR_index),
    ...(history && { history }),
  });
}

export type AppRouter = ReturnType<typeof routerOf>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
