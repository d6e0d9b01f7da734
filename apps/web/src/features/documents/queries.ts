import type { toDocumentSearch } from '@sportello/calls';
import { documentContent, ricercaDocumentiContrattuali } from '@sportello/calls';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import type { App } from '../../api/app.ts';
import { fileQueryOf, type FileProgress } from '../../api/files/files.ts';

type DocumentSearch = NonNullable<ReturnType<typeof toDocumentSearch>>;

/** The documents of a contract; a question that is sent as a change would be, and may be kept all the same. */
export function documentsQuery({ queryOf }: Pick<App, 'queryOf'>, body: DocumentSearch) {
  return {
    ...queryOf(ricercaDocumentiContrattuali, { body }),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
  };
}

/** The content of a document, for a preview and for a download alike. */
export function contentQuery(
  app: Pick<App, 'keyOf' | 'open'>,
  url: string,
  onProgress?: (progress: FileProgress) => void,
) {
  return fileQueryOf(app, documentContent, { request: new URL(url), onProgress });
}
