import { isPicture } from '@sportello/domain';

/** Larger pictures tell a technician nothing more, and fill the tab's storage. */
const LONGEST_SIDE = 2000;

/**
 * A picture drawn anew as JPEG, without what it tells of place and device: here nobody else does it
 * (prenotazione.bozza.3). Any other file stays as it is; a picture that the browser can't draw is none.
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
