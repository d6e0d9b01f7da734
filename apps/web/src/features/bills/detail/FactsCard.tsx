import { isCredit, PAYMENT_METHOD_KIND_LABELS, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { quantityWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';

export function FactsCard({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { issueDate, expirationDate, paymentMethod } = bill;
  const { maxPower, meterNumber } = bill.essentials;
  const hasToPay = !isCredit(bill);
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Dati della bolletta</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Numero`, value: bill.number, isCode: true },
          { name: t`Emessa il`, value: fullDay(issueDate) },
          { name: t`Scadenza`, value: hasToPay ? expirationDate && fullDay(expirationDate) : undefined },
          {
            name: t`Come si paga`,
            value: !hasToPay || paymentMethod === 'SCONOSCIUTO' ? undefined : PAYMENT_METHOD_KIND_LABELS[paymentMethod],
          },
          { name: t`POD`, value: bill.pod, isCode: true },
          { name: t`PDR`, value: bill.pdr, isCode: true },
          { name: t`Contatore`, value: meterNumber, isCode: true },
          {
            name: t`Potenza massima prelevata`,
            value: maxPower === undefined ? undefined : quantityWords(maxPower, 'kW'),
          },
        ]}
      />
    </Card>
  );
}
