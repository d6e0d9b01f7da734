import { billTotal, type Bill, type BillEssentials } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { euroWords } from '../../../../ui/amounts.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import fold from '../../../../ui/styles/fold.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { BillRow } from '../../BillRow.tsx';
import rows from '../../bills.module.css';
import classes from '../detail.module.css';

/** Shows how the earlier bills of the supply stand (bolletta.essenziali.3): the open ones in view, the others folded. */
export function EarlierCard({ earlier }: Pick<BillEssentials, 'earlier'>) {
  const open = earlier.filter(({ openAmount }) => openAmount > 0);
  const settled = earlier.filter(({ openAmount }) => openAmount <= 0);
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Bollette precedenti</Trans>
      </SectionTitle>
      <p>
        {open.length === 0 ? (
          <Trans>Non resta nulla da pagare di questa fornitura.</Trans>
        ) : (
          <Trans>
            Restano da pagare <strong>{euroWords(billTotal(open))}</strong>.
          </Trans>
        )}
      </p>
      {open.length === 0 ? null : <Rows bills={open} />}
      {settled.length === 0 ? null : (
        <details className={classes['all']}>
          <summary className={fold['summary']}>
            <IconChevronRight className={classes['chevron'] ?? ''} size={20} aria-hidden="true" />
            <Trans>Bollette senza importi da pagare</Trans>
          </summary>
          <Rows bills={settled} />
        </details>
      )}
    </Card>
  );
}

function Rows({ bills }: { bills: readonly Bill[] }) {
  return (
    <ul className={rows['list']}>
      {bills.map((bill) => (
        <li key={bill.number}>
          <BillRow bill={bill} />
        </li>
      ))}
    </ul>
  );
}
