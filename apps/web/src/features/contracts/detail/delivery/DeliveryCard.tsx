import { DELIVERY_FREQUENCY_LABELS, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadCard } from '../../../../shared/read/ReadCard.tsx';
import classes from '../detail.module.css';
import { deliveryQuery, serviceDeliveryQuery } from '../queries.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

import '@mantine/core/styles/Skeleton.layer.css';

/** How bills and notices of a contract are received. */
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
        <div className={classes['stack']}>
          {delivery.frequency === undefined ? null : (
            <p>
              <Trans>
                Frequenza di recapito: <strong>{DELIVERY_FREQUENCY_LABELS[delivery.frequency]}</strong>
              </Trans>
            </p>
          )}
          {delivery.account === undefined ? (
            <p className={classes['soft']}>
              <Trans>Potrai scegliere come riceverle quando la fornitura è attiva.</Trans>
            </p>
          ) : (
            <DeliveryForm contract={contract} account={delivery.account} delivery={delivery} />
          )}
        </div>
      )}
    </ReadCard>
  );
}
