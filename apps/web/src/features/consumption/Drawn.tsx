import { daysBetween, HOUR_BANDS, type EnergyUnit, type YearComparison } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { saveFile } from '../../shared/download/save-file.ts';
import { euroWords } from '../../ui/amounts.ts';
import { optionalPart } from '../../ui/later/optional-part.tsx';
import { Figure } from '../../ui/parts/facts/Figure.tsx';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './consumption.module.css';
import { csvOf } from './values/csv.ts';
import { betweenWords } from './span.ts';
import { LEAST_BARS, sumOf, type Look, type Point, type View } from './view.ts';
import { ValuesTable } from './values/ValuesTable.tsx';
import { periodWords, usedWords } from './words.ts';

// Loaded lazily: the table has the same data, so the page does not wait for the chart.
const Chart = optionalPart(() => import('./Chart.tsx').then((part) => part.Chart));

interface DrawnProps {
  view: View;
  points: readonly Point[];
  day: string;
  unit: EnergyUnit | undefined;
  code: string;
  look: Look;
  /** Zooms into the period of a row. */
  onOpen?: ((day: string) => void) | undefined;
}

export function Drawn({ view, points, day, unit, code, look, onOpen }: DrawnProps) {
  const { t } = useLingui();
  const { hasPatterns } = look;
  const sum = sumOf(points);
  const period = periodWords(view, day);
  if (!points.some(({ total }) => total !== undefined)) {
    return (
      <p>
        <Trans>Per questo periodo i consumi non sono ancora disponibili.</Trans>
      </p>
    );
  }
  const { bands, compared } = sum;
  const hasBefore = points.some(({ before, compared: own }) => before !== undefined || own !== undefined);
  return (
    <>
      <Figure
        note={
          sum.cost === undefined ? undefined : (
            <Trans>{euroWords(sum.cost)} per l’energia, IVA inclusa, senza quote fisse</Trans>
          )
        }
      >
        {usedWords(sum.total, unit)}
      </Figure>
      {compared === undefined ? null : (
        <p className={layout['captionLines']}>
          <Compared view={view} compared={compared} unit={unit} />
        </p>
      )}
      <Suspense
        fallback={<div className={classes['chartPlace']} data-tools={points.length > LEAST_BARS || undefined} />}
      >
        <Chart points={points} view={view} day={day} unit={unit} hasPatterns={hasPatterns} onOpen={onOpen} />
      </Suspense>
      <ul className={screens['rowWide']} data-patterns={hasPatterns || undefined}>
        {bands === undefined
          ? null
          : HOUR_BANDS.map((band) => (
              <li key={band} className={classes['key']}>
                <span className={classes['swatch']} data-band={band} aria-hidden="true" />
                {band} {usedWords(bands[band], unit)}
              </li>
            ))}
        {hasBefore ? (
          <li className={classes['key']}>
            <span className={classes['swatch']} data-band="before" aria-hidden="true" />
            <Trans>Un anno prima</Trans>
          </li>
        ) : null}
        {bands === undefined ? null : (
          <li>
            <Button
              variant="subtle"
              aria-pressed={hasPatterns}
              className={classes['plain']}
              onClick={() => look.onChange({ hasPatterns: !hasPatterns })}
            >
              <Trans>Mostra i motivi</Trans>
            </Button>
          </li>
        )}
      </ul>
      {view === 'YEAR' && points.some(({ day: start, end = start }) => start.slice(0, 4) !== end.slice(0, 4)) ? (
        <p className={layout['captionLines']}>
          <Trans>Una bolletta a cavallo di due anni è contata in quello in cui comincia.</Trans>
        </p>
      ) : null}
      {sum.hasEstimates || (sum.hasGaps && view !== 'YEAR') ? (
        <p className={layout['captionLines']}>
          {sum.hasEstimates ? <Trans>Le barre tratteggiate sono stimate, le altre misurate.</Trans> : null}{' '}
          {sum.hasGaps && view !== 'YEAR' ? <Trans>Dove manca una barra il dato non è ancora arrivato.</Trans> : null}
        </p>
      ) : null}
      <ValuesTable
        look={look}
        view={view}
        points={points}
        day={day}
        unit={unit}
        hasBands={bands !== undefined}
        onOpen={onOpen}
      >
        <div className={screens['rowWide']}>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={20} aria-hidden="true" />}
            onClick={() =>
              void saveFile({
                name: t`consumi ${code} ${period}.csv`,
                content: new Blob([csvOf(points, unit)], { type: 'text/csv;charset=utf-8' }),
              })
            }
          >
            <Trans>Scarica CSV</Trans>
          </Button>
        </div>
        {sum.cost === undefined ? null : (
          <p className={layout['captionLines']}>
            <Trans>La spesa è calcolata con i prezzi delle tue bollette.</Trans>
          </p>
        )}
      </ValuesTable>
    </>
  );
}

interface ComparedProps {
  view: View;
  compared: YearComparison;
  unit: EnergyUnit | undefined;
}

/** Shows the difference from a year before and the compared days (consumo.confronto.2). */
function Compared({ view, compared, unit }: ComparedProps) {
  const { firstDay, lastDay, days } = compared;
  const between = betweenWords(firstDay, lastDay);
  const isEveryDay = days === daysBetween(firstDay, lastDay) + 1;
  return (
    <>
      <MoreOrLess {...compared} unit={unit} />{' '}
      {view === 'DAY' ? (
        <Trans>Confronto con lo stesso giorno del calendario, nelle ore di cui abbiamo le misure di entrambi.</Trans>
      ) : isEveryDay ? (
        <Trans>Confronto {between}, con gli stessi giorni di un anno prima.</Trans>
      ) : (
        <Trans>Confronto {between}, i giorni di cui abbiamo le misure in entrambi gli anni.</Trans>
      )}
    </>
  );
}

function MoreOrLess({ now, before, unit }: Pick<YearComparison, 'now' | 'before'> & Pick<ComparedProps, 'unit'>) {
  const difference = usedWords(Math.abs(now - before), unit);
  const percent = percentWords({ now, before });
  if (percent === undefined) return <Trans>Come un anno prima.</Trans>;
  return now > before ? (
    <Trans>
      {difference} in più di un anno prima{percent}.
    </Trans>
  ) : (
    <Trans>
      {difference} in meno di un anno prima{percent}.
    </Trans>
  );
}

/** Such as " (12%)"; empty if the earlier value is 0, undefined if both are equal. */
function percentWords({ now, before }: Pick<YearComparison, 'now' | 'before'>): string | undefined {
  if (before === 0) return now === 0 ? undefined : '';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return percent === 0 ? undefined : ` (${percent}%)`;
}
