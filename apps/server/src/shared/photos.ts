import sharp from 'sharp';

// What a photo is, its content says, not who sends it: nothing but these can be opened at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Photos come one by one: what is kept of the last one helps nobody, and the calls need the cores.
sharp.cache(false);
sharp.concurrency(1);

const MOST_PIXELS = 50_000_000;
export const LONGEST_SIDE = 1600;
export const PHOTO_QUALITY = 80;
const LONGEST_SECONDS = 10;

/** How large a portrait is kept: it is shown small. */
const PORTRAIT_SIDE = 320;

/** Draws the photo of a person anew, square and small; undefined for what is no photo. */
export async function portraitOf(content: Buffer): Promise<Buffer | undefined> {
  const photo = await redrawn(content);
  return photo && sharp(photo).resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * Draws a photo anew as JPEG: upright, no larger than it needs to be, and without what it tells of
 * place, time and device (lettura.invio.2, prenotazione.bozza.2); undefined for what is no photo.
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
