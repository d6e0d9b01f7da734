import { registerRoute } from 'workbox-routing';
import { SHARED_PHOTO, SHARED_PHOTO_LASTS_MS, SHARED_PHOTOS, SHARE_TARGET } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Keeps a photo that another app shares until a reading form takes it (pagine.installata.3). */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
    async ({ request }) => {
      const photo = (await request.formData()).get('foto');
      if (photo instanceof File) await keep(photo);
      return Response.redirect(`${SHARE_TARGET}?foto=condivisa`, 303);
    },
    'POST',
  );
  self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
}

async function keep(photo: File): Promise<void> {
  const headers = { 'content-type': photo.type, name: encodeURIComponent(photo.name), 'shared-at': String(Date.now()) };
  await (await caches.open(SHARED_PHOTOS)).put(SHARED_PHOTO, new Response(photo, { headers }));
}

async function dropOld(): Promise<void> {
  const kept = await caches.match(SHARED_PHOTO, { cacheName: SHARED_PHOTOS });
  const age = Date.now() - Number(kept?.headers.get('shared-at'));
  if (age > SHARED_PHOTO_LASTS_MS) await caches.delete(SHARED_PHOTOS);
}
