// What the worker and the app agree on; both are built from this file.

/** Asks a waiting worker to replace the current one. */
export const ACTIVATE = 'activate';

/** Where the installed app takes a shared photo, as its manifest says (plugins/web/brand/app-manifest.ts). */
export const SHARE_TARGET = '/my-edison/letture';
export const SHARED_PHOTOS = 'sportello-shared-photos';
export const SHARED_PHOTO = '/shared-photo';
/** A photo that no form has taken after this time belongs to no reading any more. */
export const SHARED_PHOTO_LASTS_MS = 60 * 60_000;
