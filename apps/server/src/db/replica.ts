import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { firstLine } from '../errors/start-error.ts';
import { databaseOf, type Database } from './database.ts';
import { missingMigrations } from './migrate.ts';
import { openPool, type PoolOptions } from './pool.ts';

/** Reads that may lag behind what was just written (docs/adr/0023-a-read-replica-for-what-may-lag.md). */
export interface Replica {
  /**
   * Runs a read on the replica, and on the primary if there is none, if it is away or if it lags. The read is repeated
   * on the primary where it fails, so it must change nothing.
   */
  readonly read: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** A replica further behind than this is not read from. */
export const longestLagSeconds = 60;

const examineEveryMs = 5000;

/** The record that was just written on the primary arrives within this time, so that an idle replica doesn't count as late. */
const arrivesWithinMs = 500;

interface ReplicaOptions extends Omit<PoolOptions, 'isReplica'> {
  readonly url: string | undefined;
  readonly longestLagSeconds?: number;
  readonly examineEveryMs?: number;
}

export function openReplica(
  {
    url,
    longestLagSeconds: limit = longestLagSeconds,
    examineEveryMs: pauseMs = examineEveryMs,
    ...options
  }: ReplicaOptions,
  primary: Pool,
): Replica {
  const db = databaseOf(primary);
  if (url === undefined) return { read: (work) => work(db), close: async () => undefined };
  const pool = openPool(url, { ...options, isReplica: true });
  const replica = databaseOf(pool);
  let known: string | undefined;
  let examined: Promise<string | undefined> | undefined;
  let examineAgainAt = -Infinity;

  const report = (problem: string | undefined) => {
    if ((problem === undefined) !== (known === undefined)) {
      const place = problem === undefined ? 'the replica is read again' : `${problem}: the primary is read instead`;
      process.stderr.write(`DATABASE_REPLICA_URL: ${place}.\n`);
    }
    known = problem;
    return problem;
  };
  const examine = () => {
    if (examined === undefined || performance.now() > examineAgainAt) {
      examineAgainAt = performance.now() + pauseMs;
      examined = problemOf(pool, primary, limit).then(report);
    }
    return examined;
  };

  return {
    async read(work) {
      if ((await examine()) !== undefined) return work(db);
      try {
        return await work(replica);
      } catch (error) {
        const answer = await work(db);
        // Errors of the read itself would have failed here too.
        examined = Promise.resolve(report(firstLine(error instanceof Error ? (error.cause ?? error) : error)));
        return answer;
      }
    },
    close: () => pool.end(),
  };
}

/** Returns the reason why a replica must not be read from now, or undefined. */
async function problemOf(replica: Pool, primary: Pool, limit: number): Promise<string | undefined> {
  try {
    const { isStandby, isSame, lagSeconds } = await compare(replica, primary);
    if (!isSame) return 'it is not a replica of this database';
    if (!isStandby) return 'it is not a standby';
    if (lagSeconds > limit) return `it lags by ${Math.round(lagSeconds)} seconds`;
    const missing = await missingMigrations(replica);
    return missing === 0 ? undefined : `it lacks ${missing} changes of the schema`;
  } catch (error) {
    return firstLine(error);
  }
}

interface Comparison {
  readonly isStandby: boolean;
  readonly isSame: boolean;
  /** Zero once it has all that the primary had written, however long ago that was; Infinity if unknown. */
  readonly lagSeconds: number;
}

const identity = `(select system_identifier from pg_control_system()) || ' ' || current_database() as identity`;

export async function compare(replica: Pool, primary: Pool): Promise<Comparison> {
  const { rows: written } = await primary.query<{ identity: string; lsn: string }>(
    `select ${identity}, pg_current_wal_lsn() as lsn`,
  );
  for (const end = performance.now() + arrivesWithinMs; ; await wait(50)) {
    const { rows } = await replica.query<{ identity: string; standby: boolean; current: boolean; lag: number | null }>(
      `select ${identity}, pg_is_in_recovery() as standby,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as current,
         extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as lag`,
      [written[0]?.lsn],
    );
    const [found] = rows;
    const isStandby = found?.standby === true;
    const isSame = found?.identity === written[0]?.identity;
    const lagSeconds = found?.current === true ? 0 : (found?.lag ?? Infinity);
    const isLate = isStandby && isSame && lagSeconds > longestLagSeconds;
    if (!isLate || performance.now() > end) return { isStandby, isSame, lagSeconds };
  }
}
