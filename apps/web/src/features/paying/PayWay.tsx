import { IconChevronRight, type IconCash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import fold from '../../ui/styles/fold.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './pay-way.module.css';

interface PayWayProps {
  id?: string;
  icon: typeof IconCash;
  title: ReactNode;
  children: ReactNode;
}

/** A way to pay that unfolds; on paper all are unfolded. */
export function PayWay({ id, icon: Icon, title, children }: PayWayProps) {
  return (
    <details id={id} className={classes['way']}>
      <summary className={fold['summary']}>
        <Icon size={24} aria-hidden="true" />
        <span>{title}</span>
        <IconChevronRight className={classes['chevron'] ?? ''} size={20} aria-hidden="true" />
      </summary>
      <div className={layout['stack']}>{children}</div>
    </details>
  );
}
