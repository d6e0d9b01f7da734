import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { pathOf } from './path.ts';

/**
 * Answers 405 with the allowed methods for a known path, as RFC 9110 §15.5.6 requires; Fastify would answer 404.
 * Register before the routes.
 */
export function rejectWrongMethods(app: FastifyInstance): void {
  const known = new Map<string, { pattern: RegExp; verbs: Set<string> }>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    const entry = known.get(url) ?? { pattern: patternOf(url), verbs: new Set() };
    for (const verb of [method].flat()) entry.verbs.add(verb);
    known.set(url, entry);
  });

  app.addHook('onRequest', (request, reply, done) => {
    // The web app's wildcard route matches every path, but only as a fallback.
    if (!request.is404 && request.routeOptions.url?.endsWith('*') !== true) return done();
    const path = pathOf(request);
    const verbs = [...known.values()].flatMap((each) => (each.pattern.test(path) ? [...each.verbs] : []));
    if (verbs.length === 0 || verbs.includes(request.method)) return done();
    reply.header('allow', [...new Set(verbs)].join(', '));
    done(new ApiError('METHOD_NOT_ALLOWED'));
  });
}

function patternOf(url: string): RegExp {
  const parts = url.split(/:\w+/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
