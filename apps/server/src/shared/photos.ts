import sharp from 'sharp';

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
// Photos are independent, so caching is useless, and the web calls need the cores.
sharp.cache(false);
sharp.concurrency(1);

const MOST_PIXELS = 50_000_000;
export const LONGEST_SIDE = 1600;
export const PHOTO_QUALITY = 80;
const LONGEST_SECONDS = 10;

/** Portraits are shown small. */
const PORTRAIT_SIDE = 320;

/** Re-encodes a person's photo as a small square; returns undefined if it is no photo. */
export async function portraitOf(content: Buffer): Promise<Buffer | undefined> {
  const photo = await redrawn(content);
  return photo && sharp(photo).resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * Re-encodes a photo as upright JPEG of limited size, without metadata of place, time and device (lettura.invio.2,
 * prenotazione.bozza.2); returns undefined if it is no photo.
 */
export async function redrawn(content: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: PHOTO_QUALITY })
      .toBuffer();
  } catch {
    return undefined;
  }
}
