import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOnline } from '../../ui/platform.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { openOutbox } from './opening.ts';

interface WaitingNoteProps {
  title: ReactNode;
  takesFocus?: boolean;
}

/** Shows in place of a form that what was written in it waits for a connection. */
export function WaitingNote({ title, takesFocus = false }: WaitingNoteProps) {
  const isOnline = useOnline();
  return (
    <Callout
      role="status"
      takesFocus={takesFocus}
      title={title}
      action={
        <Button variant="default" onClick={openOutbox}>
          <Trans>Vedi gli invii in attesa</Trans>
        </Button>
      }
    >
      {isOnline ? (
        <Trans>Lo stiamo inviando.</Trans>
      ) : (
        <Trans>
          Lo inviamo appena torna la connessione. Se chiudi l’area clienti, lo inviamo quando la apri di nuovo.
        </Trans>
      )}
    </Callout>
  );
}
