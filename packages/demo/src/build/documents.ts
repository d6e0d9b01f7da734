import { addDays, type Day } from '@sportello/domain';
import type { DocumentRecord } from '../records.ts';
import type { Draft } from './stage.ts';

const ARCHIVE_PREFIX = 'demo/';

/** Returns the document number of a key in the demo's archive; undefined for a key of another archive. */
export function demoArchiveNumber(key: string): string | undefined {
  return key.startsWith(ARCHIVE_PREFIX) ? key.slice(ARCHIVE_PREFIX.length) : undefined;
}

type Kind = readonly [type: DocumentRecord['type'], name: string | null];

/** Adds the documents of every contract and quotation; their contents are generated when opened. */
export function addDocuments(records: Draft): void {
  for (const {
    code,
    customerCode,
    sourceState,
    offerName,
    signDate,
    commodity,
    fiscalCode,
  } of records.commodityContracts) {
    // A supply in activation has the documents of its quotation.
    if (sourceState === 'In Attivazione') continue;
    const isPerson = fiscalCode?.length === 16;
    add(records, { customerCode, contractKind: 'COMMODITY', contractCode: code }, signDate, [
      ['CONTRATTO_DEFINITIVO', `Contratto ${offerName ?? ''}`.trim()],
      ['DEFAULT', 'Condizioni generali di fornitura'],
      ...(isPerson ? [['DOCUMENTO_IDENTITA', null] as const] : []),
      // The record of a sale by telephone.
      ...(isPerson && commodity === 'LUCE' ? [['AUDIO_RECORDING', null] as const] : []),
    ]);
  }
  for (const { code, customerCode, name, purchaseDate, subType } of records.vasContracts) {
    add(records, { customerCode, contractKind: 'VAS', contractCode: code }, purchaseDate, [
      ['CONTRATTO_DEFINITIVO', `Contratto ${name}`],
      ...(subType === 'AUTOCONSUMO' ? [['AUC_RICEVUTA_BENEFICIO_BASE', null] as const] : []),
    ]);
  }
  for (const { code, customerCode, source, activationDate } of records.onboardingRequests) {
    if (source !== 'QUOTATION') continue;
    // A quotation is requested at least a few weeks before the start.
    const day = activationDate === null ? null : addDays(activationDate, -70);
    add(records, { customerCode, contractKind: 'QUOTATION', contractCode: code }, day, [
      ['CONTRATTO_PRELIMINARE', null],
    ]);
  }
}

function add(
  records: Draft,
  of: Pick<DocumentRecord, 'customerCode' | 'contractKind' | 'contractCode'>,
  day: Day | null,
  kinds: readonly Kind[],
): void {
  for (const [index, [type, name]] of kinds.entries()) {
    const number = `D${of.contractCode}${index + 1}`;
    records.documents.push({
      number,
      ...of,
      type,
      name,
      createdOn: day,
      receivedOn: day === null ? null : addDays(day, 1),
      documentDate: day,
      archiveKey: ARCHIVE_PREFIX + number,
    });
  }
}
