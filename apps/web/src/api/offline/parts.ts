import type { QueryClient } from '@tanstack/react-query';
import type { KnownPeople } from '../start/known-people.ts';
import type { Door } from '../start/sign-in-gate.ts';

export interface Hooks {
  /** Called when there are unsent writes; set by the frame, which then loads the part that shows them. */
  onUnsent?: () => void;
  /** Asks the customer before a sign-out that would delete unsent writes; set by the part that shows them. */
  confirmLoss?: (() => Promise<boolean>) | undefined;
  /** Deletes what was kept, once it is loaded; resolves to false if the customer stays. */
  beforeSignOut?: () => Promise<boolean>;
}

type Needed = 'session' | 'acting' | 'clock' | 'browserStorage' | 'tabStorage' | 'call' | 'isOnline';

/** The parts of the app that keep answers and unsent writes. */
export interface KeptApp extends Pick<Door, Needed> {
  readonly cache: QueryClient;
  readonly people: KnownPeople;
  readonly offline: { readonly hooks: Readonly<Hooks>; readonly hook: (hooks: Hooks) => void };
}
