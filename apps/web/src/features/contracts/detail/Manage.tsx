import { saveLandRegistry } from '@sportello/calls';
import { isClosedStatus } from '@sportello/domain';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { DeliveryCard } from './delivery/DeliveryCard.tsx';
import { LandRegistryCard } from './land-registry/LandRegistryCard.tsx';
import { NamesCard } from './names/NamesCard.tsx';
import { useOpenContract } from './open-contract.ts';

interface ManageProps {
  payment: ReactNode;
  /** Offers the requests about the supply. */
  requests: ReactNode;
}

export function Manage({ payment, requests }: ManageProps) {
  const { contract, data } = useOpenContract();
  // One of our own calls, which a provider's gateway may lack (chiamata.busta.5).
  const hasLandRegistry = useApp().config.capabilities.includes(saveLandRegistry.id);
  const supply = contract.type === 'COMMODITY' ? contract : undefined;
  // A closed contract has no settings, but its payment method can still be read, and the supply can come back.
  if (isClosedStatus(contract.status)) {
    return (
      <>
        {payment}
        {supply === undefined ? null : requests}
      </>
    );
  }
  return (
    <>
      {supply === undefined || data.data === undefined ? null : (
        <NamesCard contract={supply} version={data.data.version} />
      )}
      <DeliveryCard contract={contract} />
      {payment}
      {supply !== undefined && data.data !== undefined && hasLandRegistry ? (
        <LandRegistryCard code={supply.code} data={data.data} />
      ) : null}
      {supply === undefined ? null : requests}
    </>
  );
}
