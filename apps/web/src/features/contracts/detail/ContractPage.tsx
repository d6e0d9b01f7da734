import { saveLandRegistry } from '@sportello/calls';
import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import type { ContractGenre } from '../../../shared/contracts/contract-link.ts';
import { readableError } from '../../../api/errors.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import type { RenderLink } from '../../../ui/links.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { ContractCardSkeleton } from '../../../ui/parts/ContractCard.tsx';
import { ErrorState } from '../../../ui/parts/ErrorState.tsx';
import { DealerCard } from './DealerCard.tsx';
import { HeadCard } from './HeadCard.tsx';
import { LandRegistryCard } from './land-registry/LandRegistryCard.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { NamesCard } from './names/NamesCard.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { DeliveryCard } from './delivery/DeliveryCard.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { SupplyFacts } from './SupplyFacts.tsx';
import { useContract, type ContractReading } from './use-contract.ts';

const toList: RenderLink = ({ id, ...link }) => <Link key={id} to="/my-edison/contratti" {...link} />;

interface ContractPageProps {
  code: string;
  genre: ContractGenre | undefined;
  /** What is shown of a contract that there is not. */
  notFound: ReactNode;
  /** What other features have to say of a contract and its genre, under what it is. */
  more?: ((contract: Contract, genre: ContractGenre | undefined) => ReactNode) | undefined;
}

/** One contract with all that is known of it. */
export function ContractPage({ code, genre, notFound, more }: ContractPageProps) {
  const reading = useContract(code, genre);
  const { contract, data, isLoading, isMissing, dealer, linked } = reading;
  // A call of our own: a provider's gateway may not have it (Design §1).
  const hasLandRegistry = useApp().config.capabilities.includes(saveLandRegistry.id);
  if (isMissing) return notFound;
  if (contract === undefined) {
    return (
      <Page title={<Trans>Contratto</Trans>} back={{ label: <Trans>Forniture</Trans>, renderLink: toList }}>
        {isLoading ? <Skeleton /> : <Failed reading={reading} />}
      </Page>
    );
  }
  const isSupply = reading.genre === undefined && contract.type === 'COMMODITY';
  const hasAside = dealer !== undefined || linked.length > 0;
  return (
    <Page
      title={contractLabel(contract)}
      back={{ label: <Trans>Forniture</Trans>, renderLink: toList }}
      aside={
        hasAside ? (
          <>
            {dealer === undefined ? null : <DealerCard phone={dealer} />}
            <LinkedCard contract={contract} linked={linked} />
          </>
        ) : undefined
      }
    >
      <HeadCard contract={contract} />
      {contract.onboarding === undefined ? null : <OnboardingCard onboarding={contract.onboarding} />}
      {contract.type === 'VAS' ? (
        <ServiceFacts contract={contract} />
      ) : (
        <SupplyFacts contract={contract} reading={reading} />
      )}
      {isSupply && data !== undefined ? <NamesCard contract={contract} version={data.version} /> : null}
      {hasLandRegistry && isSupply && data !== undefined ? <LandRegistryCard code={contract.code} data={data} /> : null}
      {isSupply || contract.type === 'VAS' ? <DeliveryCard contract={contract} /> : null}
      {more?.(contract, reading.genre)}
    </Page>
  );
}

function Skeleton() {
  return (
    <>
      <VisuallyHidden component="output">
        <Trans>Caricamento...</Trans>
      </VisuallyHidden>
      <ContractCardSkeleton />
      <ContractCardSkeleton />
    </>
  );
}

function Failed({ reading: { error, isRetrying, retry } }: { reading: ContractReading }) {
  const { meaning, advice, code, requestId } = readableError(error);
  return (
    <Card>
      <ErrorState
        wide
        level={2}
        title={<Trans>Non riusciamo a leggere questo contratto ora</Trans>}
        code={code}
        requestId={requestId}
        retrying={isRetrying}
        onRetry={() => void retry()}
      >
        {meaning} {advice}
      </ErrorState>
    </Card>
  );
}
