import { documentContent, pathOf, type AnswerOf, type Catalogue } from '@sportello/calls';
import { dayInRome, DOCUMENT_TYPE_LABELS, documentType } from '@sportello/domain';
import { findSupply } from '../../contracts/queries/contract-data.ts';
import { listDocuments, listDocumentsOf, type DocumentedContract, type DocumentRow } from '../queries.ts';
import { listNoticeDocuments, type NoticeDocument } from '../../notices/queries/notices.ts';
import { isDrawn } from './drawn.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

type Found = AnswerOf<Catalogue['ricercaDocumentiContrattuali']>;

interface Asked {
  readonly codiceContratto?: string | undefined;
  readonly quotation?: string | undefined;
  readonly tipologia?: 'VAS' | '' | undefined;
}

/**
 * Returns the documents of a contract and of the quotation that precedes it. The contract code selects them; the
 * other request fields serve other archives and must only be the customer's own.
 */
export async function searchDocuments(
  services: Services,
  { customerCode }: CustomerActor,
  { codiceContratto, quotation, tipologia }: Asked,
): Promise<Found> {
  const contracts: DocumentedContract[] = [];
  let quotationCode: string | null | undefined = quotation;
  if (codiceContratto !== undefined && tipologia === 'VAS') {
    contracts.push({ kind: 'VAS', code: codiceContratto });
  } else if (codiceContratto !== undefined) {
    contracts.push({ kind: 'COMMODITY', code: codiceContratto });
    quotationCode ??= (await findSupply(services.db, customerCode, { code: codiceContratto }))?.quotationCode;
  }
  if (quotationCode) contracts.push({ kind: 'QUOTATION', code: quotationCode });
  const found = await listDocuments(services.db, customerCode, contracts);
  const noticed = contracts.flatMap(({ kind, code }) => (kind === 'COMMODITY' ? [code] : []));
  const notices = await listNoticeDocuments(services.db, customerCode, { contractCodes: noticed });
  return {
    documenti: [
      ...notices.map((row) => noticeAnswer(services, row)),
      ...found.map((row) => documentAnswer(services, row)),
    ],
  };
}

export async function ownDocuments(services: Services, { customerCode }: CustomerActor): Promise<Found['documenti']> {
  const all = await listDocumentsOf(services.db, customerCode);
  const notices = await listNoticeDocuments(services.db, customerCode, undefined);
  return [...notices.map((row) => noticeAnswer(services, row)), ...all.map((row) => documentAnswer(services, row))];
}

/** Returns the PDF of a legal notice as a document (comunicazioni.documenti.1). */
function noticeAnswer(
  { apiPrefix }: Services,
  { number, title, importedAt }: NoticeDocument,
): Found['documenti'][number] {
  const day = dayInRome(importedAt.getTime());
  return {
    docnumber: number,
    link: linkTo(apiPrefix, number),
    dataCreazione: day,
    dataRicezione: null,
    dataDocumento: day,
    nome: title,
    tipo: 'COMUNICAZIONE',
  };
}

// The link has the API's origin, so opening it requires the session.
const linkTo = (apiPrefix: string, number: string) =>
  apiPrefix + pathOf(documentContent).replace('{docnumber}', encodeURIComponent(number));

function documentAnswer({ archive, apiPrefix }: Services, row: DocumentRow): Found['documenti'][number] {
  const isThere = (archive !== null && row.archiveKey !== null) || isDrawn(row);
  return {
    docnumber: row.number,
    link: isThere ? linkTo(apiPrefix, row.number) : null,
    dataCreazione: row.createdOn,
    dataRicezione: row.receivedOn,
    dataDocumento: row.documentDate,
    nome: row.name ?? DOCUMENT_TYPE_LABELS[documentType(row.type ?? undefined)],
    tipo: row.type === null ? null : documentType(row.type),
  };
}
