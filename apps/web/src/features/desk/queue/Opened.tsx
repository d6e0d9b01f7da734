import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useFocusOnArrival } from '../../../ui/focus.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import classes from './queue.module.css';

interface OpenedProps {
  number: string;
  /** The link to the list. */
  back: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The opened entry of a queue; Esc does what the link back does. */
export function Opened({ number, back, onClose, children }: OpenedProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes['opened']}
      aria-label={number}
      onKeyDown={(event) => {
        if (isEscape(event)) onClose();
      }}
    >
      {back}
      {children}
    </section>
  );
}

/** Ignores an Escape that closes a dialog above. */
function isEscape({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Element && target.closest('dialog') === null;
}

interface OpenedTitleProps {
  /** Moves the focus to the title if it was opened from this page. */
  takesFocus: boolean;
  tag: ReactNode;
  children: ReactNode;
}

export function OpenedTitle({ takesFocus, tag, children }: OpenedTitleProps) {
  return (
    <div className={layout['spread']}>
      <h2
        ref={useFocusOnArrival(takesFocus)}
        className={cx(blocks['anywhere'], screens['emphasis'], classes['title'])}
        tabIndex={-1}
      >
        {children}
      </h2>
      {tag}
    </div>
  );
}

interface AnswerSentProps {
  next: string | undefined;
  nextWords: ReactNode;
  onOpen: (number: string) => void;
  children: ReactNode;
}

/** Confirms the answer, and leads to the next entry that waits for one. */
export function AnswerSent({ next, nextWords, onOpen, children }: AnswerSentProps) {
  return (
    <Callout
      tone="good"
      role="status"
      takesFocus
      action={
        next === undefined ? undefined : (
          <Button variant="light" onClick={() => onOpen(next)}>
            {nextWords}
          </Button>
        )
      }
    >
      {children}
    </Callout>
  );
}
