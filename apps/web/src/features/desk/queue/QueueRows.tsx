import type { RequestHandler } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { moveAmongRows } from '../../../ui/row-keys.ts';
import classes from './queue.module.css';

interface QueueRowsProps {
  label: string;
  /** Explains the keys. */
  keys: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** The arrow keys move between rows. */
export function QueueRows({ label, keys, children }: QueueRowsProps) {
  return (
    <Card as="div" padding="none">
      {/* The key handler serves the links inside the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={cx(blocks['divided'], classes['list'])} aria-label={label} onKeyDown={moveAmongRows}>
        {children}
      </ul>
      <p className={classes['keys']}>{keys}</p>
    </Card>
  );
}

export function HandlerTag({ handler: { isOneself, username } }: { handler: RequestHandler }) {
  return (
    <Tag tone={isOneself ? 'good' : 'quiet'} icon={IconUser}>
      {isOneself ? <Trans>In carico a te</Trans> : username}
    </Tag>
  );
}
