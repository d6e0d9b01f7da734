import {
  addDays,
  dayInRome,
  type CommodityContract,
  type ConsumptionCurves,
  type ConsumptionHistory,
  type Day,
  type DayCurve,
  type YearComparison,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton, LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { dayCurveWords, nameOf as dayName } from '../hours/day-words.ts';
import { DayCurve as CurveOfDay } from '../hours/DayCurve.tsx';
import { clockHours } from '../hours/heat.ts';
import { curvesQuery, hasCurves, periodsQuery } from '../queries.ts';
import { spanWords } from '../span.ts';
import { dayPoints, factorOf, sumOf, unitOf, yearPoints, type Point } from '../view.ts';
import { nameOf, shortName, usedWords } from '../words.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './card.module.css';

/** Days before today in which the last known one is looked for: data come a day or several late. */
const DAYS = 14;
const MONTHS = 6;

/** Shows the last known day of the main supply hour by hour, or else its last months (home.schede.1). */
export function ConsumptionCard({ contract }: { contract: CommodityContract }) {
  const app = useApp();
  const [today] = useState(() => dayInRome(app.clock.now()));
  const isAsked = hasCurves(app);
  const read = readOf(useQuery({ ...curvesQuery(app, contract.code, addDays(today, -DAYS), today), enabled: isAsked }));
  if (isAsked && read.data === undefined && read.error === null) return <CardSkeleton lines={5} />;
  const day = read.data && lastWholeDay(read.data, addDays(today, -DAYS));
  return day === undefined || read.data === undefined ? (
    <Months contract={contract} />
  ) : (
    <LastDay contract={contract} curves={read.data} curve={day} today={today} />
  );
}

/** A day with gaps would look like low consumption. */
const lastWholeDay = ({ days }: ConsumptionCurves, from: Day) =>
  days.findLast(({ day, values }) => day >= from && values.length > 0 && !values.includes(null));

interface LastDayProps {
  contract: CommodityContract;
  curves: ConsumptionCurves;
  curve: DayCurve;
  today: Day;
}

function LastDay({ contract, curves, curve, today }: LastDayProps) {
  const shown = { curves, isElectric: contract.commodity.commodityType === 'LUCE' };
  const unit = unitOf(shown);
  const { total, cost } = sumOf(dayPoints(shown, curve.day, 'HOUR'));
  const hours = clockHours(curve);
  const words = (thousandths: number) => usedWords((thousandths / 1000) * factorOf(shown), unit);
  return (
    <Card className={cx(layout['stack'], classes['card'])}>
      <SectionTitle>
        {curve.day === addDays(today, -1) ? (
          <Trans>Ieri, ora per ora</Trans>
        ) : (
          <span className={classes['dayName']}>{dayName(curve.day)}</span>
        )}
      </SectionTitle>
      <p>
        <strong className={classes['figure']}>{usedWords(total, unit)}</strong>{' '}
        {cost === undefined ? null : <Trans>{euroWords(cost)} per l’energia</Trans>}
      </p>
      <div className={classes['bleed']}>
        <CurveOfDay hours={hours} {...dayCurveWords(hours, words)} />
      </div>
      <ToConsumption contract={contract} />
    </Card>
  );
}

function ToConsumption({ contract }: { contract: CommodityContract }) {
  return (
    <div>
      <Button variant="light" renderRoot={(root) => <Link {...contractPageLink(contract, 'CONSUMPTION')} {...root} />}>
        <Trans>Vedi i consumi</Trans>
      </Button>
    </div>
  );
}

function Months({ contract }: { contract: CommodityContract }) {
  const read = readOf(useQuery(periodsQuery(useApp(), contract.code)));
  if (read.data !== undefined && pointsOf(read.data).length === 0) return null;
  return (
    <ReadCard
      title={<Trans>Come consumi</Trans>}
      read={read}
      failed={<Trans>Non riusciamo a caricare i consumi</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(history) => (
        <div className={layout['stack']}>
          <Bars history={history} />
          <ToConsumption contract={contract} />
        </div>
      )}
    </ReadCard>
  );
}

/** Only whole months: a partial one would look like low consumption. */
function pointsOf({ periods }: ConsumptionHistory): Point[] {
  const whole = periods.filter(({ periodEnd }) => addDays(periodEnd, 1).endsWith('-01'));
  const years = [...new Set(whole.map(({ periodStart }) => periodStart.slice(0, 4)))];
  return years
    .flatMap((year) => yearPoints(periods, year))
    .filter(({ key }) => whole.some(({ periodStart }) => periodStart === key))
    .slice(-MONTHS);
}

function Bars({ history }: { history: ConsumptionHistory }) {
  const { t } = useLingui();
  const { unit } = history;
  const points = pointsOf(history);
  const last = points.at(-1);
  const highest = Math.max(0.001, ...points.flatMap(({ total = 0, before = 0 }) => [total, before]));
  const part = (value = 0) => `${(value / highest) * 100}%`;
  const values = points.map((point) => `${nameOf('YEAR', point)} ${usedWords(point.total ?? 0, unit)}`).join(', ');
  return (
    <>
      {last?.total === undefined ? null : (
        <p>
          <strong className={classes['figure']}>{usedWords(last.total, unit)}</strong>{' '}
          <Trans>in {spanWords(last.day, last.end ?? last.day)}</Trans>
          {last.before === undefined || last.compared === undefined ? null : <Compared {...last.compared} />}
        </p>
      )}
      <div className={classes['bars']} role="img" aria-label={t`Gli ultimi mesi: ${values}`}>
        {points.map((point) => (
          <div key={point.key} className={cx(layout['caption'], classes['month'])}>
            <div className={classes['bar']}>
              <span style={{ blockSize: part(point.total) }} />
              {point.before === undefined ? null : <i style={{ insetBlockEnd: part(point.before) }} />}
            </div>
            {shortName('YEAR', point)}
          </div>
        ))}
      </div>
      {points.some(({ before }) => before !== undefined) ? (
        <p className={layout['caption']}>
          <Trans>La linea è un anno prima, negli stessi giorni.</Trans>
        </p>
      ) : null}
    </>
  );
}

function Compared({ now, before }: YearComparison) {
  const percent = before === 0 ? 0 : Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return now === 0 || before > 0 ? <Trans>, come un anno prima</Trans> : null;
  return now > before ? (
    <Trans>, il {percent}% in più di un anno prima</Trans>
  ) : (
    <Trans>, il {percent}% in meno di un anno prima</Trans>
  );
}
