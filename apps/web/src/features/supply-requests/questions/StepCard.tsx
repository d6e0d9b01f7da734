import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { FormProblem, type FormProblemProps } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Steps } from '../../../ui/parts/ways/Steps.tsx';
import classes from '../supply-requests.module.css';

interface StepCardProps {
  progress: { readonly at: number; readonly of: number };
  isSending: boolean;
  problem: FormProblemProps['problem'];
  element: ComponentPropsWithRef<'form'>;
  /** Words of the button; "Continua" by default. */
  submit?: ReactNode;
  /** Leaves the button out. */
  isClosed?: boolean;
  children: ReactNode;
}

/** The form of one screen, below the progress. */
export function StepCard({ progress, isSending, problem, element, submit, isClosed = false, children }: StepCardProps) {
  return (
    <form className={classes['narrow']} {...element}>
      <Card as="div" className={layout['stackLarge']}>
        <Steps {...progress} />
        <FormProblem problem={problem} />
        {children}
        {isClosed ? null : (
          <div className={screens['rowEnd']}>
            <Button type="submit" loading={isSending}>
              {submit ?? <Trans>Continua</Trans>}
            </Button>
          </div>
        )}
      </Card>
    </form>
  );
}
