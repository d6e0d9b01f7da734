import { Zip, ZipPassThrough } from 'fflate';
import type { DocumentFile } from './content.ts';

/** Files as they are, one after another: PDFs and recordings hardly get smaller. */
export async function* zipOf(files: AsyncIterable<DocumentFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, at, content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(content, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
