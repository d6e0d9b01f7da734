import type { ReactNode } from 'react';

import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import classes from './Figure.module.css';

export interface FigureProps {
  /** Formatted by the caller: "1.234,50 €", "312 kWh". */
  children: ReactNode;
  label?: ReactNode;
  note?: ReactNode;
  size?: 'normal' | 'large';
}

export function Figure({ children, label, note, size = 'large' }: FigureProps) {
  return (
    <div className={classes['figure']}>
      {label === undefined ? null : <p className={layout['strong']}>{label}</p>}
      <p className={cx(classes['value'], size === 'normal' && classes['normal'])}>{children}</p>
      {note === undefined ? null : <p className={layout['soft']}>{note}</p>}
    </div>
  );
}
