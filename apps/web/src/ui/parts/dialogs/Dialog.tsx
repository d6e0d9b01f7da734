import { useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { afterPaint } from '../../after-paint.ts';
import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import classes from './Dialog.module.css';

export interface DialogProps {
  /** Leave out if it is only mounted while open. */
  opened?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Centred, large, a menu along the edge, or at the top so that it grows and shrinks below its field. */
  look?: 'question' | 'wide' | 'side' | 'search';
  /** `null` leaves the close button out. */
  closeLabel?: string | null;
  /** Called after closing, to focus something other than the opener. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A modal with the browser's own <dialog>, which provides the focus trap, the inert page, Esc and the return of the
 * focus without any library code. The initial focus is on `data-autofocus` or else the first focusable element.
 * Popovers over a dialog must be rendered inside it, not at the end of the page.
 */
export function Dialog({
  opened = true,
  onClose,
  title,
  look = 'question',
  closeLabel,
  onClosed,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const goesFirst = look === 'side';
  const close = useEffectEvent(onClose);
  const announceClosed = useEffectEvent(() => onClosed?.());
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!opened || shown === null) return undefined;
    const watching = new AbortController();
    const onItself = (act: (event: Event) => void) => (event: Event) => {
      // A cancelled file picker inside fires `cancel`, too, and it bubbles.
      if (event.target === shown) act(event);
    };
    shown.addEventListener(
      'cancel',
      onItself((event) => {
        // The opener's state closes it.
        event.preventDefault();
        close();
      }),
      watching,
    );
    // Closes on a backdrop click; the keyboard has Esc.
    shown.addEventListener(
      'click',
      onItself(() => close()),
      watching,
    );
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => watching.abort();
  }, [opened]);
  // Not in the cleanup of the effect above: after that React restores the focus to its previous element, within the
  // dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (opened || shown?.open !== true) return undefined;
    let isWanted = true;
    const end = () => {
      if (!isWanted) return;
      shown.close();
      announceClosed();
    };
    // Input after a closed question belongs to the page. A menu first animates out: making the page active again
    // recalculates the style of everything on it.
    if (!goesFirst) end();
    else {
      shown.dataset['leaving'] = '';
      void afterPaint().then(end);
    }
    return () => {
      isWanted = false;
      delete shown.dataset['leaving'];
    };
  }, [opened, goesFirst]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => {
      if (shown?.open !== true) return;
      shown.close();
      announceClosed();
    };
  }, []);
  return (
    <dialog ref={dialog} className={cx(classes['dialog'], classes[look])} aria-labelledby={titleId}>
      <div className={classes['inside']}>
        <div className={classes['head']}>
          <h2 className={layout['sectionTitle']} id={titleId}>
            {title}
          </h2>
          {closeLabel === null ? null : <CloseButton aria-label={closeLabel ?? t`Chiudi`} onClick={onClose} />}
        </div>
        <div className={classes['body']}>{children}</div>
      </div>
    </dialog>
  );
}

/** The last action is the primary one. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}
