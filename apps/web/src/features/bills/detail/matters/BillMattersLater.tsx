import type { BillDetail } from '@sportello/domain';
import { Suspense } from 'react';
import { optionalPart } from '../../../../ui/later/optional-part.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { hasMatters } from './has-matters.ts';

const Lazy = optionalPart(() => import('./BillMatters.tsx').then((part) => part.BillMatters));
const LazyHistory = optionalPart(() => import('./DisputeHistory.tsx').then((part) => part.DisputeHistory));

/** Loads what few bills have: disputes, prescription, an unusual amount, credits. */
export function BillMatters({ bill }: { bill: BillDetail }) {
  if (!hasMatters(bill)) return null;
  return (
    <Suspense fallback={<CardSkeleton lines={3} />}>
      <Lazy bill={bill} />
    </Suspense>
  );
}

/** Loads the disputes that are over. */
export function DisputeHistory({ bill }: { bill: BillDetail }) {
  if (bill.disputes.every(({ until }) => until === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <LazyHistory bill={bill} />
    </Suspense>
  );
}
