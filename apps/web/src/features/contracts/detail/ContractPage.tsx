import { saveLandRegistry } from '@sportello/calls';
import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import type { ContractGenre } from '../../../shared/links/contract-link.ts';
import { backTo } from '../../../shared/links/back-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { ContractCardSkeleton } from '../../../ui/parts/ContractCard.tsx';
import { DealerCard } from './DealerCard.tsx';
import { HeadCard } from './HeadCard.tsx';
import { LandRegistryCard } from './land-registry/LandRegistryCard.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { NamesCard } from './names/NamesCard.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { DeliveryCard } from './delivery/DeliveryCard.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { SupplyFacts } from './SupplyFacts.tsx';
import { useContract, type OpenContract } from './use-contract.ts';

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
  const open = useContract(code, genre);
  const { dealer, linked } = open;
  const contract = open.contract.data;
  if (open.isMissing) return notFound;
  const hasAside = contract !== undefined && (dealer !== undefined || linked.length > 0);
  return (
    <Page
      title={contract === undefined ? <Trans>Contratto</Trans> : contractLabel(contract)}
      back={backTo.contracts()}
      aside={
        hasAside ? (
          <>
            {dealer === undefined ? null : <DealerCard phone={dealer} />}
            <LinkedCard contract={contract} linked={linked} />
          </>
        ) : undefined
      }
    >
      <ReadBody
        read={open.contract}
        isDated
        failed={<Trans>Non riusciamo a leggere questo contratto ora</Trans>}
        skeleton={
          <>
            <ContractCardSkeleton />
            <ContractCardSkeleton />
          </>
        }
      >
        {(known) => <Parts contract={known} open={open} more={more} />}
      </ReadBody>
    </Page>
  );
}

interface PartsProps extends Pick<ContractPageProps, 'more'> {
  contract: Contract;
  open: OpenContract;
}

function Parts({ contract, open: { genre, data }, more }: PartsProps) {
  // A call of our own: a provider's gateway may not have it (chiamata.busta.5).
  const hasLandRegistry = useApp().config.capabilities.includes(saveLandRegistry.id);
  const supply = genre === undefined && contract.type === 'COMMODITY' ? contract : undefined;
  return (
    <>
      <HeadCard contract={contract} />
      {contract.onboarding === undefined ? null : <OnboardingCard onboarding={contract.onboarding} />}
      {contract.type === 'VAS' ? (
        <ServiceFacts contract={contract} />
      ) : (
        <SupplyFacts contract={contract} genre={genre} data={data} />
      )}
      {supply === undefined || data.data === undefined ? null : (
        <>
          <NamesCard contract={supply} version={data.data.version} />
          {hasLandRegistry ? <LandRegistryCard code={supply.code} data={data.data} /> : null}
        </>
      )}
      {supply !== undefined || contract.type === 'VAS' ? <DeliveryCard contract={contract} /> : null}
      {more?.(contract, genre)}
    </>
  );
}
