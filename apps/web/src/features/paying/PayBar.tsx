import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import screens from '../../ui/styles/screens.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { FormProblem, type FormProblemProps } from '../../ui/parts/callouts/FormProblem.tsx';
import classes from './pay-bar.module.css';

interface PayBarProps extends Pick<FormProblemProps, 'problem'> {
  /** The button; nothing is left to pay without one. */
  action: ReactNode;
  children: ReactNode;
}

/** The page's one action, in view while the page scrolls: above the bottom bar of a phone, at the foot of a window. */
export function PayBar({ problem, action, children }: PayBarProps) {
  return (
    <section className={classes['place']}>
      <FormProblem problem={problem} />
      {action === undefined ? null : (
        <Card className={cx(screens['rowWide'], classes['bar'])} as="div">
          <div className={classes['words']}>{children}</div>
          {action}
        </Card>
      )}
    </section>
  );
}
