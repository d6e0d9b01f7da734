import { Client } from 'pg';
import type { DatabaseConfig } from '../../config/database.ts';
import { serverLimits } from '../../db/pool.ts';
import { longestStatementMs } from '../../db/open.ts';
import type { Finding } from './finding.ts';

const about = 'pooler';

interface Seen {
  readonly limits: Readonly<Record<string, string>>;
  readonly role: string;
  readonly database: string;
}

/** Checks a connection pooler between the server and PostgreSQL, if there is one (docs/database.md). */
export async function checkPooler({ databaseUrl, databaseDirectUrl }: DatabaseConfig): Promise<Finding[]> {
  if (databaseUrl === undefined || databaseDirectUrl === undefined || databaseUrl === databaseDirectUrl) return [];
  const [pooled, direct] = [await look(databaseUrl), await look(databaseDirectUrl)];
  if (pooled.database !== direct.database) {
    const text = 'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases';
    return [{ about, state: 'wrong', text }];
  }
  const missing = Object.entries(serverLimits(longestStatementMs)).filter(([name]) => pooled.limits[name] === '0');
  if (missing.length === 0) return [{ about, state: 'good', text: 'its role limits statements' }];
  const remedy = missing.map(([name, ms]) => `alter role ${pooled.role} set ${name} = ${ms};`).join(' ');
  return [{ about, state: 'wrong', text: `calls through it may wait for ever: ${remedy}` }];
}

async function look(connectionString: string): Promise<Seen> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Seen>(
      `select (select jsonb_object_agg(name, setting) from pg_settings where name = any($1::text[])) as limits,
              quote_ident(current_user) as role,
              current_database() || ' since ' || pg_postmaster_start_time() as database`,
      [Object.keys(serverLimits(0))],
    );
    if (!rows[0]) throw new Error('no row');
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}
