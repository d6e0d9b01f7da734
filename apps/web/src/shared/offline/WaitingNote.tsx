import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OutboxItem } from '../../api/offline/outbox/item.ts';
import { useOnline } from '../../ui/platform.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { openOutbox } from './opening.ts';
import { StateWords } from './OutboxWords.tsx';

interface WaitingNoteProps {
  item: OutboxItem;
  title: ReactNode;
  takesFocus?: boolean;
  /** Its content, where the page shows it nowhere else. */
  children?: ReactNode;
}

/** Shows in place of a form that what was written in it waits for a connection, or was not accepted. */
export function WaitingNote({ item, title, takesFocus = false, children }: WaitingNoteProps) {
  const isOnline = useOnline();
  const isRejected = item.state === 'REJECTED';
  return (
    <Callout
      tone={isRejected ? 'warn' : 'info'}
      role="status"
      takesFocus={takesFocus}
      title={isRejected ? <Trans>Da controllare: invio non accettato</Trans> : title}
      action={
        <Button variant="default" onClick={openOutbox}>
          {isRejected ? <Trans>Controlla l’invio</Trans> : <Trans>Vedi gli invii in attesa</Trans>}
        </Button>
      }
    >
      {children}
      {isRejected ? (
        <StateWords item={item} isOnline={isOnline} />
      ) : isOnline ? (
        <Trans>Invio in corso.</Trans>
      ) : (
        <Trans>
          Inviamo tutto appena torna la connessione. Se chiudi l’area clienti, lo facciamo quando la apri di nuovo.
        </Trans>
      )}
    </Callout>
  );
}
