import type { QueryKey } from '@tanstack/react-query';
import type { App } from '../app.ts';
import { once } from '../../session/storage/once.ts';
import type { Offline } from './open.ts';

/** The app's data and writes for times without a network, whose code is loaded when it is needed. */
export interface OfflineLater {
  readonly load: () => Promise<Offline>;
  /** Returns the kept answer of a query; undefined without one, or if the code can't be loaded. */
  readonly find: (key: QueryKey) => ReturnType<Offline['find']>;
  /** Asks the customer before a sign-out that would delete unsent writes; set by the part that shows them. */
  confirmLoss?: (() => Promise<boolean>) | undefined;
}

export function createOfflineLater(app: () => App): OfflineLater {
  const load = once(async () => (await import('./open.ts')).openOffline(app()));
  return {
    load,
    find: (key) => load().then(
      (offline) => offline.find(key),
      () => undefined,
    ),
  };
}
