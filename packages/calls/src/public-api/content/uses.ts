import type * as z from 'zod/mini';
import * as contentUses from './all-uses.ts';
import type { ContentUse } from './use.ts';

export type ItemOf<Use extends ContentUse> = z.output<Use['item']>;

type FolderNames<Folders extends readonly (readonly string[])[]> = {
  readonly [At in keyof Folders]: Folders[At][number];
};

/** Returns the path of one page of a use: `contentPath(contentUses.faq, 'residenziale')`. */
export function contentPath<Use extends ContentUse>(use: Use, ...folders: FolderNames<Use['folders']>): string {
  const names = [...(folders as readonly string[])];
  return use.path.replaceAll('{}', () => names.shift() ?? '');
}

/** Returns the use that a path belongs to; undefined for a path that nothing reads. */
export function contentUseOf(path: string): ContentUse | undefined {
  return Object.values<ContentUse>(contentUses).find((use) => pagesOf(use).includes(path));
}

/** Returns the paths of all pages of a use. */
export function pagesOf(use: ContentUse): string[] {
  return use.folders.reduce<string[]>(
    (paths, names) => paths.flatMap((path) => names.map((name) => path.replace('{}', name))),
    [use.path],
  );
}
