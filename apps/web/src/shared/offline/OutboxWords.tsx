import { CallError } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { readableError } from '../../api/errors/errors.ts';
import { loadErrorWords } from '../../api/errors/load-words.ts';
import type { OutboxItem, QueuedCall, Rejection, Written } from '../../api/offline/outbox/item.ts';
import { fieldErrors } from '../change/send-problem.ts';

export function KindWords({ call }: { call: QueuedCall | undefined }) {
  switch (call) {
    case 'autolettura':
      return <Trans>Autolettura</Trans>;
    case 'invioFormContatti':
      return <Trans>Messaggio</Trans>;
    case 'sendFeedback':
      return <Trans>Opinione sull’intervento</Trans>;
    case 'setPushKind':
      return <Trans>Notifiche sui dispositivi</Trans>;
    case 'modificaRicezioneNotifiche':
    case 'modificaRicezioneNotificheVas':
      return <Trans>Bollette e avvisi</Trans>;
    case undefined:
      return <Trans>Invio</Trans>;
  }
}

export function StateWords({ item: { state, written }, isOnline }: { item: OutboxItem; isOnline: boolean }) {
  switch (state) {
    case 'WAITING':
      return written === undefined ? (
        <Trans>Ricarica la pagina per inviarlo: serve la versione nuova.</Trans>
      ) : isOnline ? (
        <Trans>In attesa di invio.</Trans>
      ) : (
        <Trans>In attesa di invio: manca la connessione.</Trans>
      );
    case 'UNCLEAR':
      return <Trans>Non sappiamo ancora se è arrivato. Lo inviamo di nuovo: vale una volta sola.</Trans>;
    case 'EXPIRED':
      return <Trans>Ha aspettato più di 7 giorni: non lo abbiamo inviato.</Trans>;
    case 'REJECTED':
      return written?.rejection === undefined ? null : isOvertaken(written) ? (
        <Trans>Non inviato: nel frattempo la stessa scelta è cambiata altrove. Controlla quale tenere.</Trans>
      ) : (
        <>
          <Trans>Non accettato.</Trans> <RejectionWords rejection={written.rejection} />
        </>
      );
  }
}

/** Others have changed the same since it was written: what was chosen is looked at again over what holds now. */
export const isOvertaken = (written: Written | undefined): boolean => written?.rejection?.code === 'CHANGED_MEANWHILE';

function RejectionWords({ rejection: { status, code, message, fields } }: { rejection: Rejection }) {
  const [, setLoaded] = useState(false);
  useEffect(() => void loadErrorWords().then(() => setLoaded(true)), []);
  const readable = readableError(new CallError('refused', message, { status, code, fields }));
  const wrong = Object.values(fieldErrors(readable));
  return (
    <>
      {readable.meaning} {wrong.length > 0 ? wrong.join(' ') : readable.advice}
    </>
  );
}
