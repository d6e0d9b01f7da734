import sharp, { type Sharp } from 'sharp';
import { drawHeic } from './heic.ts';
import { isTooMuch, MOST_PIXELS } from './limits.ts';

export interface Asked {
  readonly content: Uint8Array;
  readonly as: 'photo' | 'portrait';
  /** All other types are recognized by the content. */
  readonly isHeic: boolean;
}

/** The codes with which a field is rejected. */
export type PictureFault = 'FILE_TYPE_NOT_ALLOWED' | 'TOO_MANY_PIXELS';

export type Drawn = { readonly drawn: Uint8Array } | { readonly fault: PictureFault };

// The content, not the sender, determines the image type; libvips may open no other formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Pictures are independent, so caching is useless, and the web calls need the cores.
sharp.cache(false);
sharp.concurrency(1);

const LONGEST_SIDE = 1600;

/** Portraits are shown small. */
const PORTRAIT_SIDE = 320;

/**
 * Re-encodes a picture as upright JPEG of limited size, without metadata of place, time and device (lettura.invio.2,
 * prenotazione.bozza.2). Its header is checked before anything is decoded.
 */
export async function drawPicture({ content, as, isHeic }: Asked): Promise<Drawn> {
  try {
    if (isHeic) return await drawHeic(content, jpegOf);
    if (isTooMuch(await sharp(content, { limitInputPixels: false }).metadata())) return { fault: 'TOO_MANY_PIXELS' };
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    return { drawn: await jpegOf(picture.autoOrient(), as) };
  } catch {
    return { fault: 'FILE_TYPE_NOT_ALLOWED' };
  }
}

async function jpegOf(picture: Sharp, as: Asked['as'] = 'photo'): Promise<Uint8Array> {
  const size =
    as === 'portrait'
      ? ({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: 'cover' } as const)
      : ({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const);
  return await picture.resize(size).flatten({ background: 'white' }).jpeg({ quality: 80 }).toBuffer();
}
