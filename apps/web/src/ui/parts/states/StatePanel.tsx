import type { ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './StatePanel.module.css';

export interface StatePanelProps {
  picture?: ReactNode;
  title: ReactNode;
  /** In the flow of a card (3), a section (2) or as the whole page (1). */
  level?: 1 | 2 | 3 | undefined;
  /** Beside its picture where there is room, for a card that is wide and low. */
  wide?: boolean | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** Small print, for the call centre. */
  small?: ReactNode;
  role?: 'alert' | 'status' | undefined;
}

/** A picture, what happened, what it means, what to do. */
export function StatePanel(props: StatePanelProps) {
  const { picture, title, level = 2, wide = false, children, actions, small, role } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx(classes['panel'], wide && classes['wide'])}>
      {picture === undefined ? null : <div className={classes['picture']}>{picture}</div>}
      <div className={classes['words']}>
        <div className={classes['message']} role={role}>
          <Heading className={classes['title']}>{title}</Heading>
          {children === undefined ? null : <div className={classes['text']}>{children}</div>}
        </div>
        {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
        {small === undefined ? null : <p className={classes['small']}>{small}</p>}
      </div>
    </div>
  );
}
