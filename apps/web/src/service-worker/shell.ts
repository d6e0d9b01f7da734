import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { arePagesTagged, files, pages } from './build-facts.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files that the shell does without, such as the map and the PDF reader: kept once they were used. */
const USED_FILES = 'sportello-used-files';

const shell = new PrecacheController({
  plugins: [
    {
      // Between two releases a server may send a page of the other one, whose files are not here.
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && hasVersion(response, pages[new URL(request.url).pathname]) ? response : null,
    },
  ],
});

export const cachedPage = (path: string) => shell.matchPrecache(path in pages ? path : '/');

/** Keeps what the app needs to start without a network. The names of all files change with their content. */
export function precacheShell(): void {
  shell.addToCacheList([
    ...files.map((url) => ({ url, revision: null })),
    ...Object.entries(pages).map(([url, revision]) => ({ url, revision })),
  ]);
  self.addEventListener('install', (event) => void shell.install(event));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (url.pathname.startsWith('/assets/') || (url.pathname.startsWith('/brand/') && url.search !== '')),
    new CacheFirst({
      cacheName: USED_FILES,
      plugins: [
        // The shell's files, and those of the release before, which a tab that is still open may ask for.
        { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request) },
      ],
    }),
  );
}

/** Drops the files of older releases, unless other tabs may still need them: then the next release does. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) {
    await caches.delete(USED_FILES);
    await shell.activate(event);
  }
  await self.clients.claim();
}

function hasVersion(response: Response, version: string | undefined): boolean {
  const tag = response.headers.get('etag');
  return version === undefined || !arePagesTagged || tag === null || tag.includes(version);
}
