import { sessionAccess } from '@sportello/domain';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';

/**
 * Starts a screen's data together with its code; put it into the route's `loader`, which both begin
 * with. Ahead of a step (on hover, focus or touch) only with a session that needs no renewal: a look
 * ahead must neither renew nor clear anything.
 */
export function startData(start: (app: App) => Promise<void>) {
  return ({ context: { app }, preload }: { context: { app: App }; preload: boolean }): void => {
    if (preload && sessionAccess(app.session.current(), app.clock.now()) !== 'PASS') return;
    // The screen asks for itself what did not come, and tells why.
    void start(app).catch(() => undefined);
  };
}

/** Brings the code of the home ahead of a step there. */
export function loadHome(router: RegisteredRouter): void {
  loadPages(router, ['/my-edison']);
}

/** Brings the code of pages ahead of a step there, with that of the frames around them. */
export function loadPages(router: RegisteredRouter, paths: readonly string[]): void {
  const routes = new Set(paths.flatMap((path) => router.getMatchedRoutes(path)[0]));
  for (const route of routes) {
    // It will be asked for again, and a failure told, when somebody really goes there.
    void router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
