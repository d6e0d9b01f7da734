import { BILL_STATUS_LABELS, type BillStatus } from '@sportello/domain';
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

/** The status labels come from bolletta.stato.1. */
export function BillTag({ status }: { status: BillStatus }) {
  return (
    <Tag tone={TONES[status]} maskClass={cx(classes['tag'], classes[status])}>
      {BILL_STATUS_LABELS[status]}
    </Tag>
  );
}
