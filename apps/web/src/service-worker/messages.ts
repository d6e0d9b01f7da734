// The names that worker and app share; both are built from this file.

/** Asks a waiting worker to replace the current one. */
export const ACTIVATE = 'activate';

/** The page that gets a shared photo; the manifest names it too (plugins/web/brand/app-manifest.ts). */
export const SHARE_TARGET = '/my-edison/letture';
export const SHARED_PHOTOS = 'sportello-shared-photos';
export const SHARED_PHOTO = '/shared-photo';
/** A photo that no form has taken after this time belongs to no reading any more. */
export const SHARED_PHOTO_LASTS_MS = 60 * 60_000;
