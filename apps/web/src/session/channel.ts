import type { Impersonation, Instant } from '@sportello/domain';
import { isImpersonation } from './acting.ts';
import { hasShape } from './shape.ts';
import { isSession, type StoredSession } from './stored.ts';
import { END_REASONS, type EndReason } from './storage/vault.ts';

/** What tabs tell each other. */
export type Message =
  /** A session is over: everybody who holds it leaves. */
  | { readonly kind: 'ended'; readonly id: string; readonly why: EndReason }
  /** The browser remembers this session now: whoever holds the one that it remembered before gives it up. */
  | { readonly kind: 'remembered'; readonly id: string }
  /** A session has new tokens. */
  | { readonly kind: 'renewed'; readonly session: StoredSession }
  /** Has anybody newer tokens of this session, or seen its customer since? */
  | { readonly kind: 'asked'; readonly id: string }
  /** The customer of a session was there, at this time. */
  | { readonly kind: 'seen'; readonly id: string; readonly at: Instant }
  /** The operator of a session acts for this customer from now on, or for nobody. */
  | { readonly kind: 'acting'; readonly id: string; readonly customer: Impersonation | null }
  /** A tab without a session, which names its question: has anybody one? */
  | { readonly kind: 'missing'; readonly question: string }
  /** Take this one; its customer was last there at this time. */
  | { readonly kind: 'lent'; readonly question: string; readonly session: StoredSession; readonly at: Instant };

/** Another tab may still run the version before this one, and say other things. */
function isMessage(heard: unknown): heard is Message {
  return (
    hasShape({ kind: ['ended'], id: 'string', why: END_REASONS }, heard) ||
    hasShape({ kind: ['remembered', 'asked'], id: 'string' }, heard) ||
    hasShape({ kind: ['seen'], id: 'string', at: 'number' }, heard) ||
    hasShape({ kind: ['missing'], question: 'string' }, heard) ||
    (hasShape({ kind: ['acting'], id: 'string' }, heard) &&
      'customer' in heard &&
      (heard.customer === null || isImpersonation(heard.customer))) ||
    ((hasShape({ kind: ['renewed'] }, heard) ||
      hasShape({ kind: ['lent'], question: 'string', at: 'number' }, heard)) &&
      'session' in heard &&
      isSession(heard.session))
  );
}

/** How the tabs of one browser speak to each other. */
export interface Channel {
  post(message: Message): void;
  listen(hear: (message: Message) => void): void;
}

/** The browser's own channel; where there is none, every tab is alone. */
export function openChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('sportello.session');
  return {
    post: (said) => channel.postMessage(said),
    listen(hear) {
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (isMessage(event.data)) hear(event.data);
      });
    },
  };
}
