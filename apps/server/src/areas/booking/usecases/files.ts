import type { InvalidField } from '@sportello/calls';
import type { Services } from '../../../shared/context.ts';
import { redrawn } from '../../../shared/photos.ts';
import { readFiles, type SentFile } from '../../support/usecases/files.ts';

/**
 * The files that go with a booking: each is what its name says, and a photo tells nothing of where and
 * when it was made (prenotazione.bozza.2): pictures are drawn anew as JPEG.
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
  // One after the other: the other calls need the cores.
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
