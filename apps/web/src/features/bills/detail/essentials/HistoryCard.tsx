import { daysBetween, figureWords, type BillEssentials } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { quantityWords, unitWords } from '../../../../ui/amounts.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { periodWords } from '../../billed.ts';
import classes from './essentials.module.css';

/** Draws what earlier bills charged (bolletta.essenziali.2), by the day, since periods differ in length. */
export function HistoryCard({ history }: Pick<BillEssentials, 'history'>) {
  const { t } = useLingui();
  const periods = history.map((each) => ({ ...each, perDay: each.quantity / (daysBetween(each.start, each.end) + 1) }));
  const most = Math.max(...periods.map(({ perDay }) => perDay));
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Storico dei consumi</Trans>
      </SectionTitle>
      <ul className={layout['stack']}>
        {periods.map(({ start, end, quantity, unit, perDay }) => {
          const average = [figureWords(perDay, 1, 1), unit && unitWords(unit)].filter(Boolean).join(' ');
          return (
            <li key={`${start} ${end}`} className={classes['period']}>
              <span>{periodWords({ periodStart: start, periodEnd: end })}</span>
              <strong className={classes['quantity']}>{quantityWords(quantity, unit)}</strong>
              <span className={classes['bar']} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * perDay) / most}%` }} />
              </span>
              <span className={classes['average']}>{t`${average} al giorno`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
