import libheif from 'libheif-js/wasm-bundle.js';
import sharp, { type Sharp } from 'sharp';
import type { Drawn } from './draw.ts';
import { MOST_HEIC_PIXELS } from './limits.ts';

/**
 * Draws a HEIC photo. It runs as WebAssembly because it is C++ that parses untrusted input: it can access only its own
 * memory.
 */
export async function drawHeic(content: Uint8Array, jpegOf: (picture: Sharp) => Promise<Uint8Array>): Promise<Drawn> {
  const images = new libheif.HeifDecoder().decode(content);
  const photo = images.find((image) => image.is_primary()) ?? images[0];
  try {
    if (photo === undefined) return { fault: 'FILE_TYPE_NOT_ALLOWED' };
    const [width, height] = [photo.get_width(), photo.get_height()];
    if (width < 1 || height < 1) return { fault: 'FILE_TYPE_NOT_ALLOWED' };
    if (width * height > MOST_HEIC_PIXELS) return { fault: 'TOO_MANY_PIXELS' };
    const points = await pointsOf(photo, width, height);
    if (points === undefined) return { fault: 'FILE_TYPE_NOT_ALLOWED' };
    return { drawn: await jpegOf(sharp(points, { raw: { width, height, channels: 4 } })) };
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
