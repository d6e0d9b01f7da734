import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FileProgress } from '../../api/files/files.ts';
import { saveFile } from './save-file.ts';

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file and saves it through the browser.
 *
 * @param load fetches the file; may report its progress, and stops when the download is cancelled
 */
export function useDownload(
  load: (onProgress: (progress: FileProgress) => void, signal: AbortSignal) => Promise<NamedFile>,
) {
  const [progress, setProgress] = useState<FileProgress>();
  const running = useRef<AbortController>(undefined);
  const saving = useMutation({
    async mutationFn() {
      setProgress(undefined);
      running.current = new AbortController();
      await saveFile(await load(setProgress, running.current.signal));
    },
  });
  // A download that nobody waits for any more would keep the server busy.
  useEffect(() => () => running.current?.abort(), []);
  return {
    download: () => saving.mutate(),
    cancel: () => {
      running.current?.abort();
      saving.reset();
    },
    isLoading: saving.isPending,
    isSaved: saving.isSuccess,
    progress,
    error: saving.error,
    reset: saving.reset,
  };
}

export type Download = ReturnType<typeof useDownload>;
