import { workerData } from 'piscina';
import { openPool } from '../db/pool.ts';
import { servicesOf } from '../startup/services.ts';
import type { Services } from '../shared/context.ts';
import type { ThreadSettings } from './job.ts';

let opened: Pick<Parameters<typeof servicesOf>[0], 'config' | 'pool'> | undefined;

/** Creates a worker thread's services, with a connection of its own. */
export function ownServices(now: Date): Services {
  opened ??= open(workerData as ThreadSettings);
  return servicesOf({ ...opened, clock: () => now });
}

function open({ config, database: { url, ...limits } }: ThreadSettings) {
  return { config, pool: openPool(url, { max: 1, ...limits }) };
}
