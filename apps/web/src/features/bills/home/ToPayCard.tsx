import { billTotal, owedBills } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { euroWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { COMING, NOW } from '../open.ts';
import { billLink } from '../bill-link.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import { payableWords } from '../payable-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './to-pay.module.css';
import { useBillName } from '../use-bill-name.ts';
import { useOpenBills } from './use-open-bills.ts';

const SHOWN = 2;

/** Above this number a short excerpt is useless: administrators search by address or use the archive. */
const MANY = 20;

/** Shows what is owed now, otherwise what is coming, otherwise nothing (pagine.casa.2, bolletta.dovuto.1). */
export function ToPayCard() {
  const { bills } = useOpenBills();
  const nameOf = useBillName();
  const { now, today } = useToday();
  const { overdue, due, coming } = owedBills(bills ?? [], today);
  const owedNow = [...overdue, ...due];
  const isNow = owedNow.length > 0;
  const [shown, word] = isNow ? ([owedNow, NOW] as const) : ([coming, COMING] as const);
  if (shown.length === 0) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle
        action={
          <Link to="/my-edison/bollette" search={{ stato: word }}>
            <Trans>Vedi tutte</Trans>
          </Link>
        }
      >
        {isNow ? <Trans>Da pagare</Trans> : <Trans>In arrivo</Trans>}
      </SectionTitle>
      <Figure note={<Plural value={shown.length} one="# bolletta" other="# bollette" />}>
        <Link to="/my-edison/bollette" search={{ stato: word }}>
          {euroWords(billTotal(shown))}
        </Link>
      </Figure>
      {shown.length > MANY ? null : (
        <ul className={layout['stackSmall']}>
          {shown.slice(0, SHOWN).map((bill) => (
            <li key={bill.number} className={classes['toPayLine']}>
              <Link {...billLink(bill)}>
                {nameOf(bill)}
                <VisuallyHidden> {bill.number}</VisuallyHidden>
              </Link>
              <span className={layout['caption']}>{payableWords(bill, today, now)}</span>
              <strong>{euroWords(bill.openAmount)}</strong>
            </li>
          ))}
        </ul>
      )}
      {!isNow || coming.length === 0 ? null : (
        <p className={classes['coming']}>
          <Link to="/my-edison/bollette" search={{ stato: COMING }}>
            <Trans>In arrivo: {euroWords(billTotal(coming))}</Trans>
          </Link>
        </p>
      )}
    </Card>
  );
}
