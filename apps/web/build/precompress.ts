import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|mjs|wasm|css|svg|json|webmanifest|html)$/;
/** Bytes; compression saves nothing below this size. */
const smallest = 512;

/** Writes a Brotli and a gzip copy beside each text file, at maximum compression. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && worthIt.test(entry.name) && !entry.parentPath.includes(`${path.sep}.`))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
