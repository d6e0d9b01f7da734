import type { Contract } from '@sportello/domain';
import { lazy, Suspense } from 'react';
import { ExitCard } from '../../../features/leaving/ExitCard.tsx';
import { WithdrawalCard } from '../../../features/withdrawal/WithdrawalCard.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';

// Lazy: few supplies are suspended.
const SuspendedCard = lazy(() =>
  import('../../../features/supply-requests/on-contract.ts').then(({ SuspendedCard }) => ({
    default: SuspendedCard,
  })),
);

/** The ways out of a suspension and of a contract (pratica.sospensione.1, uscita.scheda.1, recesso.pagina.1). */
export function Leaving({ contract }: { contract: Contract }) {
  return (
    <>
      {contract.type === 'COMMODITY' && contract.status === 'SOSPESO_MOROSITA' ? (
        <Suspense fallback={<CardSkeleton />}>
          <SuspendedCard code={contract.code} />
        </Suspense>
      ) : null}
      <WithdrawalCard contract={contract} />
      <ExitCard contract={contract} />
    </>
  );
}
