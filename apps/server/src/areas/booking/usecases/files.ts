import type { InvalidField } from '@sportello/calls';
import type { Services } from '../../../shared/context.ts';
import type { PictureFault } from '../../../workers/pictures/draw.ts';
import type { PictureOwner, Pictures } from '../../../workers/pictures/pictures.ts';
import { readFiles, type SentFile } from '../../support/usecases/files.ts';

/**
 * Reads the files of a booking: content must match the file extension, and pictures are re-encoded as JPEG, which
 * drops place and time of the photo (prenotazione.bozza.2).
 */
export async function readBookingFiles(
  { pictures }: Pick<Services, 'pictures'>,
  given: Parameters<typeof readFiles>[0],
  field: string,
  owner: PictureOwner,
): Promise<ReturnType<typeof readFiles>> {
  const read = readFiles(given, field);
  if ('refused' in read) return read;
  const files: SentFile[] = [];
  const refused: InvalidField[] = [];
  // One after another, as an owner has one turn.
  for (const [at, file] of read.files.entries()) {
    const kept = await withoutTrace(pictures, file, owner);
    if (typeof kept === 'string') refused.push({ campo: `${field}.${at}.file`, codice: kept });
    else files.push(kept);
  }
  return refused.length > 0 ? { refused } : { files };
}

async function withoutTrace(pictures: Pictures, file: SentFile, owner: PictureOwner): Promise<SentFile | PictureFault> {
  if (!file.type.startsWith('image/')) return file;
  const answer = await pictures.draw(file.content, { as: 'photo', isHeic: file.type === 'image/heic' }, owner);
  if ('fault' in answer) return answer.fault;
  const name = /\.jpe?g$/i.test(file.name) ? file.name : file.name.replace(/\.[^.]*$/, '.jpg');
  return { name, type: 'image/jpeg', content: answer.drawn };
}
