import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { LONGEST_SIDE, PHOTO_QUALITY } from '../shared/photos.ts';

/** A telephone's photo has 12 to 48; four bytes each are held at once, twice. */
const MOST_PIXELS = 50_000_000;

/**
 * Draws a HEIC photo as JPEG, upright and no larger than it needs to be, without what it tells of place,
 * time and device: only its points are taken (prenotazione.bozza.2). Null for what is none. It runs on a
 * thread of its own, since it takes seconds and is written in C++ for whatever anybody sends: it can
 * reach nothing but its own memory.
 */
export async function heicAsJpeg(content: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const images = new libheif.HeifDecoder().decode(content);
  const photo = images.find((image) => image.is_primary()) ?? images[0];
  try {
    if (photo === undefined) return null;
    const [width, height] = [photo.get_width(), photo.get_height()];
    if (width < 1 || height < 1 || width * height > MOST_PIXELS) return null;
    const points = await pointsOf(photo, width, height);
    if (points === undefined) return null;
    const drawn = await sharp(points, { raw: { width, height, channels: 4 } })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: PHOTO_QUALITY })
      .toBuffer();
    return new Uint8Array(drawn);
  } finally {
    for (const image of images) image.free();
  }
}

function pointsOf(image: libheif.HeifImage, width: number, height: number): Promise<Uint8ClampedArray | undefined> {
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve) => {
    image.display({ data, width, height }, (shown) => resolve(shown?.data));
  });
}
