import type { toDocumentSearch } from '@sportello/calls';
import { documentContent, ricercaDocumentiContrattuali } from '@sportello/calls';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import type { App } from '../../api/app.ts';
import { fileQueryOf, type FileProgress } from '../../api/files/files.ts';

type DocumentSearch = NonNullable<ReturnType<typeof toDocumentSearch>>;

/** Fetches a contract's documents; the call is a POST but only reads, so its answer may be cached. */
export function documentsQuery({ queryOf }: Pick<App, 'queryOf'>, body: DocumentSearch) {
  return {
    ...queryOf(ricercaDocumentiContrattuali, { body }),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
  };
}

/** Shared by preview and download, so the content is fetched once. */
export function contentQuery(
  app: Pick<App, 'keyOf' | 'open'>,
  url: string,
  onProgress?: (progress: FileProgress) => void,
) {
  return fileQueryOf(app, documentContent, { request: new URL(url), onProgress });
}
