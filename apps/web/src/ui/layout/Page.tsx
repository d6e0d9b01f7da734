import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { cx } from '../cx.ts';
import type { RenderLink } from '../links.ts';
import { HorizonLines } from '../pictures/HorizonLines.tsx';
import classes from './Page.module.css';

const PAGE_TITLE_ID = 'titolo-pagina';

export interface PageProps {
  /** A text, or a <Greeting>. */
  title: ReactNode;
  lead?: ReactNode;
  /** The way back: `renderLink` is called with id "back". */
  back?: { label: ReactNode; renderLink: RenderLink } | undefined;
  /** Beside the title: a quiet action of the page. */
  actions?: ReactNode;
  /** Second column on a wide screen, under the content on a phone: what helps. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One page of the area: its title over the horizon, and its cards that rise over it. */
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
