import { useState, type ReactNode } from 'react';

import classes from './PageTransition.module.css';

export type PageDirection = 'forward' | 'back';

export interface PageTransitionProps {
  pageKey: string;
  /** Forward enters from the right, back from the left. */
  direction: PageDirection;
  /** The key of the page shown before this component was mounted, if any: its first page is then animated, too. */
  keyBefore?: string | undefined;
  children: ReactNode;
}

/**
 * Animates a page in the direction of the navigation: 280 ms forward, 200 ms back, not for the first page nor with
 * reduced motion. The content is not remounted: alternating the animation's name restarts it.
 */
export function PageTransition({ pageKey, direction, keyBefore, children }: PageTransitionProps) {
  const [shown, setShown] = useState({ pageKey: keyBefore ?? pageKey, turn: 0 });
  let { turn } = shown;
  if (shown.pageKey !== pageKey) {
    turn += 1;
    setShown({ pageKey, turn });
  }
  return (
    <div className={classes['stage']}>
      <div className={classes['page']} data-direction={turn === 0 ? undefined : direction} data-turn={turn % 2}>
        {children}
      </div>
    </div>
  );
}
