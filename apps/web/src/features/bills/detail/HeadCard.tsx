import { isCredit, PAYMENT_METHOD_KIND_LABELS, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { euroWords, quantityWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { BillTag } from '../BillTag.tsx';
import { periodWords } from '../billed.ts';
import { dueWords } from '../words.ts';
import layout from '../../../ui/layout/layout.module.css';

export function HeadCard({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { now, today } = useToday();
  const { amount, openAmount, issueDate, expirationDate, paymentMethod, consumption, consumptionUnit } = bill;
  const hasToPay = !isCredit(bill);
  const parent = bill.instalment?.billNumber;
  return (
    <Card className={layout['stack']}>
      <Figure label={periodWords(bill)} note={dueWords(bill, today, now)}>
        {euroWords(amount)}
      </Figure>
      <p>
        <BillTag status={bill.status} />
      </p>
      <Facts
        facts={[
          {
            name: t`Ancora da pagare`,
            value: openAmount === 0 || openAmount === amount ? undefined : euroWords(openAmount),
          },
          { name: t`Scadenza`, value: hasToPay ? expirationDate && fullDay(expirationDate) : undefined },
          { name: t`Emessa il`, value: fullDay(issueDate) },
          {
            name: t`Come si paga`,
            value: !hasToPay || paymentMethod === 'SCONOSCIUTO' ? undefined : PAYMENT_METHOD_KIND_LABELS[paymentMethod],
          },
          {
            name: t`Consumo fatturato`,
            value: consumption === undefined ? undefined : quantityWords(consumption, consumptionUnit),
          },
          { name: t`POD`, value: bill.pod, isCode: true },
          { name: t`PDR`, value: bill.pdr, isCode: true },
        ]}
      />
      {parent === undefined ? null : (
        <p>
          <Link to="/my-edison/bollette/$numero" params={{ numero: parent }}>
            <Trans>Vedi la bolletta {parent}, che paghi a rate</Trans>
          </Link>
        </p>
      )}
    </Card>
  );
}
