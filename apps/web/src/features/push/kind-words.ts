import type { PushKind } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

interface KindWords {
  readonly name: MessageDescriptor;
  readonly when: MessageDescriptor;
}

/** Names of the kinds, in the order of the page (push.tipi.1). */
export const KIND_WORDS: Readonly<Record<PushKind, KindWords>> = {
  BOLLETTA: { name: msg`Bolletta nuova`, when: msg`Quando arriva una bolletta` },
  SCADENZA: { name: msg`Scadenze`, when: msg`Qualche giorno prima della scadenza, e se è passata` },
  ADDEBITO: { name: msg`Addebito non riuscito`, when: msg`Se la banca non paga una bolletta` },
  VISITA: { name: msg`Visite e videochiamate`, when: msg`Conferme, ritardi e tecnico in viaggio` },
  PREVENTIVO: { name: msg`Preventivi`, when: msg`Quando un preventivo è pronto` },
  LETTURA: { name: msg`Autolettura`, when: msg`Quando puoi inviare la lettura, e negli ultimi giorni` },
  SOGLIA: { name: msg`Soglia di spesa`, when: msg`Se la bolletta in corso supera la tua soglia` },
  MODIFICA: { name: msg`Esito delle modifiche`, when: msg`Quando una modifica è attiva, o non è accettata` },
};
