import { PAYMENT_METHOD_KIND_LABELS, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { toPayment } from '../../shared/links/to-contract.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadGlance } from '../../shared/read/ReadGlance.tsx';
import { hiddenIban } from './iban.ts';
import { supplyPaymentQuery } from './queries.ts';

export function PaymentGlance({ contract }: { contract: Contract }) {
  const payment = readOf(useQuery(supplyPaymentQuery(useApp(), contract.code)));
  return (
    <ReadGlance label={<Trans>Come paghi</Trans>} read={payment} renderLink={toPayment(contract)}>
      {({ kind, method: { card, sdd } }) => ({
        value: kind === 'SCONOSCIUTO' ? <Trans>Non disponibile</Trans> : PAYMENT_METHOD_KIND_LABELS[kind],
        note: sdd?.iban === undefined ? card?.lastFourDigits && `•••• ${card.lastFourDigits}` : hiddenIban(sdd.iban),
      })}
    </ReadGlance>
  );
}
