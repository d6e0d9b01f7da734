import { BILL_STATUS_LABELS, type Bill, type BillStatus } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { Tag, type Tone } from '../../ui/parts/signs/Tag.tsx';
import classes from './BillTag.module.css';

const TONES: Record<BillStatus, Tone> = {
  PAGATA: 'good',
  IN_SCADENZA: 'warn',
  SCADUTA: 'bad',
  RATEIZZATA: 'info',
  PIANO_RATE_IN_ELABORAZIONE: 'info',
  IN_ELABORAZIONE: 'info',
  DA_NON_PAGARE: 'quiet',
  SCONOSCIUTO: 'quiet',
};

/** The status labels come from bolletta.stato.1; one more is for a bill of which nothing else is open (reclami.contestazione.2). */
export function BillTag({ bill }: { bill: Pick<Bill, 'status' | 'disputed' | 'openAmount'> }) {
  const { status, disputed, openAmount } = bill;
  const isDisputed = disputed > 0 && openAmount <= 0 && (status === 'SCADUTA' || status === 'IN_SCADENZA');
  return (
    <Tag
      tone={isDisputed ? 'info' : TONES[status]}
      maskClass={cx(classes['tag'], isDisputed ? undefined : classes[status])}
    >
      {isDisputed ? <Trans>In contestazione</Trans> : BILL_STATUS_LABELS[status]}
    </Tag>
  );
}
