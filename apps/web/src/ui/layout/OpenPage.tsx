import type { ReactNode } from 'react';

import { useBrand } from '../brand/brand.ts';
import { Logo } from '../brand/Logo.tsx';
import { HouseHero } from '../pictures/HouseHero.tsx';
import classes from './OpenPage.module.css';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

export interface OpenPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Over the title: a way back, or where one is in a sequence. */
  above?: ReactNode;
  /** Under the card: other ways, help, a switch of the colours. */
  below?: ReactNode;
  /** In place of the house, one of the small pictures. */
  picture?: ReactNode;
  /** Said beside the picture on a wide screen. */
  promise?: ReactNode;
  children: ReactNode;
}

/** The pages before sign-in: the picture over the horizon, and one card with one thing to do. */
export function OpenPage({ title, lead, above, below, picture, promise, children }: OpenPageProps) {
  const { claim } = useBrand();
  return (
    <div className={classes['open']}>
      <SkipLink />
      <header className={classes['view']}>
        <div className={classes['head']}>
          <Logo on="horizon" />
        </div>
        {promise !== undefined || claim !== undefined ? <p className={classes['promise']}>{promise ?? claim}</p> : null}
        {picture === undefined ? (
          <div className={classes['picture']}>
            <HouseHero />
          </div>
        ) : (
          <div className={classes['spot']}>{picture}</div>
        )}
      </header>
      <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
        <div className={classes['card']}>
          {above}
          <h1 className={classes['title']}>{title}</h1>
          {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
          <div className={classes['body']}>{children}</div>
        </div>
        {below === undefined ? null : <div className={classes['below']}>{below}</div>}
      </main>
    </div>
  );
}
