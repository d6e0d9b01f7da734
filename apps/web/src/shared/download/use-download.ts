import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileProgress } from '../../api/files/files.ts';
import { saveFile } from './save-file.ts';

/** A file with the name that it is kept under. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file and hands it to the browser, to be kept where the customer keeps their files.
 *
 * @param load fetches it; may tell how much of it is there
 */
export function useDownload(load: (onProgress: (progress: FileProgress) => void) => Promise<NamedFile>) {
  const [progress, setProgress] = useState<FileProgress>();
  const saving = useMutation({
    mutationFn: () => {
      setProgress(undefined);
      return load(setProgress);
    },
    onSuccess: saveFile,
  });
  return {
    download: () => saving.mutate(),
    isLoading: saving.isPending,
    isSaved: saving.isSuccess,
    progress,
    error: saving.error,
    /** Forgets what became of the last one. */
    reset: saving.reset,
  };
}

export type Download = ReturnType<typeof useDownload>;
