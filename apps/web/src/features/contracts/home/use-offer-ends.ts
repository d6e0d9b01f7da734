import { addDays, dayInRome, type Contract, type Day } from '@sportello/domain';
import { useEffect, useState } from 'react';
import type { offerEnds } from './offer-ends.tsx';

type OfferEnds = typeof offerEnds;

/** Loads the code about offers that end soon, only where there is one. */
export function useOfferEnds(contracts: readonly Contract[] | undefined, now: number) {
  const [endsOf, setEndsOf] = useState<OfferEnds>();
  const isAwaited = endsOf === undefined && contracts?.some((each) => endsBy(each, addDays(dayInRome(now), 120)));
  useEffect(() => {
    if (isAwaited !== true) return;
    import('./offer-ends.tsx').then(
      (part) => setEndsOf(() => part.offerEnds),
      () => setEndsOf(() => () => []),
    );
  }, [isAwaited]);
  return { offerEnds: endsOf, isAsking: isAwaited === true };
}

const endsBy = (contract: Contract, day: Day) =>
  contract.type === 'COMMODITY' && contract.commodity.offerEnd !== undefined && contract.commodity.offerEnd <= day;
