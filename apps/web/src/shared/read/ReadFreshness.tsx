import { Freshness } from '../../ui/parts/states/Freshness.tsx';
import type { Read } from './read.ts';

interface ReadFreshnessProps {
  read: Read<unknown>;
  /** Shows it here for the whole page. */
  isHere?: boolean;
}

export function ReadFreshness({ read: { at, isKept, error, isAsking, askAgain }, isHere = false }: ReadFreshnessProps) {
  if (at === undefined) return null;
  return (
    <Freshness
      at={at}
      isKept={isKept === true}
      isStale={error !== null}
      isHere={isHere}
      isRefreshing={isAsking}
      onRefresh={askAgain}
    />
  );
}
