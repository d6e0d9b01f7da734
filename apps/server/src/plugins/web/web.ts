import { existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { PublicConfig } from '@sportello/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { OfferCookies } from '../protection/browser-cookies.ts';
import { refuse } from '../errors/envelope.ts';
import type { ContentSources } from '../../config/content-sources.ts';
import { encodings, makePages, type Page, type Pages } from './pages.ts';
import { pathOf } from '../requests/path.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** What reads PDFs in the app, apart from its page. */
const PDF_WORKER = 'pdf.worker.';

/**
 * A worker goes by the policy that it comes with. This one is handed all that it reads, and compiles
 * the readers of scanned pages (WebAssembly, which is no script); it fetches nothing and runs no text.
 */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

export interface WebOptions {
  readonly webRoot: string;
  readonly apiPrefix: string;
  readonly config: PublicConfig;
  readonly sources: ContentSources;
  readonly offerCookies: OfferCookies;
}

/**
 * Serves the web app on the API's own origin: its files, packed as the build left them,
 * `/config.json`, and its pages for every other URL, since the app itself knows its routes.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webRoot, apiPrefix, offerCookies } = options;

  app.get('/config.json', { schema: { hide: true } }, async (request, reply) => {
    offerCookies(request, reply);
    reply.header('cache-control', 'no-store');
    return options.config;
  });

  // While developing, Vite serves the app and only the API is ours.
  if (!existsSync(path.join(webRoot, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => refuse(request, reply, 'NOT_FOUND'));
    return;
  }

  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // A file is the same or it is another one, which its tag says; and nobody wants a part of one.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(webRoot, file).startsWith(`assets${path.sep}`);
      response.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
      if (path.basename(file).startsWith(PDF_WORKER)) response.header('content-security-policy', workerPolicy);
    },
  });

  let made: { of: number; pages: Promise<Pages> } | undefined;
  const pages = async () => {
    // A new build names other files. While it is under way the pages before it still stand.
    const of = await stat(path.join(webRoot, 'index.html')).then(
      ({ mtimeMs }) => mtimeMs,
      () => made?.of,
    );
    if (of === undefined || made?.of === of) return await (made?.pages ?? makePages(options));
    const before = made?.pages;
    made = { of, pages: makePages(options).catch((error: unknown) => before ?? Promise.reject(error as Error)) };
    return await made.pages;
  };
  // The first visitor need not wait for them. Whatever goes wrong meets that visitor.
  app.addHook('onListen', () => void pages().catch(() => undefined));

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    offerCookies(request, reply);
    const { open, shell } = await pages();
    return send(request, reply, open.get(pathOf(request).replace(/\.html$/, '')) ?? shell);
  };

  // The files' own route would answer these without the pages' headers.
  const openPages = openPagesIn(webRoot);
  const asFiles = ['/index', ...openPages].map((url) => `${url}.html`);
  for (const url of ['/', ...openPages, ...asFiles]) app.get(url, { schema: { hide: true } }, sendPage);
  for (const url of openPages) app.post(url, { schema: { hide: true }, onRequest: backToThePage }, sendPage);

  app.setNotFoundHandler((request, reply) => {
    const asked = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !asked.startsWith(`${apiPrefix}/`) && path.extname(asked) === '';
    return isPage ? sendPage(request, reply) : refuse(request, reply, 'NOT_FOUND');
  });
}

/** The paths whose page has HTML of its own, as the build left it. */
function openPagesIn(webRoot: string): string[] {
  const names = readdirSync(webRoot).filter((name) => name.endsWith('.html') && name !== 'index.html');
  return names.map((name) => `/${path.basename(name, '.html')}`);
}

/**
 * A form of a page, sent by a browser that runs no script: what was typed is neither read nor repeated
 * in a URL, and the page says what it needs.
 */
async function backToThePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.redirect(pathOf(request), 303);
}

const negotiator = new Negotiator({ supportedValues: [...encodings] });

function send(request: FastifyRequest, reply: FastifyReply, { headers, bodies, etag }: Page): FastifyReply {
  // The page names its hashed files: it must be asked again, they need not. It comes with cookies, and may be
  // somebody's: nobody in between keeps it.
  void reply.headers({ ...headers, etag, vary: 'accept-encoding', 'cache-control': 'private, no-cache' });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? 'identity') ?? 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}
