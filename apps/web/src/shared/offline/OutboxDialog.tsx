import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Offline } from '../../api/offline/open.ts';
import type { OutboxItem } from '../../api/offline/outbox/item.ts';
import layout from '../../ui/layout/layout.module.css';
import { useOnline } from '../../ui/platform.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';
import { OutboxRow } from './OutboxRow.tsx';

interface OutboxDialogProps {
  offline: Offline;
  items: readonly OutboxItem[];
  onClose: () => void;
}

/** Lists what waits to be sent, to be edited or deleted. */
export function OutboxDialog({ offline, items, onClose }: OutboxDialogProps) {
  const isOnline = useOnline();
  const [isTooLate, setTooLate] = useState(false);
  const outbox = offline.outbox();
  const isWaiting = items.some(({ state }) => state === 'WAITING' || state === 'UNCLEAR');
  return (
    <Dialog
      onClose={onClose}
      title={isWaiting || items.length === 0 ? <Trans>Invii in attesa</Trans> : <Trans>Invii da controllare</Trans>}
    >
      {isTooLate ? (
        <Callout tone="warn" role="alert">
          <Trans>Questo invio è già partito: non si può più cambiare.</Trans>
        </Callout>
      ) : null}
      {items.length === 0 ? (
        <p role="status">
          <Trans>Abbiamo inviato tutto.</Trans>
        </p>
      ) : (
        <ul className={layout['stack']}>
          {items.map((item) => (
            <OutboxRow
              key={item.id}
              item={item}
              isOnline={isOnline}
              onEdit={async () => {
                // A switch is changed by touching it again, and has no form to hold it for.
                const isHeld = item.written?.call === 'setPushKind' || ((await outbox?.hold(item.id)) ?? false);
                setTooLate(!isHeld);
                if (isHeld) onClose();
                return isHeld;
              }}
              onRemove={async () => setTooLate(!((await outbox?.remove(item.id)) ?? false))}
            />
          ))}
        </ul>
      )}
      {isWaiting && !isOnline ? (
        <p className={layout['soft']}>
          <Trans>
            Li inviamo nell’ordine in cui li hai scritti, appena torna la connessione. Se l’accesso scade, li teniamo 7
            giorni: accedi di nuovo per inviarli.
          </Trans>
        </p>
      ) : null}
      <DialogActions>
        {isWaiting && isOnline ? (
          <Button variant="default" onClick={() => void outbox?.sendNow()}>
            <Trans>Invia adesso</Trans>
          </Button>
        ) : null}
        <Button onClick={onClose}>
          <Trans>Chiudi</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
