import type { Pool } from 'pg';
import type { DatabaseConfig } from '../../config/database.ts';
import { longestStatementMs } from '../../db/open.ts';
import { openPool } from '../../db/pool.ts';
import { compare, longestLagSeconds } from '../../db/replica.ts';
import { firstLine } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';

const about = 'replica';

/** Checks the replica for reads that may lag, if there is one (docs/database.md). */
export async function checkReplica({ databaseReplicaUrl: url }: DatabaseConfig, primary: Pool): Promise<Finding[]> {
  if (url === undefined) return [];
  const pool = openPool(url, { max: 1, longestStatementMs, isReplica: true });
  try {
    const { isSame, isStandby, lagSeconds } = await compare(pool, primary);
    if (!isSame) return [wrong('DATABASE_REPLICA_URL leads to another database')];
    if (!isStandby) return [wrong('DATABASE_REPLICA_URL leads to a primary, which follows nothing')];
    if (lagSeconds <= longestLagSeconds) {
      return [{ about, state: 'good', text: `a standby, ${Math.round(lagSeconds)} seconds behind` }];
    }
    const lag = Number.isFinite(lagSeconds) ? `${Math.round(lagSeconds)} seconds` : 'an unknown time';
    return [{ about, state: 'look', text: `behind by ${lag}: the primary is read instead` }];
  } catch (error) {
    return [wrong(`it does not answer (${firstLine(error)}): the primary is read instead`)];
  } finally {
    await pool.end();
  }
}

const wrong = (text: string): Finding => ({ about, state: 'wrong', text });
