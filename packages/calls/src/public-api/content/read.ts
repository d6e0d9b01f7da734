import type { ContentItem } from '@sportello/domain';
import * as z from 'zod/mini';
import { lenient, type SetAside } from '../../mechanism/parsing/lenient.ts';
import type { ContentUse } from './use.ts';
import type { ItemOf } from './uses.ts';

/** The items of a page that could be read, and those that could not. */
export interface ContentPage<Item> {
  readonly items: readonly Item[];
  readonly setAside: readonly SetAside[];
}

/**
 * Reads a page by its use, forgivingly: a provider's own content service may say more than we
 * read, and one bad item does not cost the page.
 */
export function readContent<Use extends ContentUse>(use: Use, items: readonly ContentItem[]): ContentPage<ItemOf<Use>> {
  const setAside: SetAside[] = [];
  const page = lenient(z.array(use.item), (element) => setAside.push(element), 'items');
  return { items: z.parse(page, items) as ItemOf<Use>[], setAside };
}
