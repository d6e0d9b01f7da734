import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { App } from '../api/app.ts';
import { PageErrorLater } from '../routes/-frame/errors-later.tsx';
import { routeTree } from '../routeTree.gen.ts';

/** @param history where the page is; the browser's own unless given, which is for pages made at build */
export function routerOf(app: App, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { app },
    defaultPreload: 'intent',
    // The query cache knows how old an answer may be.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageErrorLater,
    // Where a page is made at build this would write a script into it.
    scrollRestoration: history === undefined,
    ...(history && { history }),
  });
}

export type AppRouter = ReturnType<typeof routerOf>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
