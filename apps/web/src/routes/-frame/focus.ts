import { useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { focusTitle } from '../../ui/focus.ts';
import { useShownPath } from './page-move.ts';

/**
 * After a navigation moves the focus to the page title: a screen reader reads it and Tab continues from there. Not on
 * the first page, where the focus is at the top already.
 *
 * @param pathBefore the previous path, if the app was loaded behind another page
 */
export function useFocusOnTitle(pathBefore: string | undefined): void {
  // The router's own event fires before the page is rendered, or not at all when it is interrupted.
  const path = useShownPath();
  const before = useRef(pathBefore ?? path);
  useEffect(() => {
    const isStep = before.current !== path;
    before.current = path;
    if (!isStep) return undefined;
    let isThere = true;
    // Focus forces a layout, which would delay the paint.
    void afterPaint().then(() => {
      if (isThere) focusTitle({ preventScroll: true });
    });
    return () => {
      isThere = false;
    };
  }, [path]);
}
