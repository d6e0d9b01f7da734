import { fullDay, type Prescription } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../../ui/amounts.ts';
import classes from './matters.module.css';

/** Lists the lines of a bill that are older than two years, with their days and their VAT (bolletta.prescrizione.1). */
export function PrescribedLines({ prescription: { lines, tax, amount } }: { prescription: Prescription }) {
  return (
    <ul className={classes['lines']}>
      {[...lines.entries()].map(([place, { line, from, to, amount: part }]) => (
        <li key={place} className={classes['row']}>
          <span>
            {line.label}
            <span className={classes['days']}>
              {fullDay(from)} – {fullDay(to)}
            </span>
          </span>
          <span className={classes['sum']}>{euroWords(part)}</span>
        </li>
      ))}
      {tax === 0 ? null : (
        <li className={classes['row']}>
          <span>
            <Trans>IVA</Trans>
          </span>
          <span className={classes['sum']}>{euroWords(tax)}</span>
        </li>
      )}
      <li className={`${classes['row']} ${classes['total']}`}>
        <span>
          <Trans>Totale</Trans>
        </span>
        <span className={classes['sum']}>{euroWords(amount)}</span>
      </li>
    </ul>
  );
}
