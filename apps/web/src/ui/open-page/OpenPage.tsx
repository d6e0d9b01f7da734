import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useBrand } from '../brand/brand.ts';
import { Logo } from '../brand/Logo.tsx';
import { cx } from '../cx.ts';
import { optionalPart } from '../later/optional-part.tsx';
import { MAIN_ID, SkipLink } from '../layout/SkipLink.tsx';
// Imported with the page: the prerendered HTML contains the house, whose code is not loaded there.
import '../pictures/HouseHero.module.css';
import { takeForms } from './held-form.ts';
import classes from './OpenPage.module.css';

export interface OpenPageProps {
  title: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  picture?: ReactNode;
  promise?: ReactNode;
  children: ReactNode;
}

const HouseHero = optionalPart(() => import('../pictures/HouseHero.tsx').then(({ HouseHero }) => HouseHero));

/** Layout of the pages before sign-in: a picture on the gradient, and one card with one task. */
export function OpenPage({ title, lead, above, below, picture, promise, children }: OpenPageProps) {
  const { claim } = useBrand();
  // Not earlier: a prerendered page is hydrated part by part.
  useEffect(takeForms, []);
  return (
    <div className={classes['open']}>
      <SkipLink />
      <header className={classes['view']}>
        <div className={classes['head']}>
          <Logo on="horizon" />
        </div>
        {promise !== undefined || claim !== undefined ? <p className={classes['promise']}>{promise ?? claim}</p> : null}
        {picture === undefined ? <House /> : <div className={classes['spot']}>{picture}</div>}
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

const never = () => () => undefined;

/** If the server-sent page contains the house already, it stays and its code is not loaded. */
function House() {
  // The server snapshot is used during hydration and when prerendering, where there is no document.
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [isThere] = useState(isTakenOver);
  const { illustration } = useBrand();
  if (illustration === false) return <div className={cx(classes['picture'], classes['noPicture'])} />;
  if (isThere) {
    // React leaves the content of such an element alone during hydration.
    return <div className={classes['picture']} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div className={classes['picture']}>
      <Suspense fallback={null}>
        <HouseHero />
      </Suspense>
    </div>
  );
}
