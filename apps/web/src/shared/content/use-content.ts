import { cmsContent, contentPath, readContent, type ContentUse, type ItemOf } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';

/** A page of content, as far as it could be read. */
export interface ContentReading<Item> {
  /** Absent until it is there, and when it can't be read: that is not an empty page (Design §4.20). */
  readonly items: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Reads a page of a use; `folders` undefined while it is not known which page it is. */
export function useContent<Use extends ContentUse>(
  use: Use,
  folders: Parameters<typeof contentPath<Use>> extends [Use, ...infer Folders] ? Folders | undefined : never,
): ContentReading<ItemOf<Use>> {
  const { queryOf } = useApp();
  const url = folders === undefined ? '/' : contentPath(use, ...(folders as never));
  const query = useQuery({ ...queryOf(cmsContent, { query: { url } }), enabled: folders !== undefined });
  const read = query.data?.model;
  const items = useMemo(() => (read === undefined ? undefined : readContent(use, read).items), [use, read]);
  return { items, error: query.error, isRetrying: query.isFetching, retry: () => void query.refetch() };
}
