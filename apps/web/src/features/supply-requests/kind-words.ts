import type { SupplyRequestKind } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** One sentence on each kind (pratica.tipi.1). */
export const KIND_NOTES: Readonly<Record<SupplyRequestKind, MessageDescriptor>> = {
  VOLTURA: msg`Diventi intestatario di una fornitura attiva, che adesso è di un’altra persona.`,
  SUBENTRO: msg`Riattivi un contatore che c’è già, ma è chiuso.`,
  NUOVA_ATTIVAZIONE: msg`Attivi per la prima volta un contatore appena installato.`,
  TRASLOCO: msg`Chiudi la fornitura della vecchia casa e ne apri una nella nuova.`,
  POTENZA: msg`Cambi i kW del contatore, o passi alla trifase.`,
  FATTURAZIONE: msg`Cambi l’indirizzo delle bollette, o i dati fiscali.`,
  DISATTIVAZIONE: msg`Chiudi una fornitura e il contatore viene sigillato.`,
  RIENTRO: msg`La fornitura che avevi torna con noi da un altro fornitore, senza interruzioni.`,
  RESIDENZA: msg`Ci comunichi se abiti qui: cambiano il canone RAI e le imposte.`,
  RIATTIVAZIONE: msg`Hai pagato le bollette scadute: la fornitura sospesa torna attiva.`,
};
