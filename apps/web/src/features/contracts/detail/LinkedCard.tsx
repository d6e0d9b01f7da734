import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { StatusTag } from '../../../ui/parts/signs/StatusTag.tsx';
import { SupplyIcon } from '../../../ui/parts/signs/SupplyIcon.tsx';
import { kindOf } from '../../../ui/supply-kind.ts';
import { toContract } from '../../../shared/links/to-contract.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from './detail.module.css';

export function LinkedCard({ contract, linked }: { contract: Contract; linked: readonly Contract[] }) {
  if (linked.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="collegati">
      <SectionTitle id="collegati">
        {contract.type === 'VAS' ? <Trans>La fornitura collegata</Trans> : <Trans>Servizi e prodotti collegati</Trans>}
      </SectionTitle>
      <ul className={layout['stackSmall']}>
        {linked.map((each) => (
          <li key={`${each.type} ${each.code}`} className={classes['linked']}>
            <SupplyIcon kind={kindOf(each)} size="small" />
            {toContract(each)({ id: 'contract', className: classes['link'], children: contractLabel(each) })}
            <StatusTag status={each.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
