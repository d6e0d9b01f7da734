import path from 'node:path';

/** Allowed types by file extension; other files are never served. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Returns the media type of a document by its key, undefined if such files are never served. */
export function typeOfKey(key: string): { readonly type: string; readonly extension: string } | undefined {
  const extension = path.posix.extname(key).slice(1).toLowerCase();
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return type === undefined ? undefined : { type, extension };
}
