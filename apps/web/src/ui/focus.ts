import { useCallback, useEffect, useRef } from 'react';

// Common focus rules: after a navigation the heading, after a save its message, after an error the first wrong field
// (shared/form) or the message if no field is wrong. Otherwise the focus falls to the body, because the pressed
// control is gone or disabled, and screen reader users start over.

export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus(options);
}

/**
 * Focuses the title after a step within a page, so that a screen reader reads it; not on the first screen. Call it in
 * a component that stays mounted while the screens change.
 *
 * @param step the current screen
 */
export function useTitleFocus(step: string | undefined): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // A screen that mounts with an error has focused it already. A click beside a field, or a second click on a
    // button, may have focused `main`.
    if (document.activeElement?.matches('body, main') ?? true) focusTitle();
  }, [step]);
}

/** For a result message: it takes the focus when it appears. */
export function useFocusOnArrival(isWanted: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (isWanted) element?.focus();
    },
    [isWanted],
  );
}

/** For a button replaced by what it opens: it regains the focus afterwards. */
export function useFocusOnReturn() {
  const isReturning = useRef(false);
  return {
    opener: useCallback((button: HTMLElement | null) => {
      if (button === null || !isReturning.current) return;
      isReturning.current = false;
      button.focus();
    }, []),
    comeBack: () => {
      isReturning.current = true;
    },
  };
}
