import { addDays, type Day } from '@sportello/domain';
import type { DocumentRecord } from '../records.ts';
import type { Draft } from './stage.ts';

const ARCHIVE_PREFIX = 'demo/';

/** The number of the document that the demo's archive keeps under a key; undefined when it is not the demo's. */
export function demoArchiveNumber(key: string): string | undefined {
  return key.startsWith(ARCHIVE_PREFIX) ? key.slice(ARCHIVE_PREFIX.length) : undefined;
}

/** A kind of document, and what it is called where its type alone does not say it. */
type Kind = readonly [type: DocumentRecord['type'], name: string | null];

/** The documents of every contract and quotation; what they hold is made when somebody opens them. */
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
    // What is on its way has what its quotation has.
    if (sourceState === 'In Attivazione') continue;
    const isPerson = fiscalCode?.length === 16;
    add(records, { customerCode, contractKind: 'COMMODITY', contractCode: code }, signDate, [
      ['CONTRATTO_DEFINITIVO', `Contratto ${offerName ?? ''}`.trim()],
      ['DEFAULT', 'Condizioni generali di fornitura'],
      ...(isPerson ? [['DOCUMENTO_IDENTITA', null] as const] : []),
      // Electricity was sold by telephone.
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
    // Nobody asks later than a few weeks before it begins.
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
