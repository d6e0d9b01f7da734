import { workerData } from 'piscina';
import type { Config } from '../config/config.ts';
import { openPool } from '../db/pool.ts';
import { servicesOf } from '../startup/services.ts';
import type { Services } from '../shared/context.ts';

/** What a thread is started with. */
export interface ThreadSettings {
  readonly config: Config;
  readonly database: { readonly url: string; readonly longestStatementMs?: number };
}

let opened: Pick<Parameters<typeof servicesOf>[0], 'config' | 'pool'> | undefined;

/** What a use case works with on a worker thread: the same as for a call, on a connection of the thread's own. */
export function ownServices(now: Date): Services {
  opened ??= open(workerData as ThreadSettings);
  return servicesOf({ ...opened, clock: () => now });
}

function open({ config, database: { url, ...patience } }: ThreadSettings) {
  return { config, pool: openPool(url, { max: 1, ...patience }) };
}
