import type { createClient, createOpener, createPartsClient, PublicConfig } from '@sportello/calls';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Acting } from '../../session/acting.ts';
import type { Clock } from '../../session/activity/clock.ts';
import type { Inactivity } from '../../session/activity/inactivity.ts';
import type { Drafts } from '../../session/storage/drafts.ts';
import type { KeyValue } from '../../session/storage/key-value.ts';
import type { Known } from '../../session/storage/known.ts';
import type { SessionStore } from '../../session/store.ts';
import type { EndReason } from '../../session/storage/vault.ts';

/**
 * Everything needed before the customer area: the provider's config, the session, the gateway client. The login needs
 * no more; the app with its router and its cache is built on it (api/app.ts).
 */
export interface Door {
  readonly config: PublicConfig;
  readonly session: SessionStore;
  readonly acting: Acting;
  readonly clock: Clock;
  readonly inactivity: Inactivity;
  readonly drafts: Drafts;
  readonly browserStorage: KeyValue;
  /** Tab storage; keys with the session's own prefix are cleared with the session (session/vault.ts). */
  readonly tabStorage: KeyValue;
  readonly known: Known;
  readonly call: ReturnType<typeof createClient>;
  readonly open: ReturnType<typeof createOpener>;
  readonly askParts: ReturnType<typeof createPartsClient>;
  readonly isOnline: () => boolean;
  readonly endedBecause: EndReason | undefined;
  readonly signOut: () => Promise<void>;
}

export const AuthPageContext = createContext<Door | undefined>(undefined);

export function useSignInGate(): Door {
  const door = use(AuthPageContext);
  if (door === undefined) throw new Error('useSignInGate outside the page');
  return door;
}

export function useActing() {
  const { acting } = useSignInGate();
  // Pages rendered at build time call this, too.
  return useSyncExternalStore(acting.subscribe, acting.current, acting.current);
}

export function useSession() {
  const { session } = useSignInGate();
  return useSyncExternalStore(session.subscribe, session.current);
}

export function usePresence() {
  const { inactivity } = useSignInGate();
  return useSyncExternalStore(inactivity.subscribe, inactivity.presence);
}
