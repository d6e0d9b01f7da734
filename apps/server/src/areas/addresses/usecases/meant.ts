import { mostMistakes, typingMistakes, type PlaceQuery } from '@sportello/domain';

interface Found {
  readonly name: string;
  readonly isAlike: boolean;
  readonly searchText: string;
}

/** Keeps exact matches in their order; filters similar ones by edit distance, fewest mistakes first. */
export function meant<T extends Found>(found: readonly T[], { canonical }: PlaceQuery): T[] {
  const most = mostMistakes(canonical);
  const oddness = ({ isAlike, name }: Found) => (isAlike ? Math.abs(name.length - canonical.length) : 0);
  return found
    .map((each) => ({ each, mistakes: each.isAlike ? typingMistakes(canonical, each.searchText) : 0 }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((one, other) => one.mistakes - other.mistakes || oddness(one.each) - oddness(other.each))
    .map(({ each }) => each);
}
