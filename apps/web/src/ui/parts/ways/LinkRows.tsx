import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import type { Place } from '../../area/places.ts';
import type { RenderLink } from '../../links.ts';
import classes from './LinkRows.module.css';

export interface LinkRow {
  id: string;
  icon: Place['icon'];
  label: ReactNode;
  note?: ReactNode;
}

/** `renderLink` is called with the id of each row. */
export function LinkRows({ rows, renderLink }: { rows: readonly LinkRow[]; renderLink: RenderLink }) {
  return (
    <ul className={classes['rows']}>
      {rows.map(({ id, icon: Icon, label, note }) => (
        <li key={id}>
          {renderLink({
            id,
            className: cx('sp-next', classes['row']),
            children: (
              <>
                <Icon className={classes['icon'] ?? ''} size={24} aria-hidden="true" />
                {note === undefined ? (
                  <span className={classes['label']}>{label}</span>
                ) : (
                  <span>
                    <span className={classes['label']}>{label}</span>
                    <span className={classes['note']}>{note}</span>
                  </span>
                )}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
