import type { AnswerOf, Catalogue } from '@sportello/calls';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../shared/context.ts';

/**
 * A page of content, whole: which items are for which system is the reader's to see (contenuto.sistema.1).
 * A page whose file can't be read is a failure, not a page that isn't there.
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
