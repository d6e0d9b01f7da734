import { isProtectedStorageKey, type Impersonation, type Instant } from '@sportello/domain';
import type { Channel } from './channel.ts';
import type { KeyValue } from './storage/key-value.ts';
import { hasShape, parseJson } from './shape.ts';
import type { SessionStore } from './store.ts';
import { CUSTOMER_KEY, KNOWN_KEYS, type Vault } from './storage/vault.ts';

const storedCustomer = {
  customerCode: 'string',
  customerName: 'string',
  mode: ['LETTURA', 'MODIFICA'],
  reason: 'string',
  begunAt: 'number',
  expiresAt: 'number',
} as const;

/** Whether something from storage or from another tab says for whom somebody acts. */
export function isImpersonation(value: unknown): value is Impersonation {
  return hasShape(storedCustomer, value);
}

interface ActingWorld {
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly vault: Pick<Vault, 'withdraw' | 'giveBack'>;
  readonly tab: KeyValue;
  readonly browser: KeyValue;
  readonly channel: Channel;
  readonly clock: () => Instant;
  /** The customer is another one from here on: shows a page, loaded anew; this one, where none is named. */
  readonly go: (path?: '/my-edison' | '/my-edison/operatore') => void;
  /** Whether this tab shows a page of the operator's own. */
  readonly isAtDesk: () => boolean;
  /** What was typed in the customer's name and not sent goes. */
  readonly dropDrafts: (username: string, customerCode: string) => void;
}

/**
 * For whom an operator acts in this tab, the same in all tabs of a session (operatore.impersonare.1).
 * Nothing of one customer is there when another one's turn comes: the page is loaded anew.
 */
export function createActing({ session, vault, tab, browser, channel, clock, go, isAtDesk, dropDrafts }: ActingWorld) {
  let current: Impersonation | undefined;
  let isSpent = false;
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  /** For whom the sessions act that this tab was told of before it had one itself. */
  const told = new Map<string, Impersonation>();

  function show(next: Impersonation | undefined, spent = false): void {
    current = next;
    isSpent = spent;
    for (const listener of listeners) listener();
  }

  function clearBrowser(): void {
    for (const key of browser.keys()) if (!isProtectedStorageKey(key)) browser.remove(key);
  }

  function forgetKnown(): void {
    for (const key of tab.keys()) if (key.startsWith(KNOWN_KEYS)) tab.remove(key);
  }

  function keep(next: Impersonation): void {
    tab.set(CUSTOMER_KEY, JSON.stringify(next));
    show(next);
    for (const goOn of waiting) goOn();
    waiting.clear();
  }

  function leave(): void {
    const { username } = session.current() ?? {};
    if (current !== undefined && username !== undefined) dropDrafts(username, current.customerCode);
    tab.remove(CUSTOMER_KEY);
    forgetKnown();
    clearBrowser();
    show(undefined);
  }

  /** What the browser remembers goes with the rest of its storage; the tabs of the session hold it on. */
  function enter(next: Impersonation): void {
    if (current !== undefined && current.customerCode !== next.customerCode) leave();
    vault.withdraw();
    forgetKnown();
    clearBrowser();
    keep(next);
  }

  function exit(): void {
    hasEnded = true;
    leave();
    const held = session.current();
    if (held !== undefined) vault.giveBack(held);
  }

  const tell = (customer: Impersonation | null) => {
    const { id } = session.current() ?? {};
    if (id !== undefined) channel.post({ kind: 'acting', id, customer });
  };

  channel.listen((message) => {
    // A new tab is lent the session: it has to know for whom.
    if (message.kind === 'missing' && current !== undefined) tell(current);
    if (message.kind !== 'acting') return;
    const { customer } = message;
    if (session.current() === undefined) {
      // It may be the session that this tab is about to be lent.
      if (customer === null) told.delete(message.id);
      else told.set(message.id, customer);
      return;
    }
    if (message.id !== session.current()?.id) return;
    if (customer === null) {
      if (current === undefined) return;
      exit();
      go('/my-edison/operatore');
    } else if (customer.customerCode === current?.customerCode) {
      keep(customer);
    } else {
      enter(customer);
      go(isAtDesk() ? '/my-edison' : undefined);
    }
  });

  // Whoever signs out, or is signed out, acts for nobody.
  session.subscribe(() => {
    const held = session.current();
    if (held === undefined) {
      if (current !== undefined) leave();
      return;
    }
    const customer = told.get(held.id);
    told.clear();
    if (customer !== undefined && current === undefined) keep(customer);
  });

  return {
    current: () => current,

    /** Whether the page that is shown is still the customer's, and the operator's own is on its way. */
    hasEnded: () => hasEnded,

    /** Whether the grant has run out, by the clock or by the server's word, and nothing is done until it is renewed. */
    isSpent: () => current !== undefined && (isSpent || clock() >= current.expiresAt),

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** At start: a tab that is loaded again acts for whom it did. */
    restore(): void {
      const found = parseJson(tab.get(CUSTOMER_KEY) ?? '');
      if (session.current() === undefined || !isImpersonation(found)) tab.remove(CUSTOMER_KEY);
      else show(found);
    },

    /** The server has granted it. */
    begin(granted: Impersonation): void {
      enter(granted);
      tell(granted);
      go('/my-edison');
    },

    /** The server has prolonged it: what waited goes on. */
    renewed(granted: Impersonation): void {
      if (granted.customerCode !== current?.customerCode) return;
      keep(granted);
      tell(granted);
    },

    /** The server says that it has run out; comes back once it is renewed, or else with the page's end. */
    spent(): Promise<void> {
      show(current, true);
      return new Promise((goOn) => waiting.add(goOn));
    },

    end(): void {
      exit();
      tell(null);
      go('/my-edison/operatore');
    },
  };
}

export type Acting = ReturnType<typeof createActing>;
