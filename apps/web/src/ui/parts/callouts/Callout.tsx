import { useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import '@mantine/core/styles/CloseButton.layer.css';

import { cx } from '../../cx.ts';
import { useFocusOnArrival } from '../../focus.ts';
import classes from './Callout.module.css';

type CalloutTone = 'info' | 'good' | 'warn' | 'bad';

const ICONS: Record<CalloutTone, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertCircle,
};

export interface CalloutProps {
  tone?: CalloutTone;
  title?: ReactNode;
  icon?: typeof IconInfoCircle;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** `alert` if it blocks the customer, `status` if it appears later, else none. */
  role?: 'alert' | 'status' | undefined;
  /** The result of an action: it takes the focus when it appears. */
  takesFocus?: boolean;
}

export function Callout({
  tone = 'info',
  title,
  icon,
  children,
  action,
  onClose,
  role,
  takesFocus = false,
}: CalloutProps) {
  const { t } = useLingui();
  const Icon = icon ?? ICONS[tone];
  return (
    <div
      ref={useFocusOnArrival(takesFocus)}
      tabIndex={takesFocus ? -1 : undefined}
      className={cx(classes['callout'], classes[tone])}
      role={role}
    >
      <Icon className={classes['icon']} size={22} aria-hidden="true" />
      <div className={classes['words']}>
        {title === undefined ? null : <p className={classes['title']}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={classes['action']}>{action}</div>}
      </div>
      {onClose === undefined ? null : (
        <CloseButton className={classes['close']} aria-label={t`Chiudi avviso`} onClick={onClose} />
      )}
    </div>
  );
}
