import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileProgress } from '../../api/files/files.ts';
import { saveFile } from './save-file.ts';

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file and saves it through the browser.
 *
 * @param load fetches the file; may report its progress
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
    reset: saving.reset,
  };
}

export type Download = ReturnType<typeof useDownload>;
