import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { cachedPage } from './shell.ts';

/** After this time without an answer a page starts from the cache. */
const PATIENCE_MS = 4000;

/** Paths that are no pages of the app. */
const OTHERS = /^\/(api|brand|captcha|config\.json|demo|metrics)(\/|$)|\.\w+$/;

/**
 * Answers a request for a page: with the server's answer, which sets cookies and has the current release, or with the
 * cached page if none arrives (pagine.rete.3). No answer of the API is ever cached, since it is personal.
 */
export function answerWithPages(): void {
  enable();
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && request.destination === 'document' && !OTHERS.test(url.pathname),
    ({ event, request, url }) => answer(event as FetchEvent, request, url.pathname),
  );
}

async function answer(event: FetchEvent, request: Request, path: string): Promise<Response> {
  const asked = askServer(event, request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE_MS)));
  const inTime = await Promise.race([asked.catch(() => undefined), patience]);
  clearTimeout(timer);
  return inTime ?? (await cachedPage(path.replace(/(.)\/$/, '$1'))) ?? (await asked);
}

async function askServer(event: FetchEvent, request: Request): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? (await fetch(request));
}
