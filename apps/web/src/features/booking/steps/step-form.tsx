import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { BookingDraft, BookingFields, DayWindow } from '@sportello/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Steps } from '../../../ui/parts/ways/Steps.tsx';
import classes from '../booking.module.css';
import type { useSave } from '../use-save.ts';

export interface StepProps {
  readonly draft: BookingDraft;
  readonly progress: { readonly at: number; readonly of: number };
  /** Saves the answers and the slot's times, then opens the next step unless `instead` is passed. */
  readonly save: (changes: BookingFields, instead?: (saved: BookingDraft) => unknown, window?: DayWindow) => void;
  readonly saving: Pick<ReturnType<typeof useSave>, 'isSending' | 'error' | 'problem' | 'fieldErrors'>;
  readonly goOn: (saved: BookingDraft) => void;
}

export interface StepFormProps extends Pick<StepProps, 'progress'> {
  isSaving: boolean;
  /** Error that belongs to no field. */
  problem: StepProps['saving']['problem'];
  /** Submit handler for steps without input fields. */
  onSubmit?: () => void;
  element?: ComponentPropsWithRef<'form'>;
  /** Button text; "Continua" by default. */
  submit?: ReactNode;
  /** Hides the button if the user can't continue. */
  isClosed?: boolean;
  children: ReactNode;
}

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
      <Card as="div" className={layout['stackLarge']}>
        <Steps {...progress} />
        <FormProblem problem={problem} />
        {children}
        {isClosed ? null : (
          <div className={screens['rowEnd']}>
            <Button type="submit" loading={isSaving}>
              {submit ?? <Trans>Continua</Trans>}
            </Button>
          </div>
        )}
      </Card>
    </form>
  );
}
