import { onTestFinished } from 'vitest';
import { listenForInvalidations, type Invalidation } from '../../src/db/invalidations.ts';
import { readConfig } from '../../src/config/config.ts';
import { servicesOf } from '../../src/startup/services.ts';
import type { CustomerActor } from '../../src/shared/actors.ts';
import type { Services } from '../../src/shared/context.ts';
import type { TestApp } from './app.ts';

/** Calls use cases as an export or a job does, without the gateway that looks up whose an id is. */
export async function withServices<T>(
  { database: { pool }, now }: Pick<TestApp, 'database' | 'now'>,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const services = servicesOf({ config: readConfig({ LOG_LEVEL: 'silent' }), pool, clock: now });
  try {
    return await work(services);
  } finally {
    services.pictures.close();
    await services.workers.close();
  }
}

export async function actorOf(
  { database: { pool } }: Pick<TestApp, 'database'>,
  username: string,
): Promise<CustomerActor> {
  const { rows } = await pool.query<{ id: string; customer_code: string }>(
    'select id, customer_code from accounts where username = $1',
    [username],
  );
  const [account] = rows;
  if (!account) throw new Error(`there is no account ${username}`);
  return {
    sessionId: account.id,
    accountId: account.id,
    username,
    kind: 'CUSTOMER',
    role: null,
    hasProvedFactor: false,
    customerCode: account.customer_code,
    right: 'SELF',
    grant: null,
    requestId: 'test',
  };
}

/** Collects the updates that open apps get until the test ends. */
export async function listenForUpdates({ database: { url } }: Pick<TestApp, 'database'>): Promise<Invalidation[]> {
  const updates: Invalidation[] = [];
  const ready = Promise.withResolvers<void>();
  const stop = listenForInvalidations(url, {
    onInvalidation: (update) => updates.push(update),
    onReady: ready.resolve,
  });
  onTestFinished(stop);
  await ready.promise;
  return updates;
}
