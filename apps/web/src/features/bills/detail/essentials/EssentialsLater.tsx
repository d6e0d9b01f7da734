import { isOfSupply, type BillDetail } from '@sportello/domain';
import { Suspense } from 'react';
import { optionalPart } from '../../../../ui/later/optional-part.tsx';

const Lazy = optionalPart(() => import('./Essentials.tsx').then((part) => part.Essentials));

/** Loads the essential elements of a supply's bill after the page (bolletta.essenziali.1). */
export function Essentials({ bill }: { bill: BillDetail }) {
  if (!isOfSupply(bill)) return null;
  return (
    <Suspense fallback={null}>
      <Lazy bill={bill} />
    </Suspense>
  );
}
