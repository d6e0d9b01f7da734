import { fromCompactDay, type AnswerOf, type Catalogue, type ParsedRequestOf } from '@sportello/calls';
import { BILL_STATUS_CODES, billStatus, eurosFromCents, type BillStatusCode } from '@sportello/domain';
import { listBills, listBillsOf, sumBills } from '../queries/bills.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { billAnswer } from './answers.ts';

type Answer<Id extends keyof Catalogue> = Promise<AnswerOf<Catalogue[Id]>>;
type Asked = ParsedRequestOf<Catalogue['recuperoListaBollette']>['query'];

/** Returns a page of the customer's supply bills in a period, with the totals of all pages. */
export async function supplyBills(
  { db }: Services,
  { customerCode }: CustomerActor,
  query: Asked,
): Answer<'recuperoListaBollette'> {
  const which = {
    customerCode,
    of: 'SUPPLIES' as const,
    from: query.inizioPeriodo,
    to: query.finePeriodo,
    contractCode: query.codiceContratto,
    type: query.tipoDocumento,
    statusCodes: query.stato && codesLike(query.stato),
    number: query.numero,
    openOnly: query.soloAperte === 'true',
  };
  const [page, sums] = await Promise.all([
    listBills(db, which, { size: query.numElemPagina, number: query.numPagina }),
    sumBills(db, which),
  ]);
  return {
    bollette: page.map(billAnswer),
    totaleElementi: sums.bills,
    totaleImporto: eurosFromCents(sums.amountCents),
    totaleAperto: eurosFromCents(sums.openCents),
  };
}

/** Returns all codes that mean the same status (bolletta.chiamate.6). */
export function codesLike(code: BillStatusCode): BillStatusCode[] {
  const all = Object.keys(BILL_STATUS_CODES) as BillStatusCode[];
  return all.filter((each) => billStatus(each) === billStatus(code));
}

/** Returns the invoices of the customer's services in a period; its days have the format `YYYYMMDD`. */
export async function serviceBills(
  { db }: Services,
  { customerCode }: CustomerActor,
  { inizioPeriodo, finePeriodo }: { readonly inizioPeriodo: string; readonly finePeriodo: string },
): Answer<'recuperoListaBolletteVAS'> {
  const period = { from: fromCompactDay(inizioPeriodo), to: fromCompactDay(finePeriodo) };
  const rows = await listBills(db, { customerCode, of: 'SERVICES', ...period });
  return { bollette: rows.map(billAnswer) };
}

export async function ownBills({ db }: Services, { customerCode }: CustomerActor) {
  return (await listBillsOf(db, customerCode)).map(billAnswer);
}
