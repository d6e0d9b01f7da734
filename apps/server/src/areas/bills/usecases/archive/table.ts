import { TABLE_TYPES } from '@sportello/calls';
import { BILL_STATUS_LABELS, dayInRome, INVOICE_TYPE_LABELS } from '@sportello/domain';
import { writeCsv } from '../../../../formats/tables/csv.ts';
import type { Cell, Table } from '../../../../formats/tables/table.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';
import type { FileAnswer } from '../../../documents/usecases/content.ts';
import { findBills, type ArchiveFilter, type FoundBill } from './found.ts';

/** Returns the bills that the filters select as a table, latest first as on the screen (bolletta.archivio.4). */
export async function billExport(
  services: Services,
  actor: CustomerActor,
  { formato, ...filter }: ArchiveFilter & { readonly formato: keyof typeof TABLE_TYPES },
  gone: AbortSignal,
): Promise<FileAnswer> {
  const found = await findBills(services, actor, filter);
  const table: Table = { title: 'Bollette', columns: COLUMNS, rows: found.toReversed().map(rowOf) };
  const content =
    formato === 'CSV' ? writeCsv(table) : await services.workers.run('writeXlsx', table, { signal: gone });
  const today = dayInRome(services.clock().getTime());
  return { name: `bollette-${today}.${formato.toLowerCase()}`, type: TABLE_TYPES[formato], content };
}

const COLUMNS: Table['columns'] = [
  { title: 'Numero', width: 18 },
  { title: 'Documento', width: 16 },
  { title: 'Per', width: 10 },
  { title: 'Fornitura o servizio', width: 28 },
  { title: 'Indirizzo', width: 32 },
  { title: 'POD o PDR', width: 18 },
  { title: 'Contratto', width: 14 },
  { title: 'Emessa il', width: 12 },
  { title: 'Dal', width: 12 },
  { title: 'Al', width: 12 },
  { title: 'Scade il', width: 12 },
  { title: 'Pagata il', width: 12 },
  { title: 'Importo', width: 12 },
  { title: 'Importo aperto', width: 14 },
  { title: 'Stato', width: 16 },
];

function rowOf({ bill, row, kind, label }: FoundBill): Cell[] {
  const day = (value: string | undefined): Cell => (value === undefined ? null : { day: value });
  return [
    bill.number,
    INVOICE_TYPE_LABELS[bill.type],
    kind,
    label,
    row.address,
    row.pod ?? row.pdr,
    bill.contractCode ?? bill.vasContractCode ?? null,
    day(bill.issueDate),
    day(bill.periodStart),
    day(bill.periodEnd),
    day(bill.expirationDate),
    day(bill.paymentDate),
    { cents: bill.amount },
    { cents: bill.openAmount },
    BILL_STATUS_LABELS[bill.status],
  ];
}
