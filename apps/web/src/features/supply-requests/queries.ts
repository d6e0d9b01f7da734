import { supplyRequestDraft, supplyRequestOffer } from '@sportello/calls';
import type { App } from '../../api/app.ts';

type Reading = Pick<App, 'queryOf'>;

/** A draft that was just saved is not fetched again at the next question. */
export function draftQuery({ queryOf }: Reading, id: string) {
  return { ...queryOf(supplyRequestDraft, { params: { id } }), staleTime: 10_000, gcTime: 600_000 };
}

/** The cost of a draft's answers, which another answer changes: it is not kept. */
export function offerQuery({ queryOf }: Reading, id: string) {
  return { ...queryOf(supplyRequestOffer, { params: { id } }), gcTime: 0 };
}
