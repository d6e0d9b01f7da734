import type { BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { BillRow } from '../BillRow.tsx';
import layout from '../../../ui/layout/layout.module.css';
import rows from '../bills.module.css';

export function InstalmentsCard({ bill: { instalments } }: { bill: BillDetail }) {
  return (
    <Card className={layout['stack']}>
      <SectionTitle count={instalments.length}>
        <Trans>Rate</Trans>
      </SectionTitle>
      <ul className={rows['list']}>
        {instalments.map((instalment) => (
          <li key={instalment.number}>
            <BillRow bill={instalment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
