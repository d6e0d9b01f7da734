import { existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PublicConfig } from '@sportello/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OfferCookies } from '../protection/browser-cookies.ts';
import { sendKept } from '../answers/kept.ts';
import { reject } from '../errors/envelope.ts';
import type { ContentSources } from '../../config/content-sources.ts';
import type { BrandFiles } from './brand/files.ts';
import { appManifest } from './brand/app-manifest.ts';
import { serveManifest, type NamedBrand } from './brand/manifest.ts';
import { serveBrand } from './brand/serve.ts';
import { makePages, type Page, type Pages } from './pages.ts';
import { SERVICE_WORKER } from './service-worker.ts';
import { pathOf } from '../requests/path.ts';

const SHARE_TARGET = appManifest.share_target.action;

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * A worker uses the policy of its own response. Ours get their data passed in and neither fetch nor evaluate scripts;
 * the PDF worker compiles decoders for scanned pages (WebAssembly).
 */
const workerPolicies: readonly (readonly [RegExp, string])[] = [
  [/^pdf\.worker\./, "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"],
  [/^\w+\.worker-/, "default-src 'none'; frame-ancestors 'none'"],
];

/** The service worker fetches what pages ask for, all of it from this origin. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export interface WebOptions {
  readonly webRoot: string;
  readonly apiPrefix: string;
  readonly config: PublicConfig;
  readonly sources: ContentSources;
  readonly offerCookies: OfferCookies;
  readonly brand: NamedBrand;
  readonly brandFiles: BrandFiles;
}

/**
 * Serves the web app on the API's origin: its files as compressed by the build, `/config.json`, and its pages for
 * every other URL, since routing happens in the app.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webRoot, apiPrefix, offerCookies } = options;

  const config = JSON.stringify(options.config);
  app.get('/config.json', { schema: { hide: true } }, async (request, reply) => {
    offerCookies(request, reply);
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(config);
  });
  await serveBrand(app, options.brandFiles);
  await serveManifest(app, options.brand, options.brandFiles);

  // In development Vite serves the app.
  if (!existsSync(path.join(webRoot, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => reject(request, reply, 'NOT_FOUND'));
    return;
  }

  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // The tag suffices; range requests are not needed.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(webRoot, file).startsWith(`assets${path.sep}`);
      response.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
      // Nobody asks again whether a file has changed that never does, and a page has dozens of them.
      if (isHashed) response.removeHeader('etag');
      const policy = workerPolicies.find(([name]) => name.test(path.basename(file)))?.[1];
      if (policy !== undefined) response.header('content-security-policy', policy);
    },
  });

  let made: { of: number; pages: Promise<Pages> } | undefined;
  const pages = async () => {
    // A new build references other files; the previous pages are served until it is complete.
    const of = await stat(path.join(webRoot, 'index.html')).then(
      ({ mtimeMs }) => mtimeMs,
      () => made?.of,
    );
    if (of === undefined || made?.of === of) return await (made?.pages ?? makePages(options));
    const before = made?.pages;
    made = { of, pages: makePages(options).catch((error: unknown) => before ?? Promise.reject(error as Error)) };
    return await made.pages;
  };
  // Renders at startup so the first visitor need not wait; an error recurs at their request.
  app.addHook('onListen', () => void pages().catch(() => undefined));

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    offerCookies(request, reply);
    const { open, shellOf } = await pages();
    const asked = pathOf(request);
    return send(request, reply, open.get(asked.replace(/\.html$/, '')) ?? (await shellOf(asked)));
  };

  app.get(SERVICE_WORKER, { schema: { hide: true } }, async (request, reply) => {
    const { serviceWorker } = await pages();
    if (serviceWorker === undefined) return reject(request, reply, 'NOT_FOUND');
    void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': serviceWorkerPolicy });
    return sendKept(request, reply, 'text/javascript; charset=utf-8', serviceWorker);
  });

  // The static file route would serve these without the pages' headers.
  const openPages = openPagesIn(webRoot);
  const asFiles = ['/index', ...openPages].map((url) => `${url}.html`);
  for (const url of ['/', SHARE_TARGET, ...openPages, ...asFiles]) app.get(url, { schema: { hide: true } }, sendPage);
  for (const url of [SHARE_TARGET, ...openPages])
    app.post(url, { schema: { hide: true }, onRequest: backToThePage }, sendPage);

  app.setNotFoundHandler((request, reply) => {
    const asked = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Metrics have a port of their own (METRICS_PORT); a page here would look like metrics without a value.
    const isPage = isRead && !asked.startsWith(`${apiPrefix}/`) && asked !== '/metrics' && path.extname(asked) === '';
    return isPage ? sendPage(request, reply) : reject(request, reply, 'NOT_FOUND');
  });
}

function openPagesIn(webRoot: string): string[] {
  const names = readdirSync(webRoot).filter((name) => name.endsWith('.html') && name !== 'index.html');
  return names.map((name) => `/${path.basename(name, '.html')}`);
}

/**
 * Redirects a form submitted without JavaScript back to its page: the input is neither read nor put into a URL, and
 * the page states that it needs scripts. A photo that is shared before the app's worker runs is lost the same way.
 */
async function backToThePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.redirect(pathOf(request), 303);
}

function send(request: FastifyRequest, reply: FastifyReply, { headers, answer }: Page): FastifyReply {
  // The page references hashed files, so it must be revalidated while they need not. It sets cookies and may be
  // personal, so shared caches must not store it.
  void reply.headers({ ...headers, 'cache-control': 'private, no-cache' });
  return sendKept(request, reply, 'text/html; charset=utf-8', answer);
}
