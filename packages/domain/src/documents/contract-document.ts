import type { Day } from '../shared/day.ts';

/** Document types with a dedicated name (documento.modello.2). */
export const DOCUMENT_TYPE_LABELS = {
  AUDIO_RECORDING: 'Chiamata conferma contratto',
  DEFAULT: 'Documentazione contrattuale',
  CONTRATTO_PRELIMINARE: 'Contratto preliminare',
  CONTRATTO_DEFINITIVO: 'Contratto definitivo',
  DOCUMENTO_IDENTITA: 'Documento di identità',
  AUC_RICEVUTA_BENEFICIO_BASE: 'Ricevuta Beneficio Base',
  COMUNICAZIONE: 'Comunicazione',
  RICEVUTA_RECESSO: 'Ricevuta del recesso',
  PRATICA: 'Pratica firmata',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPE_LABELS;

/** Maximum documents in one archive; the limit is our own, like the archive. */
export const MOST_DOCUMENTS_IN_ARCHIVE = 50;

/** A contract document (documento.modello.1). */
export interface ContractDocument {
  docNumber: string;
  link?: string | undefined;
  creationDate?: Day | undefined;
  receptionDate?: Day | undefined;
  documentDate?: Day | undefined;
  name?: string | undefined;
  type: DocumentType;
  typeEvent?: string | undefined;
}

/** Maps backend text to a type, else DEFAULT. */
export function documentType(text: string | undefined): DocumentType {
  const isKnown = text !== undefined && Object.hasOwn(DOCUMENT_TYPE_LABELS, text);
  return isKnown ? (text as DocumentType) : 'DEFAULT';
}
