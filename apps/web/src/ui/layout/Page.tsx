import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { cx } from '../cx.ts';
import type { RenderLink } from '../links.ts';
import { HorizonLines } from '../pictures/HorizonLines.tsx';
import classes from './Page.module.css';

const PAGE_TITLE_ID = 'titolo-pagina';

export interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** `renderLink` is called with id "back". */
  back?: { label: ReactNode; renderLink: RenderLink } | undefined;
  actions?: ReactNode;
  /** Help: second column on a wide screen, below the content on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Page({ title, lead, back, actions, aside, children }: PageProps) {
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <HorizonLines className={classes['lines']} />
        <div className={classes['inner']}>
          {back?.renderLink({
            id: 'back',
            className: classes['back'],
            children: (
              <>
                <IconArrowLeft size={20} aria-hidden="true" />
                {back.label}
              </>
            ),
          })}
          <div className={classes['row']}>
            <div className={classes['words']}>
              <h1 className={classes['title']} id={PAGE_TITLE_ID} tabIndex={-1}>
                {title}
              </h1>
              {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
            </div>
            {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
          </div>
        </div>
      </header>
      <div className={cx(classes['body'], aside !== undefined && classes['withAside'])}>
        <div className={classes['column']}>{children}</div>
        {aside === undefined ? null : (
          <aside className={classes['aside']} aria-labelledby={PAGE_TITLE_ID}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
