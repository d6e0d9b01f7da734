import { dayOnPaper, isCredit, isOfSupply, PAYMENT_METHOD_KIND_LABELS, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { euroWords, quantityWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Shows the facts of the printed bill's front page, beside the total (bolletta.documento.1). */
export function FactsCard({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { issueDate, expirationDate, paymentMethod, consumption, consumptionUnit } = bill;
  const { yearly, maxPower } = bill.essentials;
  const apart = bill.lines.filter(({ kind }) => kind === 'BONUS' || kind === 'CANONE_RAI');
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
          {
            name: t`Consumo fatturato`,
            value: consumption === undefined ? undefined : quantityWords(consumption, consumptionUnit),
          },
          {
            name: yearly === undefined ? '' : t`Consumo annuo, ${dayOnPaper(yearly.start)}–${dayOnPaper(yearly.end)}`,
            value: yearly && quantityWords(yearly.quantity, yearly.unit),
          },
          {
            name: t`Potenza massima prelevata`,
            value: maxPower === undefined ? undefined : quantityWords(maxPower, 'kW'),
          },
          ...(isOfSupply(bill) ? apart : []).map(({ kind, label, amount }) => ({
            name: kind === 'CANONE_RAI' ? t`Compreso nel totale: canone TV` : t`Compreso nel totale: ${label}`,
            value: euroWords(amount),
          })),
          { name: t`POD`, value: bill.pod, isCode: true },
          { name: t`PDR`, value: bill.pdr, isCode: true },
        ]}
      />
    </Card>
  );
}
