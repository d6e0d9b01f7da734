import { dayOnPaper, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { quantityWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Shows the consumption of the period and of the year, as the printed bill's front page does (bolletta.documento.1). */
export function ConsumptionCard({ bill: { consumption, consumptionUnit, essentials } }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { yearly } = essentials;
  if (consumption === undefined && yearly === undefined) return null;
  const [start, end] = yearly === undefined ? ['', ''] : [dayOnPaper(yearly.start), dayOnPaper(yearly.end)];
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Consumi</Trans>
      </SectionTitle>
      <Facts
        facts={[
          {
            name: t`Consumo fatturato`,
            value: consumption === undefined ? undefined : quantityWords(consumption, consumptionUnit),
          },
          {
            name: t`Consumo annuo, ${start}–${end}`,
            value: yearly && quantityWords(yearly.quantity, yearly.unit),
          },
        ]}
      />
    </Card>
  );
}
