import { arrayBuffer } from 'node:stream/consumers';
import { Zip, type ZipInputFile } from 'fflate';
import type { Workers } from '../../../workers/pool.ts';
import type { DocumentFile } from './content.ts';

export type ZippedFile = Pick<DocumentFile, 'name' | 'at' | 'content'>;

/** The days that a zip can note, inside of every time zone. */
const [first, last] = [new Date('1980-01-02'), new Date('2099-12-30')];

const inZip = (at: Date | undefined): Date => (at === undefined || at < first ? first : at > last ? last : at);

/** Writes a zip without compression: PDFs and recordings hardly shrink. */
export async function* zipOf(
  files: AsyncIterable<ZippedFile>,
  workers: Workers,
  gone: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, at, content } of files) {
    const whole = content instanceof Uint8Array ? content : new Uint8Array(await arrayBuffer(content));
    const own = { signal: gone, hasBegun: true, transfer: [whole.buffer] };
    const { bytes, crc } = await workers.run('summed', whole, own);
    const entry: ZipInputFile = { filename: name, mtime: inZip(at), compression: 0, size: bytes.length, crc };
    zip.add(entry);
    entry.ondata?.(null, bytes, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
