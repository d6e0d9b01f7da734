import type { Impersonation, Instant } from '@sportello/domain';
import { isImpersonation } from './acting.ts';
import { hasShape } from './shape.ts';
import { isSession, type StoredSession } from './stored.ts';
import { END_REASONS, type EndReason } from './storage/vault.ts';

export type Message =
  /** A session has ended: every tab that holds it leaves. */
  | { readonly kind: 'ended'; readonly id: string; readonly why: EndReason }
  /** The customer signs out of a session: whatever ends it from now on has this reason. */
  | { readonly kind: 'leaving'; readonly id: string; readonly why: EndReason }
  /** The browser remembers this session now: tabs with the previously remembered one drop it. */
  | { readonly kind: 'remembered'; readonly id: string }
  | { readonly kind: 'renewed'; readonly session: StoredSession }
  /** Requests newer tokens or later activity of this session. */
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'seen'; readonly id: string; readonly at: Instant }
  /** The operator of a session acts for this customer from now on, or for nobody. */
  | { readonly kind: 'acting'; readonly id: string; readonly customer: Impersonation | null }
  /** A tab without a session requests one; `question` identifies the request. */
  | { readonly kind: 'missing'; readonly question: string }
  /** Lends a session; its customer was last active at this time. */
  | { readonly kind: 'lent'; readonly question: string; readonly session: StoredSession; readonly at: Instant };

/** Another tab may still run the previous version, with other messages. */
function isMessage(heard: unknown): heard is Message {
  return (
    hasShape({ kind: ['ended', 'leaving'], id: 'string', why: END_REASONS }, heard) ||
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

export interface Channel {
  post(message: Message): void;
  listen(hear: (message: Message) => void): void;
}

/** Opens the browser's channel; without `BroadcastChannel` every tab is isolated. */
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
