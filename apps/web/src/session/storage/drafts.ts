import { DRAFT_LIFETIME_MS, type Instant } from '@sportello/domain';
import type { KeyValue } from './key-value.ts';
import { hasShape, parseJson } from '../shape.ts';

/** Beside the session's own keys, since a draft outlives its session. */
const PREFIX = 'sportello-draft.';

/** What was typed by somebody who has no session yet; it goes once anybody has one. */
export const VISITORS_DRAFT = 'sportello-visitor.';

/** What a customer had typed, by field. Never a password or a code: a form names what may be kept. */
export type DraftValues = Record<string, string | boolean | number>;

interface StoredDraft {
  readonly at: Instant;
  readonly values: DraftValues;
}

/** How the names of forms begin that an operator fills in for a customer. */
export const formsOf = (customerCode: string) => `${customerCode} `;

/**
 * Keeps what was typed and not yet sent, in this tab, so that an end of the session in the middle
 * of a form costs nothing. It belongs to one customer and one form, and to nobody else.
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
    /** What the customer had typed in a form, if it is not older than 24 hours. */
    of: (username: string, form: string) => read(keyOf(username, form)),

    keep(username: string, form: string, values: DraftValues): void {
      tab.set(keyOf(username, form), JSON.stringify({ at: clock(), values }));
    },

    /** It was sent, or is not wanted any more. */
    drop: (username: string, form: string) => tab.remove(keyOf(username, form)),

    /** Those forms whose names begin so are nobody's any more. */
    dropNamed(username: string, beginning: string): void {
      const dropped = keyOf(username, beginning);
      for (const key of keys()) if (key.startsWith(dropped)) tab.remove(key);
    },

    /** The customer went by themselves. */
    dropAll(): void {
      for (const key of [...keys(), ...visitorsKeys()]) tab.remove(key);
    },

    /** Somebody signed in: what others had typed goes. */
    dropOthers(username: string): void {
      const own = keyOf(username, '');
      const others = keys().filter((key) => !key.startsWith(own));
      for (const key of [...others, ...visitorsKeys()]) tab.remove(key);
    },

    /** Whether anything waits for whoever signs in again. */
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
