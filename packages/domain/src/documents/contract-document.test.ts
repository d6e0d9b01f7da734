import { expect, it } from 'vitest';
import { DOCUMENT_TYPE_LABELS, documentType, MOST_DOCUMENTS_IN_ARCHIVE } from './contract-document.ts';

it.each([
  ['AUDIO_RECORDING', 'Chiamata conferma contratto'],
  ['DEFAULT', 'Documentazione contrattuale'],
  ['CONTRATTO_PRELIMINARE', 'Contratto preliminare'],
  ['CONTRATTO_DEFINITIVO', 'Contratto definitivo'],
  ['DOCUMENTO_IDENTITA', 'Documento di identità'],
  ['AUC_RICEVUTA_BENEFICIO_BASE', 'Ricevuta Beneficio Base'],
  ['RICEVUTA_RECESSO', 'Ricevuta del recesso'],
  ['PRATICA', 'Pratica firmata'],
  ['ALTRO', 'Documentazione contrattuale'],
  ['constructor', 'Documentazione contrattuale'],
  [undefined, 'Documentazione contrattuale'],
])('labels the document type %j as %j (documento.modello.2)', (text, label) => {
  expect(DOCUMENT_TYPE_LABELS[documentType(text)]).toBe(label);
});

it.each([
  ['AUDIO_RECORDING', 'AUDIO_RECORDING'],
  ['DEFAULT', 'DEFAULT'],
  ['CONTRATTO_PRELIMINARE', 'CONTRATTO_PRELIMINARE'],
  ['CONTRATTO_DEFINITIVO', 'CONTRATTO_DEFINITIVO'],
  ['DOCUMENTO_IDENTITA', 'DOCUMENTO_IDENTITA'],
  ['AUC_RICEVUTA_BENEFICIO_BASE', 'AUC_RICEVUTA_BENEFICIO_BASE'],
  ['ALTRO', 'DEFAULT'],
  ['audio_recording', 'DEFAULT'],
  ['toString', 'DEFAULT'],
  ['undefined', 'DEFAULT'],
  ['', 'DEFAULT'],
  [undefined, 'DEFAULT'],
])('maps the backend text %j to the document type %s (documento.modello.2)', (text, type) => {
  expect(documentType(text)).toBe(type);
});

it('returns 50 as the maximum of documents in one archive (documento.chiamate.2)', () => {
  expect(MOST_DOCUMENTS_IN_ARCHIVE).toBe(50);
});
