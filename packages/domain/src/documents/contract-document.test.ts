import { expect, it } from 'vitest';
import { DOCUMENT_TYPE_LABELS, documentType } from './contract-document.ts';

it.each([
  ['AUDIO_RECORDING', 'Chiamata conferma contratto'],
  ['DEFAULT', 'Documentazione contrattuale'],
  ['CONTRATTO_PRELIMINARE', 'Contratto preliminare'],
  ['CONTRATTO_DEFINITIVO', 'Contratto definitivo'],
  ['DOCUMENTO_IDENTITA', 'Documento di identità'],
  ['AUC_RICEVUTA_BENEFICIO_BASE', 'Ricevuta Beneficio Base'],
  ['ALTRO', 'Documentazione contrattuale'],
  ['constructor', 'Documentazione contrattuale'],
  [undefined, 'Documentazione contrattuale'],
])('document type %j reads %j (documento.modello.2)', (text, label) => {
  expect(DOCUMENT_TYPE_LABELS[documentType(text)]).toBe(label);
});
