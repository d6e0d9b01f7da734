import { isOneOf } from '../shared/one-of.ts';

/** Ways on for the customer after a rejection (pratica.rifiuti.1). */
export const REJECTION_STEPS = ['CORREGGI', 'PAGA', 'ATTENDI', 'ASSISTENZA'] as const;
export type RejectionStep = (typeof REJECTION_STEPS)[number];

/** Label of the next step, as a link or a sentence. */
export const REJECTION_STEP_LABELS = {
  CORREGGI: 'Correggi e invia di nuovo',
  PAGA: 'Vai alle bollette da pagare',
  ATTENDI: 'Aspetta che si concluda l’altra pratica',
  ASSISTENZA: 'Scrivici',
} as const satisfies Record<RejectionStep, string>;

/** Codes with which the provider or the distributor rejects a request (pratica.rifiuti.1). */
export const REJECTION_CODES = [
  'PUNTO_INESISTENTE',
  'PUNTO_ATTIVO',
  'PUNTO_NON_ATTIVO',
  'DATI_NON_CORRISPONDENTI',
  'TITOLO_NON_VALIDO',
  'DOCUMENTI_MANCANTI',
  'MOROSITA',
  'POTENZA_NON_DISPONIBILE',
  'LAVORI_NECESSARI',
  'IMPIANTO_NON_CONFORME',
  'ACCESSO_NEGATO',
  'RICHIESTA_IN_CORSO',
  'ALTRO',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface Rejection {
  readonly words: string;
  readonly next: RejectionStep;
}

/** Words and next step of each rejection (pratica.rifiuti.1). */
export const REJECTIONS: Readonly<Record<RejectionCode, Rejection>> = {
  PUNTO_INESISTENTE: { words: 'Il distributore non trova questo punto di fornitura.', next: 'CORREGGI' },
  PUNTO_ATTIVO: { words: 'Il contatore è già attivo: serve una voltura.', next: 'CORREGGI' },
  PUNTO_NON_ATTIVO: { words: 'Il contatore non è attivo: serve un subentro.', next: 'CORREGGI' },
  DATI_NON_CORRISPONDENTI: { words: 'I dati non corrispondono a quelli del distributore.', next: 'CORREGGI' },
  TITOLO_NON_VALIDO: { words: 'Il titolo sull’immobile non è valido per questa fornitura.', next: 'CORREGGI' },
  DOCUMENTI_MANCANTI: { words: 'I documenti che avevamo chiesto non sono arrivati.', next: 'CORREGGI' },
  MOROSITA: { words: 'Sul punto di fornitura ci sono bollette non pagate.', next: 'PAGA' },
  POTENZA_NON_DISPONIBILE: { words: 'La rete non può dare questa potenza al tuo indirizzo.', next: 'CORREGGI' },
  LAVORI_NECESSARI: {
    words: 'Servono lavori sulla rete, che il distributore deve prima preventivare.',
    next: 'ASSISTENZA',
  },
  IMPIANTO_NON_CONFORME: { words: 'L’impianto non risulta conforme.', next: 'ASSISTENZA' },
  ACCESSO_NEGATO: {
    words: 'Il tecnico del distributore non ha potuto raggiungere il contatore.',
    next: 'ASSISTENZA',
  },
  RICHIESTA_IN_CORSO: { words: 'Su questa fornitura c’è già un’altra richiesta in corso.', next: 'ATTENDI' },
  ALTRO: { words: 'La richiesta non può essere accolta.', next: 'ASSISTENZA' },
};

/**
 * Returns words and next step of a reason that the provider's systems give, of an activation too
 * (`inadmissibilityReason`, `cancellationReason`); undefined if it is none of the codes (pratica.rifiuti.2).
 */
export function rejectionOf(reason: string | undefined): Rejection | undefined {
  return isOneOf(REJECTION_CODES, reason) ? REJECTIONS[reason] : undefined;
}
