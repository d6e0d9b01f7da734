import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useBrand } from '../brand/brand.ts';
import { Logo } from '../brand/Logo.tsx';
import { optionalPart } from '../later/optional-part.tsx';
import { MAIN_ID, SkipLink } from '../layout/SkipLink.tsx';
// With the page itself: the house stands in the HTML that was made at build, where its code never comes.
import '../pictures/HouseHero.module.css';
import { takeForms } from './held-form.ts';
import classes from './OpenPage.module.css';

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

const HouseHero = optionalPart(() => import('../pictures/HouseHero.tsx').then(({ HouseHero }) => HouseHero));

/** The pages before sign-in: the picture over the horizon, and one card with one thing to do. */
export function OpenPage({ title, lead, above, below, picture, promise, children }: OpenPageProps) {
  const { claim } = useBrand();
  // Not sooner: a page that was made before is taken over part by part.
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

/** The house. Where it stands already in the page that the server sent it stays, and its code need not come. */
function House() {
  // The last one is asked while such a page is being taken over, and where it is made, which has no document.
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [isThere] = useState(isTakenOver);
  if (isThere) {
    // React leaves the inside of such an element alone when it takes a page over.
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
