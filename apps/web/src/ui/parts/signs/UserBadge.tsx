import { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import classes from './UserBadge.module.css';

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => word?.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

export interface UserBadgeProps {
  name: string;
  detail?: ReactNode;
  on?: 'card' | 'horizon';
}

export function UserBadge({ name, detail, on = 'card' }: UserBadgeProps) {
  return (
    <div className={cx(classes['badge'], on === 'horizon' && classes['onHorizon'])}>
      <span className={classes['initials']} aria-hidden="true">
        {initials(name) || <IconUser size={22} />}
      </span>
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        {detail === undefined ? null : <span className={cx(layout['caption'], classes['detail'])}>{detail}</span>}
      </span>
    </div>
  );
}
