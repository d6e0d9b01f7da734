import type { ReactNode } from 'react';

import classes from './RootShell.module.css';

export function RootShell({ children }: { children: ReactNode }) {
  return <div className={classes['root']}>{children}</div>;
}
