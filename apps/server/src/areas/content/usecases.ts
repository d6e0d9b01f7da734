import type { AnswerOf, Catalogue } from '@sportello/calls';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../shared/context.ts';

/**
 * Returns a content page with all items; the client filters them by system (contenuto.sistema.1). An unreadable file
 * is an error, not a missing page.
 */
export async function readPage({ content }: Services, url: string): Promise<AnswerOf<Catalogue['cmsContent']>> {
  return { items: present(content.page(url)).map((item) => ({ ...item })) };
}

export async function readFooter({ content }: Services): Promise<AnswerOf<Catalogue['footer']>> {
  return present(content.footer() ?? 'UNREADABLE');
}

function present<T>(found: T | 'UNREADABLE' | null): T {
  if (found === null) throw new ApiError('NOT_FOUND');
  if (found === 'UNREADABLE') throw new ApiError('S-001');
  return found;
}
