import { useEffect, useRef } from 'react';
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
    if (isStep) focusTitle({ preventScroll: true });
  }, [path]);
}
