import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './read.module.css';

/** A loading state in the shape of the content (aspetto.disposizione.2). */
export function Loading({ children }: { children?: ReactNode }) {
  return (
    <>
      <VisuallyHidden component="output">
        <Trans>Caricamento...</Trans>
      </VisuallyHidden>
      <div className={classes['skeleton']} aria-hidden="true">
        {children}
      </div>
    </>
  );
}
