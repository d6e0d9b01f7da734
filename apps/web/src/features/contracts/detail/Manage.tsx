import { saveLandRegistry } from '@sportello/calls';
import { isClosedStatus } from '@sportello/domain';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { DeliveryCard } from './delivery/DeliveryCard.tsx';
import { LandRegistryCard } from './land-registry/LandRegistryCard.tsx';
import { NamesCard } from './names/NamesCard.tsx';
import { useOpenContract } from './open-contract.ts';

/** What a customer decides about a contract: its names, how bills arrive, how it is paid, where it stands in the land registry. */
export function Manage({ payment }: { payment: ReactNode }) {
  const { contract, data } = useOpenContract();
  // A call of our own: a provider's gateway may not have it (chiamata.busta.5).
  const hasLandRegistry = useApp().config.capabilities.includes(saveLandRegistry.id);
  // Of what has ended nothing is decided any more; how it was paid may still be asked.
  if (isClosedStatus(contract.status)) return payment;
  const supply = contract.type === 'COMMODITY' ? contract : undefined;
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
    </>
  );
}
