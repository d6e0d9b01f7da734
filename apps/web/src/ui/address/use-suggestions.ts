import { useEffect, useState } from 'react';

/** A pause in typing; shorter ones would ask for every letter. */
const PAUSE_MS = 200;

/** Of one letter there are too many to choose from. */
const MIN_QUERY_LENGTH = 2;

/** The longest text that the suggestions take. */
const MAX_QUERY_LENGTH = 100;

export interface Suggestions<T> {
  readonly items: readonly T[];
  /** They could not be asked for: one writes on without them. */
  readonly isFailed: boolean;
  /** The text that the items are for; nothing while there are none to show. */
  readonly of: string | undefined;
}

const none = { items: [], isFailed: false, of: undefined } as const;

/**
 * What fits the text, asked for when the typing pauses. An answer that comes after the text went on
 * is dropped; until the next one the last stays.
 *
 * @param ask the same function as long as the question is the same; undefined when none is to be asked
 */
export function useSuggestions<T>(
  ask: ((text: string) => Promise<readonly T[]>) | undefined,
  typed: string,
): Suggestions<T> {
  const [found, setFound] = useState<Suggestions<T> & { readonly by: typeof ask }>({ ...none, by: undefined });
  const text = typed.trim().slice(0, MAX_QUERY_LENGTH);
  const isAsked = text.length >= MIN_QUERY_LENGTH;

  useEffect(() => {
    if (ask === undefined || !isAsked) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      ask(text).then(
        (items) => {
          if (!isOver) setFound({ items, isFailed: false, of: text, by: ask });
        },
        () => {
          if (!isOver) setFound({ ...none, isFailed: true, by: ask });
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, text, isAsked]);

  // What another question brought, as the streets of another town, is not for this one.
  return isAsked && ask !== undefined && found.by === ask ? found : { ...none, isFailed: found.isFailed };
}
