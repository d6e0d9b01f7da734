import { once } from '../../session/storage/once.ts';
import type { Offline } from './open.ts';
import type { Hooks, KeptApp } from './parts.ts';

/** The app's data and writes for times without a network, whose code is loaded when it is needed. */
export interface OfflineLater {
  readonly load: () => Promise<Offline>;
  readonly hooks: Readonly<Hooks>;
  readonly hook: (hooks: Hooks) => void;
}

export function createOfflineLater(app: () => KeptApp): OfflineLater {
  const hooks: Hooks = {};
  return {
    load: once(async () => (await import('./open.ts')).openOffline(app())),
    hooks,
    hook: (more) => void Object.assign(hooks, more),
  };
}
