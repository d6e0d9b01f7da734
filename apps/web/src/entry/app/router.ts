import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';
import { PageErrorLater } from '../../routes/-frame/errors-later.tsx';
import { routeTree } from '../../routeTree.gen.ts';

interface RouterOptions {
  /** Where the page is; the browser's own unless given, which is for pages made at build. */
  readonly history?: RouterHistory;
  /** The path of the page that stood here before the router came: its first page is then a step on from there. */
  readonly before?: string;
}

export function routerOf(app: App, { history, before }: RouterOptions = {}) {
  return createRouter({
    routeTree,
    context: { app, before },
    defaultPreload: 'intent',
    // The query cache knows how old an answer may be.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageErrorLater,
    // Where a page is made at build this would write a script into it.
    scrollRestoration: history === undefined,
    // Kept in the tab beyond the session: never under an address, which may name a contract (sessione.memoria.6).
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
