import type { ReactNode } from 'react';

import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import classes from './StatePanel.module.css';

export interface StatePanelProps {
  picture?: ReactNode;
  title: ReactNode;
  /** Heading level: in a card (3), in a section (2) or for the whole page (1). */
  level?: 1 | 2 | 3 | undefined;
  /** Puts the picture beside the text if there is space, for a wide and low card. */
  wide?: boolean | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  small?: ReactNode;
  role?: 'alert' | 'status' | undefined;
}

export function StatePanel(props: StatePanelProps) {
  const { picture, title, level = 2, wide = false, children, actions, small, role } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx(classes['panel'], wide && classes['wide'])}>
      {picture === undefined ? null : <div className={classes['picture']}>{picture}</div>}
      <div className={classes['words']}>
        <div className={layout['stackSmall']} role={role}>
          <Heading className={cx(layout['sectionTitle'], classes['title'])}>{title}</Heading>
          {children === undefined ? null : <div className={classes['text']}>{children}</div>}
        </div>
        {actions === undefined ? null : <div className={cx(layout['row'], classes['actions'])}>{actions}</div>}
        {small === undefined ? null : <p className={classes['small']}>{small}</p>}
      </div>
    </div>
  );
}
