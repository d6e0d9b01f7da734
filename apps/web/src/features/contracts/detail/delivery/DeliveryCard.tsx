import type { Contract, DeliveryFrequency } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { ChangeNote } from '../../../../shared/change/ChangeNote.tsx';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadCard } from '../../../../shared/read/ReadCard.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { deliveryQuery, serviceDeliveryQuery } from '../queries.ts';
import { DeliveryChoices } from './DeliveryChoices.tsx';

import '@mantine/core/styles/Skeleton.layer.css';

export function DeliveryCard({ contract }: { contract: Contract }) {
  const app = useApp();
  const supply = useQuery({ ...deliveryQuery(app, contract.code), enabled: contract.type === 'COMMODITY' });
  const service = useQuery({ ...serviceDeliveryQuery(app, contract.code), enabled: contract.type === 'VAS' });
  return (
    <ReadCard
      title={contract.type === 'VAS' ? <Trans>Fatture e avvisi</Trans> : <Trans>Bollette e avvisi</Trans>}
      read={readOf(contract.type === 'COMMODITY' ? supply : service)}
      skeleton={<Skeleton height="12rem" />}
    >
      {(delivery) => (
        <div className={layout['stack']}>
          {delivery.frequency === undefined ? null : (
            <p>
              <Often frequency={delivery.frequency} />
            </p>
          )}
          {delivery.account === undefined ? (
            <p className={layout['soft']}>
              <Trans>Potrai scegliere come ricevere le bollette quando la fornitura sarà attiva.</Trans>
            </p>
          ) : (
            <>
              <ChangeNote matter="RECAPITO" subject={delivery.account} />
              <DeliveryChoices contract={contract} account={delivery.account} delivery={delivery} />
            </>
          )}
        </div>
      )}
    </ReadCard>
  );
}

/** A description is clearer than the term: "bimestrale" is ambiguous. */
function Often({ frequency }: { frequency: DeliveryFrequency }) {
  switch (frequency) {
    case 'MENSILE':
      return <Trans>Una ogni mese.</Trans>;
    case 'BIMESTRALE':
      return <Trans>Una ogni due mesi.</Trans>;
    case 'QUADRIMESTRALE':
      return <Trans>Una ogni quattro mesi.</Trans>;
  }
}
