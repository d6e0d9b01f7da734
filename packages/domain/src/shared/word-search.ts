import { foldText } from './text.ts';

export interface SearchTexts {
  readonly label: string;
  /** Other searched texts, such as an address or a code. */
  readonly rest: readonly (string | undefined)[];
}

/**
 * Returns the items whose texts contain every word of a search, ignoring accents and case; an empty search returns
 * all. Labels that begin with the input come first, then texts with words that do; ties keep their order.
 */
export function searchByWords<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => SearchTexts,
  search: string,
): readonly Item[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items
    .map((item) => ({ item, rank: rankOf(textsOf(item), words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item);
}

/** 0: the label begins with the input; 1: each word begins one of the texts; 2: other matches; `undefined`: a word is missing. */
function rankOf({ label: written, rest }: SearchTexts, words: readonly string[]): 0 | 1 | 2 | undefined {
  const label = foldText(written);
  const text = ` ${label} ${foldText(rest.filter(Boolean).join(' '))}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  if (label.startsWith(words.join(' '))) return 0;
  return words.every((word) => text.includes(` ${word}`)) ? 1 : 2;
}
