import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { isOfAnotherPostgres, readEventsAfter } from '../../../events/queries.ts';
import { recordReader } from '../queries/provider-exchange.ts';
import { recordKeyUse } from '../queries/provider-keys.ts';
import { invalidFieldError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { IntegrationActor } from '../../../shared/actors.ts';
import { rejectRevokedKey } from './keys.ts';
import { beginning, cursorOf, eventLine, placeOf } from '../../../events/feed.ts';

/** Polling interval while a reader waits. */
const lookMs = 500;

/** Returns the events after a cursor; long-polls if there are none (fornitore.connessi.2). */
export async function readFeed(
  { db, replica, clock }: Services,
  reader: IntegrationActor,
  { since, limit = '100', wait: seconds = '0' }: ParsedRequestOf<Catalogue['providerChanges']>['query'],
  gone: AbortSignal,
): Promise<AnswerOf<Catalogue['providerChanges']>> {
  const { keyId, name } = reader;
  const place = since === undefined ? beginning : placeOf(since);
  if (place === undefined) throw invalidFieldError('since', 'NOT_VALID');
  // A replica may not know the transaction yet.
  if (await isOfAnotherPostgres(db, place)) throw invalidFieldError('since', 'OF_ANOTHER_DATABASE');
  // The cursor a reader passes confirms what it has processed; a first request confirms nothing.
  if (since !== undefined && place.transaction !== beginning.transaction) {
    await recordKeyUse(db, keyId, clock());
    await recordReader(db, name, since, clock());
  }
  const until = performance.now() + Number(seconds) * 1000;
  for (;;) {
    const events = await replica.read((each) => readEventsAfter(each, place, Number(limit)));
    const last = events.at(-1);
    if (last !== undefined || performance.now() >= until || gone.aborted) {
      return { changes: events.map(eventLine), cursor: last === undefined ? (since ?? '0.0') : cursorOf(last) };
    }
    await wait(lookMs, undefined, { ref: false });
    await rejectRevokedKey(db, reader);
  }
}
