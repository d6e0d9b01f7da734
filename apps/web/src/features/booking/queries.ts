import { bookingDraft } from '@sportello/calls';
import type { App } from '../../api/app.ts';

/** The draft at its id. What was just saved is not asked for again at the next step. */
export function draftQuery({ queryOf }: Pick<App, 'queryOf'>, id: string) {
  return { ...queryOf(bookingDraft, { params: { id } }), staleTime: 10_000, gcTime: 600_000 };
}
