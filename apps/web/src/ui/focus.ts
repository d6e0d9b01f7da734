import { useCallback, useEffect, useRef } from 'react';

// Where the focus goes, everywhere alike: after a step to the heading, after a save to its message,
// after a refusal to the first wrong field (shared/form), or to the message where no field is wrong.
// Else it falls to the body: what was pressed is gone or held, and whoever doesn't see begins anew.

/** Puts the focus on the title of the page. */
export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus(options);
}

/**
 * After a step within a page the focus is on its title, so that a screen reader says where one is;
 * not on the first screen. To be called by what stays while the screens change.
 *
 * @param step which screen it is
 */
export function useTitleFocus(step: string | undefined): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // A screen that comes up with something wrong has put the focus there. Who presses beside a field, or a
    // button once more, puts it on the whole of the page.
    if (document.activeElement?.matches('body, main') ?? true) focusTitle();
  }, [step]);
}

/** For what says what became of something: it has the focus when it comes up. */
export function useFocusOnArrival(isWanted: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (isWanted) element?.focus();
    },
    [isWanted],
  );
}

/** For a button that opens something in its own place: who leaves that goes on from the button. */
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
