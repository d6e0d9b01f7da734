import type { Segment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useOfferPage } from '../../../shared/customer/use-offer-page.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { OutsideButton } from '../../../ui/parts/OutsideButton.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { optionalPart } from '../../../ui/optional-part.tsx';

// Few have no contract, and the way to the offers page is there without it.
const Offers = optionalPart(() => import('./Offers.tsx').then(({ Offers }) => Offers));

interface NoContractsProps {
  segment: Segment;
  isProspect: boolean;
  /** Whether there were contracts before. */
  hadSome: boolean;
}

/** Nothing yet, or nothing any more: how to become a customer, on the provider's offers page (pagine.offerte.1). */
export function NoContracts({ segment, isProspect, hadSome }: NoContractsProps) {
  const offers = useOfferPage(segment);
  return (
    <>
      <Card>
        <EmptyState
          wide
          title={hadSome ? <Trans>Non hai contratti attivi</Trans> : <Trans>Non hai ancora contratti</Trans>}
          actions={
            <OutsideButton href={offers}>
              <Trans>Diventa cliente</Trans>
            </OutsideButton>
          }
        >
          {isProspect ? (
            <Trans>Sei a un passo: scegli l’offerta di luce e gas che fa per te, e la segui da qui.</Trans>
          ) : (
            <Trans>Quando attivi luce, gas, fibra o un servizio, il contratto è qui.</Trans>
          )}
        </EmptyState>
      </Card>
      <Suspense fallback={null}>
        <Offers segment={segment} />
      </Suspense>
    </>
  );
}
