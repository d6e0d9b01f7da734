import { dayInRome, type Instant } from '@sportello/domain';
import type { AnswerRecord, OfflineDatabase } from '../sealed/database.ts';
import type { Seal } from '../sealed/seal.ts';
import { askedAgain } from './asked-again.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_AGE_MS = 7 * DAY_MS;
const MOST_BYTES = 4_000_000;
/** A larger answer would drive out all others. */
const MOST_ANSWER_BYTES = 1_000_000;

export interface KeptAnswer {
  readonly answer: unknown;
  readonly at: Instant;
}

interface KeptAnswersParts {
  readonly database: OfflineDatabase;
  readonly seal: Seal;
  /** Name of the session that the answers are deleted with. */
  readonly session: string;
  /** Shape of the models; an answer of another one is never found. */
  readonly shape: string;
  readonly now: () => Instant;
}

/** Keeps the last answers of a session, sealed, for a look without a network. */
export function createKeptAnswers({ database, seal, session, shape, now }: KeptAnswersParts) {
  const nameOf = (id: string, request: unknown) =>
    seal.nameOf(`${shape} ${id} ${askedAgain(request, dayInRome(now()))}`);

  return {
    async keep(id: string, request: unknown, answer: unknown, at: Instant): Promise<void> {
      const [name, sealed] = await Promise.all([nameOf(id, request), seal.seal(answer)]);
      if (sealed.data.byteLength > MOST_ANSWER_BYTES) return;
      await database.put('answers', { name, session, at, ...sealed });
    },

    async find(id: string, request: unknown): Promise<KeptAnswer | undefined> {
      const record = await database.get('answers', await nameOf(id, request));
      if (record === undefined || isOld(record, now())) return undefined;
      return { answer: await seal.unseal(record), at: record.at };
    },

    /** Deletes what is too old, and the oldest of what is too much. */
    async trim(): Promise<void> {
      const all = (await database.getAllFromIndex('answers', 'session', session)).toSorted(
        (one, other) => other.at - one.at,
      );
      let bytes = 0;
      for (const record of all) {
        bytes += record.data.byteLength;
        if (bytes > MOST_BYTES || isOld(record, now())) await database.delete('answers', record.name);
      }
    },
  };
}

/** A clock that was set back makes answers of the future, whose age nobody knows. */
function isOld({ at }: AnswerRecord, now: Instant): boolean {
  return now - at > MOST_AGE_MS || at - now > DAY_MS;
}
