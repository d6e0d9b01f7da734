import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Place } from '../layout/places.ts';
import type { RenderLink } from '../links.ts';
import classes from './LinkRows.module.css';

/** Somewhere that a row leads to. */
export interface LinkRow {
  id: string;
  icon: Place['icon'];
  label: ReactNode;
  hint?: ReactNode;
}

/** Ways on, one under the other; `renderLink` is called with the id of each. */
export function LinkRows({ rows, renderLink }: { rows: readonly LinkRow[]; renderLink: RenderLink }) {
  return (
    <ul className={classes['rows']}>
      {rows.map(({ id, icon: Icon, label, hint }) => (
        <li key={id}>
          {renderLink({
            id,
            className: classes['row'],
            children: (
              <>
                <Icon className={classes['icon'] ?? ''} size={24} aria-hidden="true" />
                <span>
                  <span className={classes['label']}>{label}</span>
                  {hint === undefined ? null : <span className={classes['hint']}>{hint}</span>}
                </span>
                <IconChevronRight className={classes['chevron']} size={20} aria-hidden="true" />
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
