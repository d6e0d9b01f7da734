import { IconArrowLeft } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { cx } from '../cx.ts';
import type { RenderLink } from '../links.ts';
import { WholeFreshness } from '../parts/states/Freshness.tsx';
import { createPageFreshness, PageFreshness } from '../parts/states/page-freshness.ts';
import layout from './layout.module.css';
import classes from './Page.module.css';

const PAGE_TITLE_ID = 'titolo-pagina';

export interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** `renderLink` is called with id "back". */
  back?: { label: ReactNode; renderLink: RenderLink } | undefined;
  actions?: ReactNode;
  /** A picture for a tall header; without it the page has a low bar (aspetto.orizzonte.1). */
  horizon?: ReactNode;
  /** Help: second column on a wide screen, below the content on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Page({ title, lead, back, actions, horizon, aside, children }: PageProps) {
  const [freshness] = useState(createPageFreshness);
  return (
    <PageFreshness value={freshness}>
      <div className={cx(classes['page'], horizon !== undefined && classes['tall'])}>
        <header className={classes['head']} data-back={back && ''} data-tall={horizon === undefined ? undefined : ''}>
          <div className={classes['bar']}>
            {horizon}
            {back?.renderLink({
              id: 'back',
              className: classes['back'],
              children: (
                <>
                  <IconArrowLeft size={20} aria-hidden="true" />
                  <span>{back.label}</span>
                </>
              ),
            })}
            <h1 className={classes['title']} id={PAGE_TITLE_ID} tabIndex={-1}>
              {title}
            </h1>
          </div>
          {lead === undefined ? null : <p className={cx(layout['soft'], classes['lead'])}>{lead}</p>}
          {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
        </header>
        <div className={cx(classes['body'], aside !== undefined && classes['withAside'])}>
          <div className={classes['column']}>
            {children}
            <WholeFreshness page={freshness} at="FOOT" />
          </div>
          {aside === undefined ? null : (
            <aside className={classes['aside']} aria-labelledby={PAGE_TITLE_ID}>
              {aside}
            </aside>
          )}
        </div>
      </div>
    </PageFreshness>
  );
}
