import type { ReactNode } from 'react';
import classes from './FieldError.module.css';

/** Error below a choice or a picker; shows nothing if empty. */
export function FieldError({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <p className={classes['error']} role="alert">
      {children}
    </p>
  );
}
