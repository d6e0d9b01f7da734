/** Reads the file names of a zip from its central directory (APPNOTE 4.3.12). */
export function namesInZip(zip: Buffer): string[] {
  const names: string[] = [];
  let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    names.push(zip.subarray(at + 46, at + 46 + name).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return names;
}
