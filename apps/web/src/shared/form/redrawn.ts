import { isPicture } from '@sportello/domain';

/** Pixels. Larger pictures add nothing for their reader, and the server draws them smaller. */
const LONGEST_SIDE = 2000;

/**
 * Re-encodes a picture as a smaller JPEG, without EXIF data such as location and device (prenotazione.bozza.3). Returns other files unchanged, and undefined for a picture that the browser can't decode.
 */
export async function redrawn(file: File): Promise<File | undefined> {
  if (!isPicture(file.name)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return content === null
    ? undefined
    : new File([content], file.name.replace(/\.[^.]*$/, '.jpg'), { type: content.type });
}
