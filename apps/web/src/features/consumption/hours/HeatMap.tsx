import { addDays, daysBetween, type Day, type DayCurve as Curve, type EnergyUnit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { monthWords, timesWords } from '../../../ui/moments.ts';
import { minuteWords } from '../view.ts';
import { usedWords } from '../words.ts';
import { DayCurve } from './DayCurve.tsx';
import { dayCurveWords, nameOf, totalOf } from './day-words.ts';
import { clockHours, heatPaths, LEVELS, topOf, usualHours, yearSpan } from './heat.ts';
import classes from './hours.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

const TICKS = [0, 6, 12, 18, 24];
const LEVEL_NAMES = Array.from({ length: LEVELS }, (_, level) => String(level));
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

interface HeatMapProps {
  curves: readonly Curve[];
  year: string;
  unit: EnergyUnit;
  /** From thousandths of the meter's unit to the shown one. */
  toUnit: (thousandths: number) => number;
  onOpen: (day: Day) => void;
}

/** Shows every hour of a year at a glance, and the curve of the day that is chosen in it (consumo.schermo.1). */
export function HeatMap({ curves, year, unit, toUnit, onOpen }: HeatMapProps) {
  const { t } = useLingui();
  const days = useMemo(() => curves.map((curve) => ({ day: curve.day, hours: clockHours(curve) })), [curves]);
  const { first, columns } = yearSpan(year);
  const top = useMemo(() => topOf(days), [days]);
  const paths = useMemo(() => heatPaths(days, first, top), [days, first, top]);
  const usual = useMemo(() => usualHours(days), [days]);
  const [begin, end] = [days[0]?.day ?? first, days.at(-1)?.day ?? first];
  const [chosen, setChosen] = useState(end);
  const choose = (day: Day) => setChosen(day < begin ? begin : day > end ? end : day);
  const words = (thousandths: number) => usedWords(toUnit(thousandths), unit);
  const hoursWords = (hour: number) => timesWords(minuteWords(hour * 60), minuteWords(((hour + 1) % 24) * 60));
  const at = daysBetween(first, chosen);
  const current = days.find(({ day }) => day === chosen);
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / Math.max(1, width)) * columns);
    choose(addDays(first, Math.min(columns - 1, Math.max(0, column))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -30, PageDown: 30 }[event.key];
    const next = event.key === 'Home' ? begin : event.key === 'End' ? end : by === undefined ? by : addDays(chosen, by);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const dayName = nameOf(chosen);
  const total = current === undefined ? undefined : totalOf(curves.find(({ day }) => day === chosen));
  const totalWords = total === undefined ? t`consumo non disponibile` : words(total);
  return (
    <div className={layout['stack']}>
      {usual === undefined ? null : (
        <p>
          <Trans>
            Di solito consumi di più tra le {hoursWords(usual.most)} e di meno tra le {hoursWords(usual.least)}.
          </Trans>
        </p>
      )}
      <div className={classes['heat']}>
        <p className={classes['hours']} aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
        <div
          className={classes['map']}
          role="slider"
          tabIndex={0}
          aria-label={t`Consumo di ogni ora del ${year}: le frecce scelgono il giorno`}
          aria-valuemin={0}
          aria-valuemax={columns - 1}
          aria-valuenow={at}
          aria-valuetext={`${dayName}: ${totalWords}`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onPointer(event);
          }}
          onPointerMove={(event) => (event.buttons === 0 ? undefined : onPointer(event))}
        >
          <svg viewBox={`0 0 ${columns} 24`} preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden="true">
            {paths.map((path, level) => (
              <path key={LEVEL_NAMES[level]} d={path} data-level={level} />
            ))}
          </svg>
          <span className={classes['chosen']} style={{ insetInlineStart: `${((at + 0.5) / columns) * 100}%` }} />
        </div>
        <p className={classes['months']} aria-hidden="true">
          {MONTHS.map((month) => {
            const name = monthWords(`${year}-${month}-01`);
            return (
              <span key={month}>
                {name.slice(0, 1)}
                <i>{name.slice(1, 3)}</i>
              </span>
            );
          })}
        </p>
      </div>
      <p className={cx(layout['caption'], layout['row'], classes['scale'])}>
        <span>0</span>
        <span className={classes['steps']} aria-hidden="true">
          {LEVEL_NAMES.map((name) => (
            <i key={name} data-level={name} />
          ))}
        </span>
        <Trans>{words(Math.round(top))} o più in un’ora</Trans>
      </p>
      <div className={classes['head']}>
        <ActionIcon
          variant="subtle"
          aria-label={t`Giorno precedente`}
          disabled={chosen <= begin}
          onClick={() => choose(addDays(chosen, -1))}
        >
          <IconChevronLeft aria-hidden="true" />
        </ActionIcon>
        <h4 className={classes['name']} aria-live="polite">
          {dayName} <span className={layout['soft']}>{totalWords}</span>
        </h4>
        <ActionIcon
          variant="subtle"
          aria-label={t`Giorno successivo`}
          disabled={chosen >= end}
          onClick={() => choose(addDays(chosen, 1))}
        >
          <IconChevronRight aria-hidden="true" />
        </ActionIcon>
      </div>
      {current === undefined || total === undefined ? (
        <p className={classes['nothing']}>
          <Trans>Di questo giorno i consumi orari non sono disponibili.</Trans>
        </p>
      ) : (
        <>
          <DayCurve hours={current.hours} {...dayCurveWords(current.hours, words)} />
          <div>
            <Button variant="light" onClick={() => onOpen(chosen)}>
              <Trans>Apri questo giorno</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
