import { workerData } from 'piscina';
import { openPool } from '../db/pool.ts';
import { servicesOf } from '../startup/services.ts';
import type { Services } from '../shared/context.ts';
import type { ThreadSettings } from './job.ts';

let opened: Pick<Parameters<typeof servicesOf>[0], 'config' | 'pool'> | undefined;

/** What a use case works with on a worker thread: the same as for a call, on a connection of the thread's own. */
export function ownServices(now: Date): Services {
  opened ??= open(workerData as ThreadSettings);
  return servicesOf({ ...opened, clock: () => now });
}

function open({ config, database: { url, ...patience } }: ThreadSettings) {
  return { config, pool: openPool(url, { max: 1, ...patience }) };
}
