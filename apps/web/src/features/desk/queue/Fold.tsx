import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import fold from '../../../ui/styles/fold.module.css';
import classes from './queue.module.css';

/** Unfolds what is seldom needed. */
export function Fold({ title, open, children }: { title: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details className={classes['fold']} open={open}>
      <summary className={fold['summary']}>
        {title}
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
