import { documentArchive } from '@sportello/calls';
import { useApp } from '../../api/app.ts';
import { fetchFile, type FetchedFile } from '../../api/files/files.ts';
import { fileName } from '../../shared/download/file-name.ts';
import { useDownload, type NamedFile } from '../../shared/download/use-download.ts';
import { contentQuery } from './queries.ts';

export function useDocumentDownload(url: string, title: string) {
  const app = useApp();
  return useDownload(async (onProgress) =>
    named(await app.cache.fetchQuery(contentQuery(app, url, onProgress)), title),
  );
}

/** Downloads several documents as one zip, by a capability of our own (documento.chiamate.2). */
export function useArchiveDownload(docNumbers: readonly string[], title: string) {
  const app = useApp();
  const request = { query: { documenti: docNumbers.join(',') } };
  return useDownload(async (onProgress) =>
    named(await fetchFile(app, documentArchive, request, { onProgress }), title),
  );
}

function named({ content, disposition }: FetchedFile, title: string): NamedFile {
  return { name: fileName(disposition, title, content.type), content };
}
