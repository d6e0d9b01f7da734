import { useEffect, useState } from 'react';

/** Debounce in ms; a shorter one would send a request per keystroke. */
const PAUSE_MS = 200;

/** One letter has too many matches. */
const MIN_QUERY_LENGTH = 2;

/** The maximum length accepted by the suggestion calls. */
const MAX_QUERY_LENGTH = 100;

export interface Suggestions<T> {
  readonly items: readonly T[];
  /** The request failed; the input works without suggestions. */
  readonly isFailed: boolean;
  /** The text that the items belong to; undefined while there are none to show. */
  readonly of: string | undefined;
}

const none = { items: [], isFailed: false, of: undefined } as const;

/**
 * Fetches debounced suggestions for the text. An outdated answer is dropped; the last items stay until the next
 * answer.
 *
 * @param ask must be stable as long as the question is the same; undefined to fetch nothing
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

  // Items of another question, such as another town's streets, are not shown.
  return isAsked && ask !== undefined && found.by === ask ? found : { ...none, isFailed: found.isFailed };
}
