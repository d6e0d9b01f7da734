import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import blocks from '../../styles/blocks.module.css';
import classes from './StepList.module.css';

const ICONS = { done: IconCheck, current: IconClockHour4, stopped: IconX, ahead: undefined };

export interface ListedStep {
  readonly id: string;
  readonly name: ReactNode;
  readonly state: keyof typeof ICONS;
  /** When it was, or is expected. */
  readonly day?: ReactNode;
  readonly link?: ReactNode;
}

/** The steps of something that takes days, on one line from the first to the last. */
export function StepList({ steps }: { steps: readonly ListedStep[] }) {
  const { t } = useLingui();
  const words = { done: t`fatto`, current: t`in corso`, stopped: t`interrotto`, ahead: t`da fare` };
  return (
    <ol className={blocks['stackFlush']}>
      {steps.map(({ id, name, state, day, link }) => {
        const Icon = ICONS[state];
        return (
          <li
            key={id}
            className={classes['step']}
            data-state={state}
            aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
          >
            <span className={classes['dot']} aria-hidden="true">
              {Icon === undefined ? null : <Icon size={16} />}
            </span>
            <span>
              {name}
              <VisuallyHidden>: {words[state]}</VisuallyHidden>
              {day === undefined ? null : <span className={classes['day']}>{day}</span>}
              {link}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
