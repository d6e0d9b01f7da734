import type { toDocumentSearch } from '@sportello/calls';
import { documentContent, ricercaDocumentiContrattuali } from '@sportello/calls';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { queryOptions } from '@tanstack/react-query';
import type { App } from '../../api/app.ts';
import { fetchFile, type FetchedFile, type FileProgress } from '../../api/files.ts';

type DocumentSearch = NonNullable<ReturnType<typeof toDocumentSearch>>;

/** The documents of a contract; a question that is sent as a change would be, and may be kept all the same. */
export function documentsQuery({ queryOf }: Pick<App, 'queryOf'>, body: DocumentSearch) {
  return {
    ...queryOf(ricercaDocumentiContrattuali, { body }),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
  };
}

/** How long a file that was looked at is kept in memory, so that it can be saved without a second way. */
const FILE_KEPT_MS = 60_000;

/** The content of a document, for a preview and for a download alike. */
export function contentQuery(
  { session, open }: Pick<App, 'session' | 'open'>,
  url: string,
  onProgress?: (progress: FileProgress) => void,
) {
  const { id, username } = session.current() ?? {};
  return queryOptions<FetchedFile>({
    queryKey: [id, username, documentContent.id, url],
    queryFn: ({ signal }) => fetchFile({ open }, documentContent, new URL(url), { signal, onProgress }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FILE_KEPT_MS,
  });
}
