import { bookingDraft, bookingDrafts } from '@sportello/calls';
import type { App } from '../../api/app.ts';
import { areKeptHere, keptBookings } from './drafts/kept-here.ts';

type Reading = Pick<App, 'queryOf' | 'config' | 'tabStorage' | 'session' | 'acting'>;

/** A draft that was just saved is not fetched again at the next step. */
export function draftQuery(app: Reading, id: string) {
  const query = { ...app.queryOf(bookingDraft, { params: { id } }), staleTime: 10_000, gcTime: 600_000 };
  if (!areKeptHere(app)) return query;
  return { ...query, queryFn: async () => ({ model: keptBookings(app).read(id), setAside: [] }) };
}

export function draftsQuery(app: Reading) {
  const query = app.queryOf(bookingDrafts, {});
  if (!areKeptHere(app)) return query;
  return { ...query, queryFn: async () => ({ model: keptBookings(app).list(), setAside: [] }) };
}
