import type { Metadata } from 'sharp';

/** Photos of phones have 12 to 48 megapixels. */
export const MOST_PIXELS = 50_000_000;

/** Photos of most phones have 12 or 24 megapixels as HEIC, which is held twice at four bytes each. */
export const MOST_HEIC_PIXELS = 26_000_000;

/** A line of pixels is held as a whole, and no camera makes longer ones. */
const LONGEST_LINE = 30_000;

/** The decoded bytes of a picture that can't be drawn line by line. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
>;

/** Reads from its header that a picture would take too much memory and time to decode (prenotazione.bozza.4). */
export function isTooMuch(header: Header): boolean {
  const { width, height } = header;
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_LINE) return true;
  return width * height * heldPerPixel(header) > MOST_HELD_BYTES;
}

/** Bytes that are held of each pixel until the last one is decoded; 0 for a picture that is drawn line by line. */
function heldPerPixel({ format, channels, depth, isProgressive, chromaSubsampling, orientation }: Header): number {
  const bytes = channels * (depth === 'ushort' ? 2 : 1);
  switch (format) {
    case 'jpeg':
      // All coefficients, of two bytes each; one that is not progressive is made smaller while it is decoded.
      return isProgressive ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0;
    case 'png':
      return isProgressive || (orientation ?? 1) > 1 ? bytes : 0;
    default:
      return 4;
  }
}
