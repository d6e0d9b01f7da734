import type { Fields } from '../../mechanism/call.ts';

/**
 * A use of the content service (contenuto.usi.1): where its pages stand and what an item of them holds.
 * The path has a list of names in the place of each folder that varies.
 */
export interface ContentUse<
  Item extends Fields = Fields,
  Folders extends readonly (readonly string[])[] = readonly (readonly string[])[],
> {
  /** `/vas/{}/{}/prodotti`: a pair of braces for each of `folders`, in order. */
  readonly path: string;
  readonly folders: Folders;
  readonly item: Item;
}

/* @__NO_SIDE_EFFECTS__ */
export function use<Item extends Fields, const Folders extends readonly (readonly string[])[]>(
  path: string,
  folders: Folders,
  item: Item,
): ContentUse<Item, Folders> {
  return { path, folders, item };
}
