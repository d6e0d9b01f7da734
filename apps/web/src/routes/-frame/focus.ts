import { useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { focusTitle } from '../../ui/focus.ts';
import { useShownPath } from './page-move.ts';

/**
 * After a step to another page the focus is on its title, so that a screen reader says where one
 * is and Tab goes on from there. Not on the first page: there it begins at the top by itself.
 *
 * @param pathBefore where one was before the app came, if it came behind another page
 */
export function useFocusOnTitle(pathBefore: string | undefined): void {
  // The router's own event comes before the page is drawn, or not at all when it is interrupted.
  const path = useShownPath();
  const before = useRef(pathBefore ?? path);
  useEffect(() => {
    const isStep = before.current !== path;
    before.current = path;
    if (!isStep) return undefined;
    let isThere = true;
    // To be focused a title needs its place: laid out now, the page would be drawn later.
    void afterPaint().then(() => {
      if (isThere) focusTitle({ preventScroll: true });
    });
    return () => {
      isThere = false;
    };
  }, [path]);
}
