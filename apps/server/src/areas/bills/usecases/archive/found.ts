import { toBill, type Catalogue, type ParsedRequestOf } from '@sportello/calls';
import { dayInRome, isOwedAs, labelOf, type Bill, type Day } from '@sportello/domain';
import { listArchive, type ArchiveQuery, type ArchiveRow } from '../../queries/archive.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';
import { billAnswer } from '../answers.ts';
import { codesLike } from '../list.ts';

export type ArchiveFilter = ParsedRequestOf<Catalogue['billChoices']>['query'];

export interface FoundBill {
  readonly bill: Bill;
  readonly row: ArchiveRow;
  /** `luce`, `gas`, `fibra`, `servizi` or `prodotti`. */
  readonly kind: string;
  readonly label: string;
}

const SERVICE_KINDS = { SERVIZIO: 'servizi', PRODOTTO: 'prodotti', FIBRA: 'fibra' } as const;

/** Returns the customer's bills that the filters select, oldest first (bolletta.archivio.3). */
export async function findBills(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  filter: ArchiveFilter,
): Promise<FoundBill[]> {
  const today = dayInRome(clock().getTime());
  const { dovuto } = filter;
  const query: ArchiveQuery = {
    customerCode,
    ...periodOf(filter),
    contractCode: filter.contratto,
    address: filter.indirizzo,
    type: filter.tipo,
    statusCodes: filter.stato && codesLike(filter.stato),
    number: filter.numero,
    openOnly: dovuto !== undefined,
  };
  const found = (await listArchive(db, query)).map(foundBill);
  // The rule of what is owed stands in the domain alone, and few bills are open.
  return dovuto === undefined ? found : found.filter(({ bill }) => isOwedAs(bill, dovuto, today));
}

export function periodOf({ anno, mese }: Pick<ArchiveFilter, 'anno' | 'mese'>): { from: Day; to: Day } {
  if (anno === undefined) return { from: '1900-01-01', to: '9999-12-31' };
  if (mese === undefined) return { from: `${anno}-01-01`, to: `${anno}-12-31` };
  const lastDay = new Date(Date.UTC(Number(anno), Number(mese), 0)).getUTCDate();
  return { from: `${anno}-${mese}-01`, to: `${anno}-${mese}-${lastDay}` };
}

function foundBill(row: ArchiveRow): FoundBill {
  return {
    bill: toBill(billAnswer(row)),
    row,
    kind: row.commodity?.toLowerCase() ?? (row.serviceType === null ? 'bollette' : SERVICE_KINDS[row.serviceType]),
    label: labelOf({ ...row, code: row.contractCode ?? row.vasContractCode ?? '' }),
  };
}
