import type { ContentItem } from '@sportello/domain';
import * as z from 'zod/mini';
import { lenient, type SetAside } from '../../mechanism/parsing/lenient.ts';
import type { ContentUse } from './use.ts';
import type { ItemOf } from './uses.ts';

export interface ContentPage<Item> {
  readonly items: readonly Item[];
  readonly setAside: readonly SetAside[];
}

/**
 * Parses a page by its use, leniently: a provider's content service may send additional fields, and an invalid item
 * does not lose the page.
 */
export function readContent<Use extends ContentUse>(use: Use, items: readonly ContentItem[]): ContentPage<ItemOf<Use>> {
  const setAside: SetAside[] = [];
  const page = lenient(z.array(use.item), (element) => setAside.push(element), 'items');
  return { items: z.parse(page, items) as ItemOf<Use>[], setAside };
}
