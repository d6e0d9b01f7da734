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

/** Returns the footer; its legal line is that of the company unless the content has one. */
export async function readFooter({ content, company, brand }: Services): Promise<AnswerOf<Catalogue['footer']>> {
  const { columns, legal } = present(content.footer() ?? 'UNREADABLE');
  const own = company === null ? brand.name : `${company.name} · P. IVA ${company.vatNumber}`;
  return { columns, legal: legal ?? own };
}

function present<T>(found: T | 'UNREADABLE' | null): T {
  if (found === null) throw new ApiError('NOT_FOUND');
  if (found === 'UNREADABLE') throw new ApiError('S-001');
  return found;
}
