import { DOCUMENT_TYPE_LABELS } from '@sportello/domain';
import type { PoolClient } from 'pg';
import { code, day, oneOf, optional, place, required, text } from './table/cells.ts';
import type { Column, ApiError, Row } from './table/columns.ts';
import type { RowSource } from './table/source.ts';
import type { ImportPlan } from './table/import.ts';
import { merge, type Counts } from './table/merge.ts';
import { onlyOnce, type SetCheck } from './table/line-errors.ts';

const optionally = (
  name: string,
  staged: string,
  cell: Column['cell'],
  more: Partial<Pick<Column, 'type' | 'holds'>> = {},
): Column => ({ name, staged, type: 'text', cell: optional(cell), ...more });

const types = Object.keys(DOCUMENT_TYPE_LABELS);
const owner = { holds: 'the contract of this customer; exactly one of the three columns is filled' };

/** Fields of `ricercaDocumentiContrattuali`, plus the document's owner and its file in the archive. */
const columns: readonly Column[] = [
  {
    name: 'docnumber',
    staged: 'number',
    type: 'text',
    cell: required(code),
    isRequired: true,
    holds: 'once in the file',
  },
  { name: 'codiceCliente', staged: 'customer_code', type: 'text', cell: required(code), isRequired: true },
  optionally('codiceContratto', 'commodity_code', code, owner),
  optionally('codiceContrattoVas', 'vas_code', code, owner),
  optionally('quotation', 'quotation_code', code, owner),
  optionally('tipo', 'type', oneOf(...types), { holds: types.map((each) => `\`${each}\``).join(', ') }),
  optionally('nome', 'name', text(200), { holds: 'the customer reads it; without it the name of its type' }),
  optionally('dataCreazione', 'created_on', day, { type: 'date' }),
  optionally('dataRicezione', 'received_on', day, { type: 'date' }),
  optionally('dataDocumento', 'document_date', day, { type: 'date' }),
  optionally('file', 'archive_key', place(500), {
    holds:
      'its path in `DOCUMENTS_DIR` or key in `DOCUMENTS_BUCKET`: `2024/D0000001.pdf` (PDF, WAV, MP3, JPEG or PNG); without it the document can’t be opened',
  }),
];

const contractFields = ['codiceContratto', 'codiceContrattoVas', 'quotation'];

/** A document belongs to one contract: exactly one of the three is filled. */
function finishDocument(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  const filled = contractFields.filter((name) => (row[name] ?? null) !== null);
  if (filled.length === 1) return { row };
  const reason = filled.length === 0 ? 'missing: a document belongs to a contract' : 'a document has one contract';
  return { problems: [{ field: filled[1] ?? 'codiceContratto', reason }] };
}

const notTheirs = 'no such contract of this customer: import the contracts first';

const checks: readonly SetCheck[] = [
  onlyOnce('docnumber', ['number']),
  {
    field: 'codiceContratto',
    query: `select s.line, '${notTheirs}' as reason from staged s
            where s.commodity_code is not null and not exists (
              select from commodity_contracts c where c.code = s.commodity_code and c.customer_code = s.customer_code)`,
  },
  {
    field: 'codiceContrattoVas',
    query: `select s.line, '${notTheirs}' as reason from staged s
            where s.vas_code is not null and not exists (
              select from vas_contracts c where c.code = s.vas_code and c.customer_code = s.customer_code)`,
  },
  {
    field: 'quotation',
    query: `select s.line, '${notTheirs}' as reason from staged s
            where s.quotation_code is not null
              and not exists (select from commodity_contracts c
                where c.quotation_code = s.quotation_code and c.customer_code = s.customer_code)
              and not exists (select from onboarding_requests r
                where r.code = s.quotation_code and r.customer_code = s.customer_code)`,
  },
];

/** Import plan for document records; their files are in `DOCUMENTS_DIR` or `DOCUMENTS_BUCKET`. */
export const documentPlan: ImportPlan = {
  kind: 'documents',
  columns,
  finish: finishDocument,
  checks,
  write: writeDocuments,
};

async function writeDocuments(client: PoolClient, file: RowSource): Promise<Counts> {
  const plain = columns.filter(({ name }) => !contractFields.includes(name));
  return merge(client, {
    table: 'documents',
    key: 'number',
    targets: [
      ...plain.map(({ name, staged }) => ({
        column: staged,
        value: `s.${staged}`,
        isInFile: file.columns.has(name),
      })),
      {
        column: 'contract_kind',
        value: `case when s.commodity_code is not null then 'COMMODITY' when s.vas_code is not null then 'VAS' else 'QUOTATION' end`,
        isInFile: true,
      },
      { column: 'contract_code', value: 'coalesce(s.commodity_code, s.vas_code, s.quotation_code)', isInFile: true },
    ],
    where: 'true',
    hasUpdatedAt: false,
  });
}
