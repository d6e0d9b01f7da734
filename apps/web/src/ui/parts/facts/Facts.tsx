import { useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import screens from '../../styles/screens.module.css';
import classes from './Facts.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** A code to read out or type elsewhere: gets a copy button. */
  readonly isCode?: boolean;
  readonly isLong?: boolean;
}

/** Lists known facts; unknown ones leave no gap. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={cx(layout['stack'], classes['facts'])}>
      {known.map(({ name, value, isCode = false, isLong = false }) => (
        <div key={name} className={classes['fact']} data-long={isLong || undefined}>
          <dt>{name}</dt>
          <dd>
            {value}
            {isCode && typeof value === 'string' ? <Copy name={name} value={value} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Copy({ name, value }: { name: string; value: string }) {
  const { t } = useLingui();
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  return (
    <>
      <ActionIcon
        className={classes['copy'] ?? ''}
        aria-label={t`Copia ${name}`}
        data-copied={copied || undefined}
        onClick={() => copy(value)}
      />
      <VisuallyHidden component="output">{copied ? t`${name} copiato` : null}</VisuallyHidden>
      {error === null ? null : (
        <span className={cx(layout['soft'], screens['regular'])}>{t`Il browser non permette di copiare.`}</span>
      )}
    </>
  );
}
