import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { LONGEST_SIDE, PHOTO_QUALITY } from '../shared/photos.ts';

/** Phone photos have 12 to 48 megapixels, held twice in memory at four bytes each. */
const MOST_PIXELS = 50_000_000;

/**
 * Converts a HEIC photo to an upright JPEG of limited size without metadata of place, time and device: only pixels
 * are kept (prenotazione.bozza.2). Returns null if it is none. It runs in a worker thread because it takes seconds,
 * and as WebAssembly because it is C++ that parses untrusted input: it can access only its own memory.
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
