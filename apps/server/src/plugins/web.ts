import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PublicConfig } from '@sportello/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OfferCookies } from './browser-cookies.ts';
import { refuse } from './errors.ts';
import { pathOf } from './path.ts';

/** What an HTML page may load and who may frame it. */
const pageHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  // The page names its hashed files: it must be asked again, they need not.
  'cache-control': 'no-cache',
};

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the web app on the API's own origin: its files, `/config.json`, and its page for every
 * other address, since the app itself knows its routes.
 */
export async function serveWeb(
  app: FastifyInstance,
  options: { webRoot: string; apiPrefix: string; config: PublicConfig; offerCookies: OfferCookies },
): Promise<void> {
  const { webRoot, apiPrefix, offerCookies } = options;

  app.get('/config.json', { schema: { hide: true } }, async (request, reply) => {
    offerCookies(request, reply);
    reply.header('cache-control', 'no-store');
    return options.config;
  });

  // While developing, Vite serves the app and only the API is ours.
  const isBuilt = existsSync(path.join(webRoot, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      serveDotFiles: false,
      setHeaders: (response, file) => {
        const isHashed = path.relative(webRoot, file).startsWith(`assets${path.sep}`);
        response.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
      },
    });
  }

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    offerCookies(request, reply);
    return reply.headers(pageHeaders).sendFile('index.html', { cacheControl: false });
  };

  // The files' own route would answer these two, the first with a refusal and the second without
  // the page's headers.
  if (isBuilt) {
    app.get('/', { schema: { hide: true } }, sendPage);
    app.get('/index.html', { schema: { hide: true } }, sendPage);
  }

  app.setNotFoundHandler((request, reply) => {
    const asked = pathOf(request);
    const isPage = request.method === 'GET' && !asked.startsWith(`${apiPrefix}/`) && path.extname(asked) === '';
    return isBuilt && isPage ? sendPage(request, reply) : refuse(request, reply, 'NOT_FOUND');
  });
}
