import { HOUR_BANDS, type EnergyUnit } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { euroWords, unitWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { columnWords } from './column-words.ts';
import type { Look, Point, View } from '../view.ts';
import { nameOf, periodWords } from '../words.ts';
import classes from './table.module.css';

interface ValuesTableProps {
  look: Look;
  view: View;
  points: readonly Point[];
  day: string;
  unit: EnergyUnit | undefined;
  hasBands: boolean;
  /** Zooms into the period of a row. */
  onOpen: ((day: string) => void) | undefined;
  children: ReactNode;
}

/** The chart's values, one tap away (consumo.schermo.1). */
export function ValuesTable({ look, view, points, day, unit, hasBands, onOpen, children }: ValuesTableProps) {
  const { t } = useLingui();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const period = periodWords(view, day);
  const total = columnWords(points.map((point) => point.total));
  const bands = HOUR_BANDS.map((band) => ({ band, words: columnWords(points.map((point) => point.bands?.[band])) }));
  const before = columnWords(points.flatMap((each) => [each.before, each.compared?.before, each.compared?.now]));
  const hasBefore = points.some((each) => each.before !== undefined || each.compared !== undefined);
  const hasCost = points.some(({ cost }) => cost !== undefined);
  const columns = 1 + (hasBands ? HOUR_BANDS.length : 0) + (hasCost ? 1 : 0) + (hasBefore ? 1 : 0);
  return (
    <details
      className={classes['values']}
      open={look.hasValues}
      onToggle={(event) => look.onChange({ hasValues: event.currentTarget.open })}
    >
      <summary className={cx(screens['plainSummary'], classes['summary'])}>
        <Trans>Vedi i valori</Trans>
      </summary>
      {look.hasValues && width > 0 && width < (columns + 1) * LEAST ? (
        <p className={layout['captionLines']}>
          <Trans>Scorri di lato per vedere tutte le colonne.</Trans>
        </p>
      ) : null}
      <div
        ref={ref}
        className={classes['scroll']}
        role="region"
        aria-label={t`Tabella dei consumi, ${period}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
        tabIndex={0}
      >
        <table className={classes['table']}>
          <caption>
            <Trans>Consumi, {period}</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Periodo</Trans>
              </th>
              <th scope="col">{unit === undefined ? null : unitWords(unit)}</th>
              {hasCost ? (
                <th scope="col">
                  <Trans>Spesa</Trans>
                </th>
              ) : null}
              {hasBefore ? (
                <th scope="col">
                  <Trans>Anno prima</Trans>
                </th>
              ) : null}
              {hasBands
                ? bands.map(({ band }) => (
                    <th key={band} scope="col">
                      {band}
                    </th>
                  ))
                : null}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">
                  {onOpen === undefined || point.total === undefined ? (
                    nameOf(view, point)
                  ) : (
                    <Button variant="transparent" className={classes['open']} onClick={() => onOpen(point.day)}>
                      {nameOf(view, point)}
                    </Button>
                  )}
                  {point.isEstimated ? (
                    <span className={classes['aside']}>
                      <Trans>in parte stimato</Trans>
                    </span>
                  ) : null}
                </th>
                <td>{total(point.total)}</td>
                {hasCost ? <td>{point.cost === undefined ? '–' : euroWords(Math.round(point.cost))}</td> : null}
                {hasBefore ? <BeforeCell point={point} words={before} /> : null}
                {hasBands ? bands.map(({ band, words }) => <td key={band}>{words(point.bands?.[band])}</td>) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </details>
  );
}

/** Width of a column in pixels, below which the table scrolls. Keep in sync with `table.module.css`. */
const LEAST = 88;

/** If the data of either year is incomplete, compares only the days known of both. */
function BeforeCell({ point, words }: { point: Point; words: (value: number | undefined) => string }) {
  const { before, compared } = point;
  if (before !== undefined || compared === undefined) return <td>{words(before)}</td>;
  const now = words(compared.now);
  return (
    <td>
      {words(compared.before)}
      <span className={classes['aside']}>
        <Plural value={compared.days} one={`in # giorno, ora ${now}`} other={`in # giorni, ora ${now}`} />
      </span>
    </td>
  );
}
