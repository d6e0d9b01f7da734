import { performance } from 'node:perf_hooks';
import type { Pool, PoolClient } from 'pg';
import { originStore, type Origin } from './origin.ts';

/** Somebody whose work the server does: an account or an anonymous address. */
export interface Payer {
  /** Adds milliseconds of work. */
  charge(ms: number): void;
}

const payers = new WeakMap<Origin, Payer>();

/** Lets the work of a request, or of whatever it causes, be charged to somebody. */
export function payFor(payer: Payer): void {
  const origin = originStore.getStore();
  if (origin !== undefined) payers.set(origin, payer);
  workFor(payer);
}

const currentPayer = (): Payer | undefined => {
  const origin = originStore.getStore();
  return origin && payers.get(origin);
};

let current: Payer | undefined;
let since = 0;

/**
 * Charges the event loop's time until now to whoever it worked for, and from now on to this one. Only JavaScript runs
 * between two calls, so the time in which the loop waited is left out.
 */
export function workFor(payer: Payer | undefined): void {
  const now = performance.eventLoopUtilization().active;
  current?.charge(now - since);
  current = payer;
  since = now;
}

/** A connection's time is cheaper than the event loop's, since there are several. */
const connectionShare = 0.25;

/** Charges the time of a connection, and of reading its rows, to whoever has taken it from the pool. */
export function chargeConnections(pool: Pool): void {
  type Callback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;
  const taken = new WeakMap<PoolClient, { readonly payer: Payer; readonly at: number }>();
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient>;
  pool.connect = ((callback?: Callback) => {
    const payer = currentPayer();
    if (payer === undefined) return connect(callback);
    const take = (client: PoolClient | undefined) => {
      if (client) taken.set(client, { payer, at: performance.now() });
    };
    if (callback !== undefined) {
      return connect((error, client, release) => {
        take(client);
        callback(error, client, release);
      });
    }
    return connect().then((client) => {
      take(client);
      return client;
    });
  }) as typeof pool.connect;
  pool.on('release', (_error, client) => {
    const use = taken.get(client);
    taken.delete(client);
    use?.payer.charge(connectionShare * (performance.now() - use.at));
  });
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: { stream: NodeJS.ReadableStream } };
    connection.stream.prependListener('data', () => workFor(taken.get(client)?.payer));
  });
}
