import { cmsContent, contentPath, readContent, type ContentUse, type ItemOf } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';
import { readOf, type Read } from '../read/read.ts';

export function useContent<Use extends ContentUse>(
  use: Use,
  folders: Parameters<typeof contentPath<Use>> extends [Use, ...infer Folders] ? Folders | undefined : never,
): Read<readonly ItemOf<Use>[]> {
  const { queryOf } = useApp();
  const url = folders === undefined ? '/' : contentPath(use, ...(folders as never));
  const query = useQuery({ ...queryOf(cmsContent, { query: { url } }), enabled: folders !== undefined });
  const page = query.data?.model;
  const found = useMemo(() => (page === undefined ? undefined : readContent(use, page)), [use, page]);
  return { ...readOf(query), data: found?.items, setAside: found?.setAside.length ?? 0 };
}
