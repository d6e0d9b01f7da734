import type { InvalidField } from '@sportello/calls';
import type { Services } from '../../../shared/context.ts';
import { redrawn } from '../../../shared/photos.ts';
import { readFiles, type SentFile } from '../../support/usecases/files.ts';

/**
 * Reads the files of a booking: content must match the file extension, and pictures are re-encoded as JPEG, which
 * drops place and time of the photo (prenotazione.bozza.2).
 */
export async function readBookingFiles(
  services: Pick<Services, 'workers'>,
  given: Parameters<typeof readFiles>[0],
  field: string,
): Promise<ReturnType<typeof readFiles>> {
  const read = readFiles(given, field);
  if ('refused' in read) return read;
  const files: SentFile[] = [];
  const refused: InvalidField[] = [];
  // Files are processed one after another to leave CPU cores to other calls.
  for (const [at, file] of read.files.entries()) {
    const kept = await withoutTrace(services, file);
    if (kept === undefined) refused.push({ campo: `${field}.${at}.file`, codice: 'FILE_TYPE_NOT_ALLOWED' });
    else files.push(kept);
  }
  return refused.length > 0 ? { refused } : { files };
}

async function withoutTrace(services: Pick<Services, 'workers'>, file: SentFile): Promise<SentFile | undefined> {
  if (!file.type.startsWith('image/')) return file;
  const content = file.type === 'image/heic' ? await fromHeic(services, file.content) : await redrawn(file.content);
  if (content === undefined) return undefined;
  const name = /\.jpe?g$/i.test(file.name) ? file.name : file.name.replace(/\.[^.]*$/, '.jpg');
  return { name, type: 'image/jpeg', content };
}

async function fromHeic({ workers }: Pick<Services, 'workers'>, content: Buffer): Promise<Buffer | undefined> {
  const drawn = await workers.run('heicAsJpeg', new Uint8Array(content));
  return drawn === null ? undefined : Buffer.from(drawn);
}
