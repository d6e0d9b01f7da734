import { payability, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { euroWords } from '../../../ui/amounts.ts';
import { longDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { BillTag } from '../BillTag.tsx';
import { periodWords } from '../billed.ts';
import { dueWords } from '../words.ts';
import layout from '../../../ui/layout/layout.module.css';

/** The page's one figure, and how it stands. */
export function HeadCard({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { now, today } = useToday();
  const { amount, openAmount, expirationDate } = bill;
  const parent = bill.instalment?.billNumber;
  // The tag and the bar at the foot already show how urgent it is.
  const isByHand = ['PAYABLE_OVERDUE', 'PAYABLE_NOT_YET_DUE'].includes(payability(bill, today));
  const due =
    isByHand && expirationDate !== undefined
      ? t`Scadenza: ${longDay(expirationDate, now)}`
      : dueWords(bill, today, now);
  return (
    <Card className={layout['stackSmall']}>
      <Figure label={periodWords(bill)}>{euroWords(amount)}</Figure>
      <p className={layout['row']}>
        <BillTag bill={bill} />
        {due === undefined ? null : <span>{due}</span>}
        {openAmount === 0 || openAmount === amount ? null : (
          <span>
            <Trans>Ancora da pagare: {euroWords(openAmount)}</Trans>
          </span>
        )}
      </p>
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
