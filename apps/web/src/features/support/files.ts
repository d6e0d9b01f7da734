import { fileExtension } from '@sportello/domain';
import { base64Of } from '../../shared/form/base64-of.ts';

/** A file that goes with a message, ready to be sent. */
export interface AddedFile {
  readonly fileName: string;
  /** Base64, without data-URL prefix. */
  readonly file: string;
}

export const MOST_FILES = 5;
/** As the server takes it: 5 MiB. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Why a file can't go along. */
export type FileObstacle = 'TOO_MANY' | 'TOO_LARGE' | 'TYPE' | 'UNREADABLE';

/** Reads the files that were picked; the first that can't go along stops the rest. */
export async function addFiles(
  before: readonly AddedFile[],
  picked: readonly File[],
): Promise<{ readonly files: readonly AddedFile[]; readonly obstacle?: FileObstacle }> {
  let files = [...before];
  for (const file of picked) {
    if (files.length >= MOST_FILES) return { files, obstacle: 'TOO_MANY' };
    if (fileExtension(file.name) === undefined) return { files, obstacle: 'TYPE' };
    if (file.size === 0) return { files, obstacle: 'UNREADABLE' };
    if (file.size > MOST_BYTES) return { files, obstacle: 'TOO_LARGE' };
    try {
      const added = { fileName: file.name, file: await base64Of(file) };
      // The same name picked again is the same file, perhaps a better one.
      files = files.filter(({ fileName }) => fileName !== file.name);
      files.push(added);
    } catch {
      return { files, obstacle: 'UNREADABLE' };
    }
  }
  return { files };
}
