import type { App } from '../app.ts';
import { once } from '../../session/storage/once.ts';
import type { Offline } from './open.ts';

interface Hooks {
  /** Called when there are unsent writes; set by the frame, which then loads the part that shows them. */
  onUnsent?: () => void;
  /** Asks the customer before a sign-out that would delete unsent writes; set by the part that shows them. */
  confirmLoss?: (() => Promise<boolean>) | undefined;
  /** Deletes what was kept, once it is loaded; resolves to false if the customer stays. */
  beforeSignOut?: () => Promise<boolean>;
}

/** The app's data and writes for times without a network, whose code is loaded when it is needed. */
export interface OfflineLater {
  readonly load: () => Promise<Offline>;
  readonly hooks: Readonly<Hooks>;
  readonly hook: (hooks: Hooks) => void;
}

export function createOfflineLater(app: () => App): OfflineLater {
  const hooks: Hooks = {};
  return {
    load: once(async () => (await import('./open.ts')).openOffline(app())),
    hooks,
    hook: (more) => void Object.assign(hooks, more),
  };
}
