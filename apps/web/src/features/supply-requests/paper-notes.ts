import type { RequestPaper } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Documents that count as each paper (pratica.carte.1). */
export const PAPER_NOTES: Readonly<Record<RequestPaper, MessageDescriptor>> = {
  IDENTITA: msg`Carta d’identità, fronte e retro, o passaporto.`,
  TITOLO: msg`Rogito, contratto di affitto o di comodato.`,
  SUCCESSIONE: msg`Dichiarazione di successione, o atto notorio.`,
  DATI_FISCALI: msg`Tessera sanitaria, o certificato della partita IVA.`,
  PAGAMENTO: msg`Ricevuta del bonifico, del bollettino o della carta.`,
  ALTRO: msg`Il documento che ti abbiamo chiesto nei messaggi.`,
};
