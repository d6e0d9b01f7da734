import { sessionAccess } from '@sportello/domain';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';

/**
 * Starts a screen's data in parallel with its code; for the route's `loader`. On a preload (hover, focus or touch)
 * only with a session that needs no renewal: a preload must neither renew nor clear a session.
 */
export function startData(start: (app: App) => Promise<void>) {
  return ({ context: { app }, preload }: { context: { app: App }; preload: boolean }): void => {
    if (preload && sessionAccess(app.session.current(), app.clock.now()) !== 'PASS') return;
    // The screen fetches what failed again, and shows the error.
    void start(app).catch(() => undefined);
  };
}

export function loadHome(router: RegisteredRouter): void {
  loadPages(router, ['/my-edison']);
}

export function loadPages(router: RegisteredRouter, paths: readonly string[]): void {
  const routes = new Set(paths.flatMap((path) => router.getMatchedRoutes(path)[0]));
  for (const route of routes) {
    // A failed preload is repeated, and its error shown, on the real navigation.
    void router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
