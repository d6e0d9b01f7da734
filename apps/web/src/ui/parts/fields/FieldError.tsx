import type { ReactNode } from 'react';
import classes from './FieldError.module.css';

/** What is wrong with something that is chosen or picked, under it; nothing is shown without it. */
export function FieldError({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <p className={classes['error']} role="alert">
      {children}
    </p>
  );
}
