import {
  DELIVERY_FREQUENCY_LABELS,
  type Contract,
  type ContractPayment,
  type VasContract,
  type VasPayment,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { ChangeNote } from '../../shared/change/ChangeNote.tsx';
import { readOf, type Read } from '../../shared/read/read.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { isKnown, isOver } from './accounts.ts';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { MethodInForce } from './MethodInForce.tsx';
import layout from '../../ui/layout/layout.module.css';
import { chargesQuery, servicePaymentQuery, supplyPaymentQuery } from './queries.ts';

import '@mantine/core/styles/Skeleton.layer.css';

const skeleton = <Skeleton height="8rem" />;

export function PaymentCard({ contract }: { contract: Contract }) {
  return contract.type === 'VAS' ? <ServicePayment contract={contract} /> : <SupplyPayment contract={contract} />;
}

function SupplyPayment({ contract }: { contract: Contract }) {
  const payment = readOf(useQuery(supplyPaymentQuery(useApp(), contract.code)));
  return (
    <ReadCard title={<Trans>Pagamento</Trans>} read={payment} skeleton={skeleton}>
      {(model) => <Method contract={contract} payment={model} />}
    </ReadCard>
  );
}

/** A service may be split over several accounts with different payment methods. */
function ServicePayment({ contract }: { contract: VasContract }) {
  const charges = readOf(useQuery(chargesQuery(useApp(), contract.code)));
  const own = contract.vas.account;
  const charged = charges.data?.flatMap(({ account }) => account ?? []) ?? [];
  const accounts = charged.length > 0 ? [...new Set(charged)] : own === undefined ? [] : [own];
  if (accounts.length === 0) {
    return (
      <ReadCard title={<Trans>Pagamento</Trans>} read={charges} skeleton={skeleton}>
        {() => (
          <p className={layout['soft']}>
            <Trans>Potrai scegliere come pagare quando il servizio sarà attivo.</Trans>
          </p>
        )}
      </ReadCard>
    );
  }
  return accounts.map((account) => (
    <ServiceAccount
      key={account}
      contract={contract}
      account={account}
      charges={charges}
      isOneOfMany={accounts.length > 1}
    />
  ));
}

interface ServiceAccountProps {
  contract: VasContract;
  account: string;
  charges: Read<readonly VasPayment[]>;
  isOneOfMany: boolean;
}

function ServiceAccount({ contract, account, charges, isOneOfMany }: ServiceAccountProps) {
  const payment = readOf(useQuery(servicePaymentQuery(useApp(), contract.code, account)));
  const charge = charges.data?.find((each) => each.account === account);
  return (
    <ReadCard
      title={isOneOfMany ? <Trans>Pagamento del conto {account}</Trans> : <Trans>Pagamento</Trans>}
      read={payment}
      skeleton={skeleton}
    >
      {(model) => (
        <Method contract={contract} payment={model}>
          {charge === undefined ? null : <Charge charge={charge} />}
          {charges.error !== null && charges.data === undefined ? (
            <p className={layout['soft']}>
              <Trans>Importo e data del prossimo addebito non sono disponibili.</Trans>
            </p>
          ) : null}
        </Method>
      )}
    </ReadCard>
  );
}

function Charge({ charge: { amount, frequency, nextChargeDate } }: { charge: VasPayment }) {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        {
          name: t`Importo`,
          value: amount === undefined ? undefined : euroWords(amount),
        },
        { name: t`Frequenza`, value: frequency && DELIVERY_FREQUENCY_LABELS[frequency] },
        { name: t`Prossimo addebito`, value: nextChargeDate && fullDay(nextChargeDate) },
      ]}
    />
  );
}

interface MethodProps {
  contract: Contract;
  payment: ContractPayment;
  children?: React.ReactNode;
}

function Method({ contract, payment, children }: MethodProps) {
  const { account } = payment;
  if (account === undefined) {
    return (
      <p className={layout['soft']}>
        <Trans>Potrai scegliere come pagare quando la fornitura sarà attiva.</Trans>
      </p>
    );
  }
  return (
    <div className={layout['stack']}>
      <MethodInForce payment={payment} />
      <ChangeNote matter="PAGAMENTO" subject={account} />
      {children}
      {isOver(contract) || !isKnown(contract) ? null : (
        <div>
          <Button
            variant="light"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/my-edison/contratti/$codice/pagamento/$conto"
                params={{ codice: contract.code, conto: account }}
              />
            )}
          >
            <Trans>Cambia metodo di pagamento</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
