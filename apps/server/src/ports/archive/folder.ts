import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../errors/api-error.ts';
import type { DocumentArchive } from './archive.ts';
import { typeOfKey } from './types.ts';

/** An archive in a folder; a document's key is its file's relative path: `2024/D0000001.pdf`. */
export function folderArchive(folder: string): DocumentArchive {
  const root = path.resolve(folder);
  return {
    async read(key) {
      const file = path.resolve(root, key);
      const known = typeOfKey(key);
      // Prevents path traversal, although keys come from the provider's own data.
      if (known === undefined || key.includes('\0') || !file.startsWith(root + path.sep)) return null;
      try {
        return { content: await readFile(file), ...known };
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw new ApiError('S-001', [], { cause });
      }
    },
  };
}
