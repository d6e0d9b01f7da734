import { canonicalPlace, foldPlace } from './fold.ts';

/** More words than these say nothing more about a place. */
const MOST_WORDS = 4;

/** With fewer letters everything is like everything. */
const FEWEST_FOR_LIKENESS = 3;

/** Words that nearly every street has, and that say nothing about which one is meant. */
const kinds = new Set(
  'via viale vicolo vico piazza piazzale piazzetta corso largo borgo strada localita frazione contrada regione'.split(
    ' ',
  ),
);

/**
 * The names of a place as suggestions look for them, one a line in its folded and in its canonical
 * form. Each line begins with a line feed and a space and the text ends with a line feed, so that
 * "some word begins so" is `% x%`, "some name begins so" is `%\n x%` and "is one of its names" is
 * `%\n x\n%`.
 */
export function placeSearchText(...names: readonly (string | null | undefined)[]): string {
  const lines = names.flatMap((name) => (name ? [foldPlace(name), canonicalPlace(name)] : []));
  const distinct = [...new Set(lines)].filter((line) => line !== '');
  return distinct.length === 0 ? '' : `${distinct.map((line) => `\n ${line}`).join('')}\n`;
}

/** What of a street is looked for: its name with and without its kind, and its German name. */
export function streetSearchText(street: {
  readonly kind: string | null;
  readonly name: string;
  readonly germanName: string | null;
}): string {
  const { kind, name, germanName } = street;
  return placeSearchText(kind === null ? name : `${kind} ${name}`, name, germanName);
}

/** A typed text, made ready to be compared with the lines of {@link placeSearchText}. */
export interface PlaceQuery {
  /** As it was typed, folded. */
  readonly typed: string;
  /** The canonical form of it. */
  readonly canonical: string;
  /** The canonical words, at most four. */
  readonly words: readonly string[];
  /** What to look for where nothing begins so; nothing when it is too short for that. */
  readonly alike: Alike | undefined;
}

/**
 * What a name has in common with one in which a letter or two were mistyped: the beginning or the
 * end of its longest word.
 */
interface Alike {
  readonly text: string;
  readonly start: string;
  readonly end: string;
}

/** Reads what was typed; undefined when there is neither a letter nor a digit in it. */
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

/** The same for a street, whose house number at the end is not looked for: `via Roma 12/b`. */
export function streetQuery(text: string): PlaceQuery | undefined {
  const query = placeQuery(withoutHouseNumber(text)) ?? placeQuery(text);
  return query && { ...query, typed: foldPlace(text) };
}

/** A house number at the end of an address: `12`, `, n. 12/b`, ` 12 bis`, ` 3-5`, ` snc`. */
const houseNumber =
  /[\s,]+(?:n(?:um)?\s?[.°º]?\s?)?(?:\d{1,5}(?:\s?[/-]\s?\d{1,3})?(?:\s?[/-]?\s?(?:[a-z]|bis|ter|quater))?|snc)$/iu;

function withoutHouseNumber(text: string): string {
  return text.trim().replace(houseNumber, '');
}

/**
 * How many letters somebody mistyped who meant one of these names and may not have finished it:
 * the least number of letters left out, added, changed or swapped with their neighbour, in the name
 * as a whole or word by word in any order.
 *
 * @param typed in the canonical form
 * @param searchText from {@link placeSearchText}
 */
export function typingMistakes(typed: string, searchText: string): number {
  const lines = searchText.split('\n').filter((line) => line !== '');
  return Math.min(...lines.flatMap((line) => [mistakesIn(typed, line.trim()), mistakesInWords(typed, line.trim())]));
}

/** With so many mistakes it is no longer the same name: one in four letters. */
export function mostMistakes(typed: string): number {
  return Math.ceil(typed.length / 4);
}

function mistakesInWords(typed: string, line: string): number {
  const words = line.split(' ');
  return typed
    .split(' ')
    .reduce((sum, word) => sum + Math.min(...words.map((candidate) => mistakesIn(word, candidate))), 0);
}

/** Optimal string alignment distance between what was typed and the best beginning of the line. */
function mistakesIn(typed: string, line: string): number {
  // Beyond these letters the line can't become any closer.
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
