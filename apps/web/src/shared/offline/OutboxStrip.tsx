import { Plural, Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconSend, IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApp } from '../../api/app.ts';
import { OutboxDialog } from './OutboxDialog.tsx';
import { OutboxLossDialog } from './OutboxLossDialog.tsx';
import { onOpenOutbox } from './opening.ts';
import classes from './Outbox.module.css';
import { useOutbox } from './use-outbox.ts';

/** Shows above the pages of the area that something waits to be sent, and opens the list of it. */
export function OutboxStrip() {
  const app = useApp();
  const { offline, items } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const [decide, setDecide] = useState<(isSure: boolean) => void>();
  useEffect(() => onOpenOutbox(() => setOpen(true)), []);
  const hasItems = items.length > 0;
  useEffect(() => {
    if (!hasItems) return undefined;
    app.offline.hook({ confirmLoss: () => new Promise((resolve) => setDecide(() => resolve)) });
    return () => app.offline.hook({ confirmLoss: undefined });
  }, [app, hasItems]);

  const rejected = items.filter(({ state }) => state === 'REJECTED' || state === 'EXPIRED').length;
  const Icon = rejected > 0 ? IconAlertTriangle : IconSend;
  return (
    <>
      <output className={classes['region']} aria-live="polite">
        {hasItems ? (
          <UnstyledButton
            className={classes['strip']}
            data-rejected={rejected > 0 || undefined}
            onClick={() => setOpen(true)}
          >
            <Icon size={20} aria-hidden="true" />
            <span>
              {rejected > 0 ? (
                <Plural value={rejected} one="# invio da controllare" other="# invii da controllare" />
              ) : (
                <Plural value={items.length} one="# invio in attesa" other="# invii in attesa" />
              )}
            </span>
            <span className={classes['see']}>
              <Trans>Vedi</Trans>
              <IconChevronRight size={18} aria-hidden="true" />
            </span>
          </UnstyledButton>
        ) : null}
      </output>
      {isOpen && offline !== undefined ? (
        <OutboxDialog offline={offline} items={items} onClose={() => setOpen(false)} />
      ) : null}
      {decide === undefined ? null : (
        <OutboxLossDialog
          count={items.length}
          onDecide={(isSure) => {
            setDecide(undefined);
            decide(isSure);
          }}
        />
      )}
    </>
  );
}
