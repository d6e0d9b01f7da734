import { Freshness } from '../../ui/parts/states/Freshness.tsx';
import type { Read } from './read.ts';

export function ReadFreshness({ read: { at, error, isAsking, askAgain } }: { read: Read<unknown> }) {
  if (at === undefined) return null;
  return <Freshness at={at} isStale={error !== null} isRefreshing={isAsking} onRefresh={askAgain} />;
}
