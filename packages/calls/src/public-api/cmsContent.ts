import { CACHE_LIFETIME_MS, isShownInArea, type ContentItem } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';

/** Path in the content tree; the format excludes parent folders and hidden files. */
const contentPath = freeCode('page', 300).check(z.regex(/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/));

/**
 * Content of a page, by its path. One call serves every use of the content service, so its items are open records
 * with the service's own field names (`system`, `title`, `description`). Items for another area, or without `system`,
 * are omitted (contenuto.sistema.1).
 */
export const cmsContent = defineCall({
  id: 'cmsContent',
  backend: 'public-api',
  method: 'GET',
  path: '/v1/cms-content',
  summary: 'Contenuti di una pagina',
  rules: ['contenuto.chiamate.1', 'contenuto.sistema.1'],
  access: 'anyone',
  query: z.strictObject({ url: contentPath }),
  answer: z.strictObject({ items: z.array(z.record(z.string(), z.unknown())) }),
  errors: ['NOT_FOUND'],
  example: {
    request: { query: { url: '/intervento-tecnico/prodotti' } },
    answer: {
      items: [
        { system: ['AREA_PRIVATA', 'APP'], title: 'Caldaia', description: 'Guasti e manutenzione della caldaia' },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer.items.filter(isContentItem).filter(isShownInArea),
});

function isContentItem(item: Record<string, unknown>): item is ContentItem {
  return Array.isArray(item['system']) && item['system'].every((name) => typeof name === 'string');
}
