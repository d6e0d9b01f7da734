import type { ReactNode } from 'react';
import { Card } from '../parts/cards/Card.tsx';
import classes from './LonePage.module.css';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

/** A page of one card in the middle, without the area around it. */
export function LonePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
        <Card as="div" className={classes['card']}>
          {children}
        </Card>
      </main>
    </>
  );
}
