import { foldText } from '../shared/text.ts';

export interface SearchableFaq {
  readonly question: string;
  readonly answer: string;
  readonly topic: string;
  readonly keywords?: readonly string[] | undefined;
}

const empty = new Set(
  'a ai al alla anche che chi ci come con cosa da dal dei del della di dove e ed ha ho i il in io la le lo ma me mi mia mio nel non o per perche piu puo posso quando quanto se si sono su ti tra un una voglio vorrei'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word));
}

const worth = { question: 4, keywords: 4, topic: 2, answer: 1 };

/**
 * Returns the questions that match a search, best first. Ignores accents and case, tolerates typing mistakes, and
 * matches prefixes; every word that is not a stop word must match. Without such words, returns all in order.
 */
export function searchFaq<Faq extends SearchableFaq>(faqs: readonly Faq[], typed: string): Faq[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [...faqs];
  return faqs
    .map((faq) => ({ faq, score: scoreOf(faq, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ faq }) => faq);
}

function scoreOf(faq: SearchableFaq, wanted: readonly string[]): number {
  const parts = [
    [wordsOf(faq.question), worth.question],
    [wordsOf((faq.keywords ?? []).join(' ')), worth.keywords],
    [wordsOf(faq.topic), worth.topic],
    [wordsOf(faq.answer), worth.answer],
  ] as const;
  let sum = 0;
  for (const word of wanted) {
    const best = Math.max(...parts.map(([words, weight]) => likeness(word, words) * weight));
    if (best <= 0) return 0;
    sum += best;
  }
  return sum;
}

/** Returns 1 for an exact match, less for a prefix, even less with typing mistakes, and 0 for no match. */
function likeness(wanted: string, words: readonly string[]): number {
  const stem = stemOf(wanted);
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  let best = 0;
  for (const word of words) {
    if (word === wanted) return 1;
    const other = stemOf(word);
    if (wanted.length > 2 && word.startsWith(wanted)) best = Math.max(best, 0.9);
    // Makes "leggere" match "leggo".
    if (stem === other || (other.length > 3 && stem.startsWith(other))) best = Math.max(best, 0.8);
    const mistakes = Math.min(distance(stem, other), distance(stem, other.slice(0, stem.length)));
    if (mistakes <= allowed) best = Math.max(best, 0.7 - mistakes * 0.15);
  }
  return best;
}

/** Removes final vowels, which change with number and gender in Italian: bolletta, bollette. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/[aeiou]+$/, '') : word;
}

/** Counts letters left out, added, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? Infinity;
}
