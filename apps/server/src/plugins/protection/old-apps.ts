import { APP_BUILD_HEADER, OLDEST_APP_BUILD, type Call } from '@sportello/calls';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

/** Rejects calls of an app that is too old, before anything is done (pagine.versione.3). */
export function rejectOldApps(calls: FastifyInstance): void {
  calls.addHook('onRequest', async ({ headers, routeOptions }) => {
    const build = headers[APP_BUILD_HEADER];
    if (build === undefined || isServed(build)) return;
    const { call } = routeOptions.config;
    if (call === undefined || needsCurrentApp(call)) throw new ApiError('APP_TOO_OLD');
  });
}

/** A session goes on and ends with any app: to lose it would lose what somebody typed. */
export function needsCurrentApp({ id, access }: Call): boolean {
  return access !== 'provider' && id !== 'token' && id !== 'signOut';
}

function isServed(build: string | string[]): boolean {
  return typeof build === 'string' && /^\d{1,9}$/.test(build) && Number(build) >= OLDEST_APP_BUILD;
}
