import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './GreetingSkeleton.module.css';

export function GreetingSkeleton() {
  return (
    <>
      <span className={classes['bone']} aria-hidden="true">
        &nbsp;
      </span>
      <VisuallyHidden>
        <Trans>La tua area</Trans>
      </VisuallyHidden>
    </>
  );
}
