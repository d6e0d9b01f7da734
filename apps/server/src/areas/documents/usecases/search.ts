import { documentContent, pathOf, type AnswerOf, type Catalogue } from '@sportello/calls';
import { DOCUMENT_TYPE_LABELS, documentType } from '@sportello/domain';
import { findSupply } from '../../contracts/queries/contract-data.ts';
import { listDocuments, listDocumentsOf, type DocumentedContract, type DocumentRow } from '../queries.ts';
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
  return { documenti: found.map((row) => documentAnswer(services, row)) };
}

export async function ownDocuments(services: Services, { customerCode }: CustomerActor): Promise<Found['documenti']> {
  const all = await listDocumentsOf(services.db, customerCode);
  return all.map((row) => documentAnswer(services, row));
}

function documentAnswer({ archive, apiPrefix }: Services, row: DocumentRow): Found['documenti'][number] {
  const isThere = archive !== null && row.archiveKey !== null;
  return {
    docnumber: row.number,
    // The link has the API's origin, so opening it requires the session.
    link: isThere ? apiPrefix + pathOf(documentContent).replace('{docnumber}', encodeURIComponent(row.number)) : null,
    dataCreazione: row.createdOn,
    dataRicezione: row.receivedOn,
    dataDocumento: row.documentDate,
    nome: row.name ?? DOCUMENT_TYPE_LABELS[documentType(row.type ?? undefined)],
    tipo: row.type === null ? null : documentType(row.type),
  };
}
