import { DRAFT_LIFETIME_MS, type Instant } from '@sportello/domain';
import type { KeyValue } from './key-value.ts';
import { hasShape, parseJson } from '../shape.ts';

/** Not under the session's prefix, since a draft outlives its session. */
const PREFIX = 'sportello-draft.';

/** Prefix of drafts by users without a session; dropped at the next sign-in. */
export const VISITORS_DRAFT = 'sportello-visitor.';

/** Draft values by field, never a password or a code: each form lists the fields to keep. */
export type DraftValues = Record<string, string | boolean | number>;

interface StoredDraft {
  readonly at: Instant;
  readonly values: DraftValues;
}

/** Name prefix of forms that an operator fills in for a customer. */
export const formsOf = (customerCode: string) => `${customerCode} `;

/**
 * Keeps unsent input in this tab, so that the end of the session loses nothing. It is bound to one customer and one
 * form.
 */
export function createDrafts(tab: KeyValue, clock: () => Instant) {
  const keyOf = (username: string, form: string) =>
    `${PREFIX}${encodeURIComponent(username.toLowerCase())}/${encodeURIComponent(form)}`;

  function read(key: string): DraftValues | undefined {
    const text = tab.get(key);
    if (text === null) return undefined;
    const draft = parse(text);
    const age = draft === undefined ? Number.POSITIVE_INFINITY : clock() - draft.at;
    if (draft !== undefined && age < DRAFT_LIFETIME_MS) return draft.values;
    tab.remove(key);
    return undefined;
  }

  const keys = () => tab.keys().filter((key) => key.startsWith(PREFIX));
  const visitorsKeys = () => tab.keys().filter((key) => key.startsWith(VISITORS_DRAFT));

  return {
    /** The draft of a form, unless it is older than 24 hours. */
    of: (username: string, form: string) => read(keyOf(username, form)),

    keep(username: string, form: string, values: DraftValues): void {
      tab.set(keyOf(username, form), JSON.stringify({ at: clock(), values }));
    },

    drop: (username: string, form: string) => tab.remove(keyOf(username, form)),

    /** Drops the drafts of all forms whose names begin with `beginning`. */
    dropNamed(username: string, beginning: string): void {
      const dropped = keyOf(username, beginning);
      for (const key of keys()) if (key.startsWith(dropped)) tab.remove(key);
    },

    dropAll(): void {
      for (const key of [...keys(), ...visitorsKeys()]) tab.remove(key);
    },

    dropOthers(username: string): void {
      const own = keyOf(username, '');
      const others = keys().filter((key) => !key.startsWith(own));
      for (const key of [...others, ...visitorsKeys()]) tab.remove(key);
    },

    areWaiting: () => keys().some((key) => read(key) !== undefined),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

function parse(text: string): StoredDraft | undefined {
  const found = parseJson(text);
  if (!hasShape({ at: 'number' }, found) || !('values' in found)) return undefined;
  const { at, values } = found;
  return isDraftValues(values) ? { at, values } : undefined;
}

function isDraftValues(values: unknown): values is DraftValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => ['string', 'boolean', 'number'].includes(typeof value))
  );
}
