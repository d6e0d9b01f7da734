import { fullDay, type Prescription } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../../ui/amounts.ts';
import { cx } from '../../../../ui/cx.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import detail from '../detail.module.css';
import classes from './matters.module.css';

/** Lists the lines of a bill that are older than two years, with their days and their VAT (bolletta.prescrizione.1). */
export function PrescribedLines({ prescription: { lines, tax, amount } }: { prescription: Prescription }) {
  return (
    <ul className={classes['lines']}>
      {[...lines.entries()].map(([place, { line, from, to, amount: part }]) => (
        <li key={place} className={detail['rowOf']}>
          <span>
            {line.label}
            <span className={cx(layout['caption'], blocks['block'])}>
              {fullDay(from)} – {fullDay(to)}
            </span>
          </span>
          <span className={detail['sum']}>{euroWords(part)}</span>
        </li>
      ))}
      {tax === 0 ? null : (
        <li className={detail['rowOf']}>
          <span>
            <Trans>IVA</Trans>
          </span>
          <span className={detail['sum']}>{euroWords(tax)}</span>
        </li>
      )}
      <li className={`${detail['rowOf']} ${classes['total']}`}>
        <span>
          <Trans>Totale</Trans>
        </span>
        <span className={detail['sum']}>{euroWords(amount)}</span>
      </li>
    </ul>
  );
}
