import { canonicalPlace, foldPlace } from './fold.ts';

/** Further words do not make the search more precise. */
const MOST_WORDS = 4;

/** Shorter texts are similar to almost every name. */
const FEWEST_FOR_LIKENESS = 3;

/** Street kinds are too common to identify a street. */
const kinds = new Set(
  'via viale vicolo vico piazza piazzale piazzetta corso largo borgo strada localita frazione contrada regione'.split(
    ' ',
  ),
);

/**
 * Builds the search text of a place: each name on one line in its folded and one in its canonical form. Each line
 * begins with a line feed and a space and the text ends with a line feed, so `% x%` matches the beginning of a word,
 * `%<LF> x%` the beginning of a name and `%<LF> x<LF>%` a whole name.
 */
export function placeSearchText(...names: readonly (string | null | undefined)[]): string {
  const lines = names.flatMap((name) => (name ? [foldPlace(name), canonicalPlace(name)] : []));
  const distinct = [...new Set(lines)].filter((line) => line !== '');
  return distinct.length === 0 ? '' : `${distinct.map((line) => `\n ${line}`).join('')}\n`;
}

/** Builds the search text of a street: its name with and without its kind, and its German name. */
export function streetSearchText(street: {
  readonly kind: string | null;
  readonly name: string;
  readonly germanName: string | null;
}): string {
  const { kind, name, germanName } = street;
  return placeSearchText(kind === null ? name : `${kind} ${name}`, name, germanName);
}

/** User input prepared for comparison with the lines of {@link placeSearchText}. */
export interface PlaceQuery {
  readonly typed: string;
  readonly canonical: string;
  readonly words: readonly string[];
  /** Fuzzy pattern used when no prefix matches; undefined when the input is too short. */
  readonly alike: Alike | undefined;
}

/** The beginning or end of the longest word, which survives one or two typing mistakes elsewhere in it. */
interface Alike {
  readonly text: string;
  readonly start: string;
  readonly end: string;
}

/** Parses user input; returns undefined when it has no letter or digit. */
export function placeQuery(text: string): PlaceQuery | undefined {
  const typed = foldPlace(text);
  if (typed === '') return undefined;
  const canonical = canonicalPlace(text);
  const words = canonical.split(' ').slice(0, MOST_WORDS);
  return { typed, canonical, words, alike: alikeOf(words) };
}

function alikeOf(words: readonly string[]): Alike | undefined {
  const telling = words.filter((word) => !kinds.has(word));
  const longest = telling.reduce((one, other) => (other.length > one.length ? other : one), '');
  if (longest.length < FEWEST_FOR_LIKENESS) return undefined;
  const length = longest.length > 4 ? 3 : 2;
  return { text: telling.join(' '), start: longest.slice(0, length), end: longest.slice(-length) };
}

/** Parses street input and ignores a house number at the end: `via Roma 12/b`. */
export function streetQuery(text: string): PlaceQuery | undefined {
  const query = placeQuery(withoutHouseNumber(text)) ?? placeQuery(text);
  return query && { ...query, typed: foldPlace(text) };
}

/** Matches a house number at the end of an address: `12`, `, n. 12/b`, ` 12 bis`, ` 3-5`, ` snc`. */
const houseNumber =
  /[\s,]+(?:n(?:um)?\s?[.°º]?\s?)?(?:\d{1,5}(?:\s?[/-]\s?\d{1,3})?(?:\s?[/-]?\s?(?:[a-z]|bis|ter|quater))?|snc)$/iu;

function withoutHouseNumber(text: string): string {
  return text.trim().replace(houseNumber, '');
}

/**
 * Returns the least number of typing mistakes between the input, which may be incomplete, and one of the names:
 * letters left out, added, changed or swapped with their neighbour, in the name as a whole or word by word in any
 * order.
 *
 * @param typed in the canonical form
 * @param searchText from {@link placeSearchText}
 */
export function typingMistakes(typed: string, searchText: string): number {
  const lines = searchText.split('\n').filter((line) => line !== '');
  return Math.min(...lines.flatMap((line) => [mistakesIn(typed, line.trim()), mistakesInWords(typed, line.trim())]));
}

/** Returns the maximum number of mistakes accepted in a match: one in four letters. */
export function mostMistakes(typed: string): number {
  return Math.ceil(typed.length / 4);
}

function mistakesInWords(typed: string, line: string): number {
  const words = line.split(' ');
  return typed
    .split(' ')
    .reduce((sum, word) => sum + Math.min(...words.map((candidate) => mistakesIn(word, candidate))), 0);
}

/** Optimal string alignment distance between the input and the best-matching prefix of the line. */
function mistakesIn(typed: string, line: string): number {
  // Longer prefixes cannot reduce the distance.
  const width = Math.min(line.length, typed.length * 2);
  let [beforeLast, last] = [[] as number[], Array.from({ length: width + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === line[column - 1];
      const isSwapped = typed[row - 1] === line[column - 2] && typed[row - 2] === line[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}
