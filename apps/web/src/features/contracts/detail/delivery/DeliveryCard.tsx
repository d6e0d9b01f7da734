import { DELIVERY_FREQUENCY_LABELS, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { cardStateOf } from '../../../../shared/read/card-state.ts';
import { LiveCard } from '../../../../ui/parts/LiveCard.tsx';
import classes from '../detail.module.css';
import { deliveryQuery, serviceDeliveryQuery } from '../queries.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

import '@mantine/core/styles/Skeleton.layer.css';

/** How bills and notices of a contract are received. */
export function DeliveryCard({ contract }: { contract: Contract }) {
  const app = useApp();
  const supply = useQuery({ ...deliveryQuery(app, contract.code), enabled: contract.type === 'COMMODITY' });
  const service = useQuery({ ...serviceDeliveryQuery(app, contract.code), enabled: contract.type === 'VAS' });
  const query = contract.type === 'COMMODITY' ? supply : service;
  const delivery = query.data?.model;
  return (
    <LiveCard
      title={contract.type === 'VAS' ? <Trans>Fatture e avvisi</Trans> : <Trans>Bollette e avvisi</Trans>}
      state={cardStateOf(query)}
      skeleton={<Skeleton height="12rem" />}
    >
      {delivery === undefined ? null : (
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
    </LiveCard>
  );
}
