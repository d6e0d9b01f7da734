import { useId, type ReactNode } from 'react';

import layout from '../../layout/layout.module.css';
import classes from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  label: ReactNode;
  step?: ReactNode;
}

export function ProgressBar({ value, label, step }: ProgressBarProps) {
  const id = useId();
  const done = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={layout['stackTight']}>
      <div className={classes['words']}>
        <span id={id} className={layout['strong']}>
          {label}
        </span>
        <span className={layout['soft']}>{done}%</span>
      </div>
      <progress className={classes['track']} value={done} max={100} aria-labelledby={id} />
      {step === undefined ? null : <span className={classes['step']}>{step}</span>}
    </div>
  );
}
