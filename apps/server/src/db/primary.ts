import type { ClientBase, PoolClient } from 'pg';
import { errorCode } from '../errors/start-error.ts';

/** PostgreSQL's code for a write that it rejects because it is a standby. */
const readOnly = '25006';

/** Rejects a connection to a standby, from which customers would read old data. */
export async function rejectStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>(isStandby);
  if (rows[0]?.isStandby !== true) return;
  throw Object.assign(new Error('This PostgreSQL is a read-only standby.'), { code: readOnly });
}

const isStandby = 'select pg_is_in_recovery() as "isStandby"';

/**
 * Closes a connection as soon as a statement on it is not answered in time, because the next one would wait behind it
 * as long again, or is answered by a standby. The pool then opens another one.
 */
export function closeIfLost(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const result = query(...given);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isLost(error)) void client.end();
      });
    }
    return result;
  }) as typeof client.query;
}

const isLost = (error: unknown) =>
  errorCode(error) === readOnly || (error instanceof Error && error.message === 'Query read timeout');
