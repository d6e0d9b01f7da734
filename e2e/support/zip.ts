import { inflateRawSync } from 'node:zlib';

/** Reads the files of a zip by their names, from its central directory (APPNOTE 4.3.12). */
export function filesInZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    files.set(zip.subarray(at + 46, at + 46 + name).toString('utf8'), contentAt(zip, at));
    at += 46 + name + extra + comment;
  }
  return files;
}

export const namesInZip = (zip: Buffer): string[] => [...filesInZip(zip).keys()];

/** Reads the file of an entry of the central directory: stored, or deflated. */
function contentAt(zip: Buffer, entry: number): Buffer {
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === 0 ? content : inflateRawSync(content);
}
