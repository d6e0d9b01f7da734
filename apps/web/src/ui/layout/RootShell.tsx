import type { ReactNode } from 'react';

import classes from './RootShell.module.css';

/** The ground of everything: the horizon, from green to blue, behind the whole window. */
export function RootShell({ children }: { children: ReactNode }) {
  return <div className={classes['root']}>{children}</div>;
}
