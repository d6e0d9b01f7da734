import { YEAR_SHARES, type YearComparedCost } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { differenceWords, euroWords } from '../../ui/amounts.ts';
import classes from './prices.module.css';
import { useShareNames } from './words.ts';

/** Compares two years share by share (prezzi.anno.3). */
export function YearTable({ years: { before, after, difference } }: { years: YearComparedCost }) {
  const names = useShareNames();
  const shown = YEAR_SHARES.filter((share) => (before.shares[share] ?? 0) !== 0 || (after.shares[share] ?? 0) !== 0);
  return (
    <table className={classes['table']}>
      <caption>
        <Trans>Un anno di consumi come i tuoi</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Voce</Trans>
          </th>
          <th scope="col">
            <Trans>Oggi</Trans>
          </th>
          <th scope="col">
            <Trans>Dopo</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((share) => (
          <Row key={share} name={names[share]} amounts={[before.shares[share], after.shares[share]]} />
        ))}
        {before.vat === undefined ? null : <Row name={<Trans>IVA</Trans>} amounts={[before.vat, after.vat]} />}
      </tbody>
      <tfoot>
        <Row name={<Trans>Totale</Trans>} amounts={[before.total, after.total]} />
        {difference === undefined ? null : (
          <tr>
            <th scope="row">
              <Trans>Differenza</Trans>
            </th>
            <td colSpan={2}>{differenceWords(difference)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Row({ name, amounts: [before, after] }: { name: ReactNode; amounts: readonly (number | undefined)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{before === undefined ? '' : euroWords(before)}</td>
      <td>{after === undefined ? '' : euroWords(after)}</td>
    </tr>
  );
}
