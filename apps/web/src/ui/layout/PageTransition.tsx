import { useState, type ReactNode } from 'react';

import classes from './PageTransition.module.css';

export type PageDirection = 'forward' | 'back';

export interface PageTransitionProps {
  /** Changes when another page is shown (its path, say). */
  pageKey: string;
  /** Where the new page comes from: from the right when one goes on, from the left when back. */
  direction: PageDirection;
  /** The key of the page that stood here before this part came, if any: the first page then comes in, too. */
  keyBefore?: string | undefined;
  children: ReactNode;
}

/**
 * Lets a page come in from where one is going: 280 ms forward, 200 ms back, not at all for the
 * first page nor with reduced motion. The content is not mounted again: only the name of the
 * animation alternates, which starts it anew.
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
