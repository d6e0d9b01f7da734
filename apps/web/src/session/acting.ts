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

/** Validates a value from storage or from another tab. */
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
  /** The customer changes: reloads the page, at `path` if passed. */
  readonly go: (path?: '/my-edison' | '/my-edison/operatore') => void;
  readonly isAtDesk: () => boolean;
  /** Drops the unsent input made in the customer's name. */
  readonly dropDrafts: (username: string, customerCode: string) => void;
}

/**
 * Holds the customer that an operator acts for, the same in all tabs of a session (operatore.impersonare.1). A change
 * reloads the page, so nothing of the previous customer remains.
 */
export function createActing({ session, vault, tab, browser, channel, clock, go, isAtDesk, dropDrafts }: ActingWorld) {
  let current: Impersonation | undefined;
  let isSpent = false;
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  /** The customers of sessions announced by other tabs before this tab had a session. */
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

  /** The browser's storage is cleared; the session goes on in its tabs. */
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
    // A new tab that is lent the session must know its customer.
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

  // A sign-out of any kind ends the impersonation.
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

    /** True while the customer's page is still shown and the operator's own is loading. */
    hasEnded: () => hasEnded,

    /** True once the grant has expired, by the clock or by a server error; nothing is sent until it is renewed. */
    isSpent: () => current !== undefined && (isSpent || clock() >= current.expiresAt),

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** At start: a reloaded tab keeps its customer. */
    restore(): void {
      const found = parseJson(tab.get(CUSTOMER_KEY) ?? '');
      if (session.current() === undefined || !isImpersonation(found)) tab.remove(CUSTOMER_KEY);
      else show(found);
    },

    begin(granted: Impersonation): void {
      enter(granted);
      tell(granted);
      go('/my-edison');
    },

    renewed(granted: Impersonation): void {
      if (granted.customerCode !== current?.customerCode) return;
      keep(granted);
      tell(granted);
    },

    /** The server reports an expired grant; resolves once it is renewed, or never if the page is left. */
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
