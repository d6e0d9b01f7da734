import { onTestFinished } from 'vitest';
import { listenForInvalidations, type Invalidation } from '../../src/db/invalidations.ts';
import type { TestApp } from './app.ts';

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
