import { DOCUMENT_TYPE_LABELS } from '@sportello/domain';
import type { ApiError, Row } from '../table/columns.ts';
import { code, day, oneOf, place, text } from '../table/cells.ts';
import { listed, maybe, needed, thereIs, type KindColumn, type TableKind } from './kind.ts';

const types = Object.keys(DOCUMENT_TYPE_LABELS);
const aDay = { type: 'date' } as const;

const ofContract = (name: string, staged: string): KindColumn =>
  maybe(name, staged, code, 'the contract of this customer; exactly one of the three columns is filled', {
    isHelper: true,
  });

const contractColumns = [
  ofContract('codiceContratto', 'commodity_code'),
  ofContract('codiceContrattoVas', 'vas_code'),
  ofContract('quotation', 'quotation_code'),
];

/** A document belongs to one contract: exactly one of the three is filled. */
function finishDocument(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  const filled = contractColumns.filter(({ name }) => (row[name] ?? null) !== null);
  if (filled.length === 1) return { row };
  const reason = filled.length === 0 ? 'missing: a document belongs to a contract' : 'a document has one contract';
  return { problems: [{ field: filled[1]?.name ?? 'codiceContratto', reason }] };
}

const isTheirs = (field: string, staged: string, from: string) =>
  thereIs(
    field,
    `${from} and c.customer_code = s.customer_code`,
    'no such contract of this customer: import the contracts first',
    `s.${staged} is null`,
  );

/** The fields of `ricercaDocumentiContrattuali`, the document's owner, and its file in the archive. */
export const documents: TableKind = {
  kind: 'documents',
  about: 'The documents of contracts, after these. Their files are in `DOCUMENTS_DIR` or `DOCUMENTS_BUCKET`.',
  table: 'documents',
  key: ['number'],
  columns: [
    needed('docnumber', 'number', code, 'once in the file'),
    needed('codiceCliente', 'customer_code', code, ''),
    ...contractColumns,
    maybe('tipo', 'type', oneOf(...types), listed(types)),
    maybe('nome', 'name', text(200), 'the customer reads it; without it the name of its type'),
    maybe('dataCreazione', 'created_on', day, '', aDay),
    maybe('dataRicezione', 'received_on', day, '', aDay),
    maybe('dataDocumento', 'document_date', day, '', aDay),
    maybe(
      'file',
      'archive_key',
      place(500),
      'its path in `DOCUMENTS_DIR` or key in `DOCUMENTS_BUCKET`: `2024/D0000001.pdf` (PDF, WAV, MP3, JPEG or PNG); without it the document can’t be opened',
    ),
  ],
  derived: {
    contract_kind: `case when s.commodity_code is not null then 'COMMODITY' when s.vas_code is not null then 'VAS' else 'QUOTATION' end`,
    contract_code: 'coalesce(s.commodity_code, s.vas_code, s.quotation_code)',
  },
  finish: finishDocument,
  checks: [
    isTheirs('codiceContratto', 'commodity_code', 'commodity_contracts c where c.code = s.commodity_code'),
    isTheirs('codiceContrattoVas', 'vas_code', 'vas_contracts c where c.code = s.vas_code'),
    isTheirs(
      'quotation',
      'quotation_code',
      `(select quotation_code as code, customer_code from commodity_contracts
        union all select code, customer_code from onboarding_requests) c where c.code = s.quotation_code`,
    ),
  ],
};
