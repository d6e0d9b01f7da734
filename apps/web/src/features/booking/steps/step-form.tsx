import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { BookingDraft, BookingFields, DayWindow } from '@sportello/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Steps } from '../../../ui/parts/ways/Steps.tsx';
import classes from '../booking.module.css';
import type { useSave } from '../use-save.ts';

/** What each question of a booking is given. */
export interface StepProps {
  readonly draft: BookingDraft;
  /** How far one has come. */
  readonly progress: { readonly at: number; readonly of: number };
  /** Saves the answers, with the times of a slot among them; the next question comes unless something else is to be done. */
  readonly save: (changes: BookingFields, instead?: (saved: BookingDraft) => unknown, window?: DayWindow) => void;
  /** What becomes of saving. */
  readonly saving: Pick<ReturnType<typeof useSave>, 'isSending' | 'error' | 'problem' | 'fieldErrors'>;
  /** Goes on to the next question. */
  readonly goOn: (saved: BookingDraft) => void;
}

interface StepFormProps extends Pick<StepProps, 'progress'> {
  isSaving: boolean;
  /** What no field can tell. */
  problem: StepProps['saving']['problem'];
  /** What becomes of it where it has no fields that are typed in. */
  onSubmit?: () => void;
  /** The form that holds its fields. */
  element?: ComponentPropsWithRef<'form'>;
  /** What the button says; "Continua" unless given. */
  submit?: ReactNode;
  /** Without a button: there is nothing to go on with. */
  isClosed?: boolean;
  children: ReactNode;
}

/** One question: how far one is, what is asked, and the way on. */
export function StepForm({
  progress,
  isSaving,
  problem,
  onSubmit,
  element,
  submit,
  isClosed = false,
  children,
}: StepFormProps) {
  return (
    <form
      className={classes['narrow']}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit?.();
      }}
      {...element}
    >
      <Card as="div" className={classes['stack']}>
        <Steps {...progress} />
        <FormProblem problem={problem} />
        {children}
        {isClosed ? null : (
          <div className={classes['actions']}>
            <Button type="submit" loading={isSaving}>
              {submit ?? <Trans>Continua</Trans>}
            </Button>
          </div>
        )}
      </Card>
    </form>
  );
}
