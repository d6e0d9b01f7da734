import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import type { Found, FoundGroup } from './found.ts';
import classes from './search.module.css';

interface ResultListProps {
  id: string;
  groups: readonly FoundGroup[];
  /** Position over all groups. */
  active: number;
  idOf: (index: number) => string;
  onActive: (index: number) => void;
  onFollow: () => void;
}

export function ResultList({ id, groups, active, idOf, onActive, onFollow }: ResultListProps) {
  const { t } = useLingui();
  const filled = groups.filter(({ found }) => found.length > 0);
  const startOf = (at: number) => filled.slice(0, at).reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div role="listbox" id={id} aria-label={t`Risultati`}>
      {filled.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div className={classes['group']} id={`${id}-${group.id}`} role="presentation">
            {group.title}
          </div>
          {group.found.map((found, index) => (
            <Option
              key={found.id}
              found={found}
              id={idOf(startOf(at) + index)}
              isActive={startOf(at) + index === active}
              onActive={() => onActive(startOf(at) + index)}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  found: Found;
  id: string;
  isActive: boolean;
  onActive: () => void;
  onFollow: () => void;
}

function Option({ found: { way, picture, label, detail, amount }, id, isActive, onActive, onFollow }: OptionProps) {
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classes['option'] ?? '',
    onMouseMove: onActive,
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    children: (
      <>
        <span className={classes['picture']}>{picture}</span>
        <span className={classes['words']}>
          <span className={cx(layout['strong'], classes['label'])}>{label}</span>
          {detail === undefined || detail === '' ? null : (
            <span className={cx(layout['caption'], classes['detail'])}>{detail}</span>
          )}
        </span>
        {amount === undefined ? null : <span className={classes['amount']}>{amount}</span>}
      </>
    ),
  };
  if (typeof way !== 'function') return <Link {...way} {...option} onClick={onFollow} />;
  return (
    <UnstyledButton
      {...option}
      onClick={() => {
        onFollow();
        way();
      }}
    />
  );
}
