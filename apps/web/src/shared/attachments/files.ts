import { t } from '@lingui/core/macro';
import { base64Of } from '../form/base64-of.ts';
import { fileObstacle } from '../form/picked-file.ts';

export interface AddedFile {
  readonly fileName: string;
  /** Base64, without data URL prefix. */
  readonly file: string;
}

export const MOST_FILES = 5;

/** Reads the picked files; stops at the first invalid one and returns the reason. */
export async function addFiles(
  before: readonly AddedFile[],
  picked: readonly File[],
): Promise<{ readonly files: readonly AddedFile[]; readonly obstacle?: string }> {
  let files = [...before];
  for (const file of picked) {
    if (files.length >= MOST_FILES) return { files, obstacle: t`Puoi allegare al massimo ${MOST_FILES} file.` };
    const obstacle = fileObstacle(file);
    if (obstacle !== undefined) return { files, obstacle };
    const { name } = file;
    try {
      const added = { fileName: name, file: await base64Of(file) };
      // A file with the same name replaces the earlier one.
      files = files.filter(({ fileName }) => fileName !== name);
      files.push(added);
    } catch {
      return { files, obstacle: t`Non riusciamo ad aprire ${name}: caricalo di nuovo.` };
    }
  }
  return { files };
}
