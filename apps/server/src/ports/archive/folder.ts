import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../errors/api-error.ts';
import type { DocumentArchive } from './archive.ts';

/** What a file of the folder may be, by the end of its name; others are never given out. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** A folder of files; a document's key is the path of its file in it: `2024/D0000001.pdf`. */
export function folderArchive(folder: string): DocumentArchive {
  const root = path.resolve(folder);
  return {
    async read(key) {
      const file = path.resolve(root, key);
      const extension = path.extname(file).slice(1).toLowerCase();
      const type = types[extension];
      // A key comes from the provider's own data, and still leads nowhere else.
      if (type === undefined || key.includes('\0') || !file.startsWith(root + path.sep)) return null;
      try {
        return { content: await readFile(file), type, extension };
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw new ApiError('S-001', [], { cause });
      }
    },
  };
}
