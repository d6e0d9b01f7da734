import { useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { afterPaint } from '../../after-paint.ts';
import { cx } from '../../cx.ts';
import classes from './Dialog.module.css';

export interface DialogProps {
  /** For one that is only there while it is open. */
  opened?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A question in the middle of the page, something to look at that wants room, or a menu along the edge. */
  look?: 'question' | 'wide' | 'side';
  /** What the button in its corner is called; `null` leaves it out. */
  closeLabel?: string | null;
  /** Once it is closed, for a focus that is not to go back to where it was. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A question, a form or a menu over the page: the browser's own dialog. The browser keeps the focus in
 * it and the page behind it still, closes it with Esc and gives the focus back; none of that has to be
 * loaded. The focus begins at `data-autofocus`, or at what comes first. What floats over a dialog must
 * stand in it, not at the end of the page.
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
      // A file that is not chosen cancels too, within.
      if (event.target === shown) act(event);
    };
    shown.addEventListener(
      'cancel',
      onItself((event) => {
        // Whoever opened it closes it.
        event.preventDefault();
        close();
      }),
      watching,
    );
    // The ground around it; the keyboard has Esc.
    shown.addEventListener(
      'click',
      onItself(() => close()),
      watching,
    );
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => watching.abort();
  }, [opened]);
  // Not where the one above ends: after that React gives the focus back to what had it, within the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (opened || shown?.open !== true) return undefined;
    let isWanted = true;
    const end = () => {
      if (!isWanted) return;
      shown.close();
      announceClosed();
    };
    // What is typed after a question is closed is meant for the page. A menu is seen to go first: that the page
    // behind it is there again asks for the style of all that stands on it.
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
          <h2 className={classes['title']} id={titleId}>
            {title}
          </h2>
          {closeLabel === null ? null : <CloseButton aria-label={closeLabel ?? t`Chiudi`} onClick={onClose} />}
        </div>
        <div className={classes['body']}>{children}</div>
      </div>
    </dialog>
  );
}

/** What one can do in a dialog: the last is what it is for. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}
