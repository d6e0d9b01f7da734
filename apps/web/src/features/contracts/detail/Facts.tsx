import { useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './detail.module.css';

/** What is known of a contract, by name; what is not known leaves no gap. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** One reads it out or types it elsewhere: it can be copied. */
  readonly isCode?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(({ value }) => value !== undefined && value !== '')
        .map(({ name, value, isCode = false }) => (
          <div key={name} className={classes['fact']}>
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
      <ActionIcon aria-label={t`Copia ${name}`} onClick={() => copy(value)}>
        {copied ? <IconCheck size={20} aria-hidden="true" /> : <IconCopy size={20} aria-hidden="true" />}
      </ActionIcon>
      <VisuallyHidden component="output">{copied ? t`${name} copiato` : null}</VisuallyHidden>
      {error === null ? null : <span className={classes['soft']}>{t`Il browser non permette di copiare.`}</span>}
    </>
  );
}
