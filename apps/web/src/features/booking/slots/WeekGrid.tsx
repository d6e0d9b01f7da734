import { dayWords, sameWeekday, weekGrid, type Day, type GridDay } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { longDay } from '../../../ui/moments.ts';
import classes from './week-grid.module.css';

interface WeekGridProps {
  days: readonly Day[];
  chosen: Day | undefined;
  now: number;
  error: ReactNode;
  onChoose: (day: Day) => void;
}

/** Offered days as weeks; the arrows left and right go by day, up and down by week (prenotazione.calendario.2). */
export function WeekGrid({ days, chosen, now, error, onChoose }: WeekGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const choose = (day: Day | undefined) => {
    if (day === undefined) return;
    onChoose(day);
    grid.current?.querySelector<HTMLInputElement>(`input[value="${day}"]`)?.focus();
  };
  const moveByWeek = (event: KeyboardEvent, from: Day) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    choose(sameWeekday(days, from, event.key === 'ArrowDown' ? 1 : -1));
  };
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>
        <Trans>Giorno</Trans>
      </legend>
      <div className={classes['grid']} ref={grid}>
        {[t`lun`, t`mar`, t`mer`, t`gio`, t`ven`, t`sab`, t`dom`].map((name) => (
          <span key={name} className={classes['weekday']} aria-hidden="true">
            {name}
          </span>
        ))}
        {weekGrid(days)
          .flat()
          .map((each, at) =>
            each.isOffered ? (
              <label key={each.day} className={classes['day']}>
                <input
                  type="radio"
                  name="appointmentDate"
                  value={each.day}
                  checked={each.day === chosen}
                  aria-label={longDay(each.day, now)}
                  onChange={() => onChoose(each.day)}
                  onKeyDown={(event) => moveByWeek(event, each.day)}
                />
                <Cell {...each} isFirst={at === 0} />
              </label>
            ) : (
              <span key={each.day} className={classes['day']} data-off aria-hidden="true">
                <Cell {...each} isFirst={at === 0} />
              </span>
            ),
          )}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

function Cell({ day, isFirst }: GridDay & { isFirst: boolean }) {
  const [number, month] = dayWords(day).date.split(' ');
  return (
    <>
      <span className={classes['number']}>{number}</span>
      {isFirst || day.endsWith('-01') ? (
        <span className={cx(layout['caption'], screens['regular'])}>{month?.slice(0, 3)}</span>
      ) : null}
    </>
  );
}
