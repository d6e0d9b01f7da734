import { TABLE_TYPES } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { writeCsv } from '../../../../formats/tables/csv.ts';
import type { Table } from '../../../../formats/tables/table.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';
import type { FileAnswer } from '../../../documents/usecases/content.ts';
import { findCustomer } from '../../../profile/queries/customers.ts';
import { issuerOf, nameOf } from '../document.ts';
import { readYear, type Year } from './year.ts';

interface Asked {
  readonly anno: string;
  readonly formato: 'PDF' | 'CSV';
}

/** Returns the summary of a year as a file (bolletta.riepilogo.3). */
export async function yearlySummaryFile(
  services: Services,
  actor: CustomerActor,
  { anno, formato }: Asked,
  gone: AbortSignal,
): Promise<FileAnswer> {
  const year = await readYear(services, actor, anno);
  const name = `riepilogo-${anno}.${formato.toLowerCase()}`;
  if (formato === 'CSV') return { name, type: TABLE_TYPES.CSV, content: writeCsv(tableOf(year)) };
  const found = await findCustomer(services.db, actor.customerCode);
  if (!found) throw new ApiError('NOT_FOUND');
  const { customer } = found;
  const paper = {
    year: anno,
    on: dayInRome(services.clock().getTime()),
    summary: year,
    issuer: await issuerOf(services, services.company?.vatNumber),
    holder: {
      name: nameOf(customer),
      taxId: customer.fiscalCode ?? customer.vatNumber ?? undefined,
      customerCode: customer.code,
    },
  };
  return { name, type: 'application/pdf', content: await services.workers.run('summaryPdf', paper, { signal: gone }) };
}

function tableOf({ contracts, total }: Year): Table {
  const amounts = [
    'Fatturato',
    'Pagato',
    'Da pagare',
    'Non dovuto',
    'A credito',
    'IVA',
    'Pagato nell’anno',
    'Restituito nell’anno',
  ];
  return {
    title: 'Riepilogo',
    columns: [
      'Per',
      'Fornitura o servizio',
      'Indirizzo',
      'Contratto',
      'Documenti',
      ...amounts,
      'Documenti senza IVA nota',
    ].map((title) => ({ title, width: 16 })),
    rows: [
      ...contracts.map(({ isSupply, name, address, code, figures }) => [
        isSupply ? 'Bollette' : 'Servizi',
        name,
        address,
        code,
        ...cellsOf(figures),
      ]),
      ['Totale', '', '', '', ...cellsOf(total)],
    ],
  };
}

function cellsOf(figures: Year['total']) {
  const { billed, paid, unpaid, notOwed, credit, vat, paidInYear, returnedInYear } = figures;
  return [
    String(figures.documents),
    ...[billed, paid, unpaid, notOwed, credit, vat, paidInYear, returnedInYear].map((cents) => ({ cents })),
    String(figures.withoutVat),
  ];
}
