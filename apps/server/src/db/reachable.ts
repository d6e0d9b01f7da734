import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError, errorCode, firstLine } from '../errors/start-error.ts';
import { describeUnsupported, describeUntested } from './postgres-versions.ts';
import { rejectStandby } from './primary.ts';

/** PostgreSQL returns 57P03 while it starts and while it replays its log after a crash; a standby may be promoted. */
const isComing = (error: unknown) => ['57P03', '25006'].includes(errorCode(error) ?? '');

const writeToStderr = (text: string): void => void process.stderr.write(`${text}\n`);

const pauseMs = 500;
/** A database of some size replays its log for minutes. */
const patienceMs = 10 * 60_000;

interface Expectation {
  readonly warn?: (text: string) => void;
  readonly setting?: string;
  readonly warnsOfUntested?: boolean;
  readonly mayBeStandby?: boolean;
}

/**
 * Connects to the database and waits for a PostgreSQL that is still starting. Reports a failure as one line with
 * the remedy and the address without its password, because such lines end up in logs.
 */
export async function checkReachable(
  databaseUrl: string,
  { warn = writeToStderr, setting = 'DATABASE_URL', warnsOfUntested = false, mayBeStandby = false }: Expectation = {},
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    try {
      const untested = describeUntested(await readVersion(databaseUrl, setting, mayBeStandby));
      if (warnsOfUntested && untested !== undefined) warn(`${setting}: ${untested}`);
      return;
    } catch (error) {
      const { cause } = error as Error;
      if (!isComing(cause) || performance.now() > end) throw error;
      if (tries === 0) warn(`${setting}: PostgreSQL is not ready yet (${firstLine(cause)}): waiting for it.`);
      await wait(pauseMs);
    }
  }
}

/** Returns the version of a PostgreSQL that this server can use. */
async function readVersion(databaseUrl: string, setting: string, mayBeStandby: boolean): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    );
    const version = Number(rows[0]?.version);
    const problem = describeUnsupported(version) ?? describeEncoding(rows[0]?.encoding);
    if (problem !== undefined) throw new StartError(`${setting}: ${problem}`);
    if (!mayBeStandby) await rejectStandby(client);
    return version;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${setting}: ${explain(error, client)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function describeEncoding(encoding: string | undefined): string | undefined {
  return encoding === 'UTF8' ? undefined : `the database is encoded in ${encoding}; create one with encoding UTF8.`;
}

function explain(error: unknown, { host, port, user, database }: Client): string {
  const server = `${host}:${port}`;
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return `the PostgreSQL at ${server} rejects the user "${user ?? ''}": check user and password (${firstLine(error)}).`;
    case '3D000':
      return `the PostgreSQL at ${server} has no database "${database}": create it, or name another.`;
    case '53300':
      return `the PostgreSQL at ${server} has no connection left: raise its max_connections or lower DATABASE_POOL.`;
    default:
      return `no PostgreSQL answers at ${server} (${reason(error)}): check the address and that it runs.`;
  }
}

/** A name with several addresses fails as one AggregateError without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map((each) => firstLine(each)))].join(', ');
  return firstLine(error);
}
