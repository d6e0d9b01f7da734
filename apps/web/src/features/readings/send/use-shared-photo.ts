import { useEffect, useEffectEvent } from 'react';
import { SHARED_PHOTO, SHARED_PHOTO_LASTS_MS, SHARED_PHOTOS } from '../../../service-worker/messages.ts';

/** Passes on a photo that another app has shared with this one, once (pagine.installata.3). */
export function useSharedPhoto(onTaken: (photo: File) => void): void {
  const pass = useEffectEvent(onTaken);
  useEffect(() => {
    let isGone = false;
    const take = async () => {
      const photo = await sharedPhoto();
      if (photo === undefined || isGone) return;
      pass(photo);
      await caches.delete(SHARED_PHOTOS);
    };
    // Without HTTPS there is no cache, and nothing was shared.
    void take().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
}

async function sharedPhoto(): Promise<File | undefined> {
  const kept = await caches.match(SHARED_PHOTO, { cacheName: SHARED_PHOTOS });
  if (kept === undefined || Date.now() - Number(kept.headers.get('shared-at')) > SHARED_PHOTO_LASTS_MS)
    return undefined;
  const type = kept.headers.get('content-type') ?? '';
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get('name') ?? 'foto'), { type });
}
