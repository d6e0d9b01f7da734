import { setTimeout as wait } from 'node:timers/promises';
import { dayInRome } from '@sportello/domain';
import { beginning, cursorOf, placeOf } from '../../events/feed.ts';
import { isOfAnotherPostgres, readEventsAfter } from '../../events/queries.ts';
import type { Services } from '../../shared/context.ts';
import { answerRequest } from './answer.ts';
import { saveCursor, takeCursor } from './queries.ts';

type Playing = Pick<Services, 'db' | 'clock' | 'brand' | 'publicUrl' | 'channels'>;

interface Pace {
  /** Seconds that each step takes. */
  readonly seconds: number;
  readonly onTrouble: (error: unknown) => void;
}

/** Events after which a request may have a next step. */
const ABOUT_REQUESTS = new Set<string>(['SUPPLY_REQUEST_MADE', 'SUPPLY_REQUEST_PAPER_SENT', 'SUPPLY_REQUEST_MOVED']);

const PAGE = 500;
const ROUND_MS = 1000;

/** Plays the made-up provider and distributor until it is stopped (dimostrazione.distributore.1). */
export function startDistributor(services: Playing, pace: Pace): () => Promise<void> {
  const stopped = new AbortController();
  const rounds = (async () => {
    while (!stopped.signal.aborted) {
      await playDue(services, pace).catch(pace.onTrouble);
      await wait(ROUND_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopped.abort();
    await rounds;
  };
}

/** Reads the events that are due, and answers each request that one is about. */
export async function playDue(services: Playing, pace: Pace): Promise<void> {
  while (await playNext(services, pace)) continue;
}

/** Reads up to the next event about a request and answers it; false if no other one is due. */
async function playNext({ db, clock, ...services }: Playing, { seconds, onTrouble }: Pace): Promise<boolean> {
  const now = clock();
  const until = new Date(now.getTime() - seconds * 1000);
  return db.transaction(async (tx) => {
    // The cursor lets one of several servers play at a time.
    const cursor = await takeCursor(tx, now);
    const place = cursor === undefined ? undefined : placeOf(cursor);
    if (place === undefined) return false;
    const page = await readEventsAfter(tx, (await isOfAnotherPostgres(tx, place)) ? beginning : place, PAGE);
    const later = page.findIndex(({ at }) => at > until);
    const due = later === -1 ? page : page.slice(0, later);
    const event = due.find(({ kind }) => ABOUT_REQUESTS.has(kind)) ?? due.at(-1);
    if (event === undefined) return false;
    const { requestNumber } = event.data as { requestNumber?: unknown };
    if (ABOUT_REQUESTS.has(event.kind) && typeof requestNumber === 'string') {
      const moment = { now, today: dayInRome(now.getTime()), until };
      // A savepoint: a request that can't be answered must not hold up the others.
      await tx.transaction((inner) => answerRequest(services, inner, requestNumber, moment)).catch(onTrouble);
    }
    await saveCursor(tx, cursorOf(event), now);
    return true;
  });
}
