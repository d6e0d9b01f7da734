import { COST_LINE_LABELS, type RequestCost } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { euroWords, quantityWords } from '../../ui/amounts.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './supply-requests.module.css';

/** Cost of a request, by the lines that the signed paper and the bill have, too (pratica.costo.2). */
export function CostLines({ cost: { lines, vat, total } }: { cost: RequestCost }) {
  if (total === 0) {
    return (
      <p className={screens['emphasis']}>
        <Trans>Questa pratica è gratuita.</Trans>
      </p>
    );
  }
  const taxed = lines.filter(({ vatRate }) => vatRate !== undefined);
  const untaxed = lines.filter(({ vatRate }) => vatRate === undefined);
  const rate = quantityWords(taxed[0]?.vatRate ?? 0);
  return (
    <dl className={cx(layout['stackSmall'], classes['cost'])}>
      {taxed.map(({ kind, net }) => (
        <Line key={kind} name={COST_LINE_LABELS[kind]} cents={net} />
      ))}
      {vat === 0 ? null : <Line name={<Trans>IVA {rate}%</Trans>} cents={vat} />}
      {untaxed.map(({ kind, net }) => (
        <Line key={kind} name={COST_LINE_LABELS[kind]} cents={net} />
      ))}
      <div className={classes['total']}>
        <dt>
          <Trans>Totale</Trans>
        </dt>
        <dd>{euroWords(total)}</dd>
      </div>
    </dl>
  );
}

function Line({ name, cents }: { name: ReactNode; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{euroWords(cents)}</dd>
    </div>
  );
}
