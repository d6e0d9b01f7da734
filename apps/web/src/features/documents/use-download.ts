import { documentArchive } from '@sportello/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { fetchFile, type FetchedFile, type FileProgress } from '../../api/files.ts';
import { fileName } from './file-name.ts';
import { contentQuery } from './queries.ts';
import { saveFile } from './save-file.ts';

/** Downloads one document, from memory where it has just been looked at. */
export function useDownload(address: string, title: string) {
  const app = useApp();
  return useSaving(title, (onProgress) => app.cache.fetchQuery(contentQuery(app, address, onProgress)));
}

/** Downloads several documents as one zip; a capability of our own (documento.chiamate.2). */
export function useArchiveDownload(docNumbers: readonly string[], title: string) {
  const app = useApp();
  const request = { query: { documenti: docNumbers.join(',') } };
  return useSaving(title, (onProgress) => fetchFile(app, documentArchive, request, { onProgress }));
}

function useSaving(title: string, load: (onProgress: (progress: FileProgress) => void) => Promise<FetchedFile>) {
  const [progress, setProgress] = useState<FileProgress>();
  const saving = useMutation({
    mutationFn: () => {
      setProgress(undefined);
      return load(setProgress);
    },
    onSuccess: ({ content, disposition }) => saveFile(fileName(disposition, title, content.type), content),
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
