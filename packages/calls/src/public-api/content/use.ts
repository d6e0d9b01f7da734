import type { Fields } from '../../mechanism/call.ts';

/**
 * A use of the content service (contenuto.usi.1): the path of its pages and the shape of their items. Each variable
 * folder of the path is a list of names.
 */
export interface ContentUse<
  Item extends Fields = Fields,
  Folders extends readonly (readonly string[])[] = readonly (readonly string[])[],
> {
  /** `/vas/{}/{}/prodotti`: one `{}` for each of `folders`, in order. */
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
