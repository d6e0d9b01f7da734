import type { Day } from '../shared/day.ts';

/** The types of contract documents with a name of their own (documento.modello.2). */
export const DOCUMENT_TYPE_LABELS = {
  AUDIO_RECORDING: 'Chiamata conferma contratto',
  DEFAULT: 'Documentazione contrattuale',
  CONTRATTO_PRELIMINARE: 'Contratto preliminare',
  CONTRATTO_DEFINITIVO: 'Contratto definitivo',
  DOCUMENTO_IDENTITA: 'Documento di identità',
  AUC_RICEVUTA_BENEFICIO_BASE: 'Ricevuta Beneficio Base',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPE_LABELS;

/** The most documents that one archive of several holds; ours, as the archive is. */
export const MOST_DOCUMENTS_IN_ARCHIVE = 50;

/** A document of a contract (documento.modello.1). */
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

/** The type of a backend's word; any other is DEFAULT. */
export function documentType(text: string | undefined): DocumentType {
  const isKnown = text !== undefined && Object.hasOwn(DOCUMENT_TYPE_LABELS, text);
  return isKnown ? (text as DocumentType) : 'DEFAULT';
}
