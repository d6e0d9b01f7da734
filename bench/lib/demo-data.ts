import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../apps/server/src/db/embedded/index.ts';
import { fillDemo } from './databases.ts';
import { Place } from './place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demoData: string;
  }
}

/**
 * Creates the data folder of a server with the demo provider once for all short runs, which copy it: creating it takes
 * longer than what they measure. Copies leave flushing to the system, which loses data only if the machine itself fails.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const place = new Place();
  const postgres = await startEmbedded({ dataDir: place.dataDir, durable: false });
  await fillDemo(postgres.url);
  await postgres.stop();
  appendFileSync(path.join(place.cluster, 'postgresql.conf'), 'fsync = off\nfull_page_writes = off\n');
  project.provide('demoData', place.dataDir);
  return () => place.remove();
}
