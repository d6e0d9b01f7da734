import { mostMistakes, typingMistakes, type PlaceQuery } from '@sportello/domain';

/** What was found, and whether it is only like what was typed. */
interface Found {
  readonly name: string;
  readonly isAlike: boolean;
  readonly searchText: string;
}

/**
 * What was found as it is: it begins as was typed. What is only alike: those that were meant, with
 * few mistakes, the fewest first and else in their order.
 */
export function meant<T extends Found>(found: readonly T[], { canonical }: PlaceQuery): T[] {
  const most = mostMistakes(canonical);
  // What begins as was typed stands in its order already.
  const oddness = ({ isAlike, name }: Found) => (isAlike ? Math.abs(name.length - canonical.length) : 0);
  return found
    .map((each) => ({ each, mistakes: each.isAlike ? typingMistakes(canonical, each.searchText) : 0 }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((one, other) => one.mistakes - other.mistakes || oddness(one.each) - oddness(other.each))
    .map(({ each }) => each);
}
