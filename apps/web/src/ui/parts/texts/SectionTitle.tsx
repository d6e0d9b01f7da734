import type { ReactNode } from 'react';

import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import classes from './SectionTitle.module.css';

export interface SectionTitleProps {
  level?: 2 | 3;
  id?: string | undefined;
  count?: number | undefined;
  action?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function SectionTitle({ level = 2, id, count, action, lead, children }: SectionTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = (
    <Heading className={cx(classes['title'], level === 3 && classes['third'])} id={id}>
      {children}
      {count === undefined ? null : <span className={classes['count']}> {count}</span>}
    </Heading>
  );
  // No wrapper for a title alone, the usual case.
  const row =
    action === undefined ? (
      title
    ) : (
      <div className={classes['row']}>
        {title}
        {action}
      </div>
    );
  if (lead === undefined) return row;
  return (
    <div className={layout['stackTight']}>
      {row}
      <p className={layout['soft']}>{lead}</p>
    </div>
  );
}
