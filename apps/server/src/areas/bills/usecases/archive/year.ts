import { toBill, type AnswerOf, type Catalogue } from '@sportello/calls';
import {
  eurosFromCents,
  labelOf,
  yearlySummary as summaryOf,
  type SummedBill,
  type YearFigures,
  type YearSummary,
} from '@sportello/domain';
import { listYear } from '../../queries/archive.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';
import { billAnswer } from '../answers.ts';

interface YearOfContract {
  readonly code: string;
  readonly isSupply: boolean;
  readonly name: string;
  readonly address: string;
  readonly figures: YearFigures;
}

export interface Year extends Pick<YearSummary, 'total' | 'supplies' | 'services'> {
  /** Supplies first, each kind by name. */
  readonly contracts: readonly YearOfContract[];
}

/** Returns the sums of a year, of all contracts and of each (bolletta.riepilogo.1). */
export async function readYear({ db }: Services, { customerCode }: CustomerActor, year: string): Promise<Year> {
  const rows = await listYear(db, { customerCode, year });
  const bills = rows.map((row): SummedBill => ({
    ...toBill(billAnswer(row)),
    // An amount in dispute has not been paid.
    openAmount: row.openCents,
    vat: row.vatCents ?? undefined,
  }));
  const summary = summaryOf(bills, year);
  const contracts = new Map(rows.map((row) => [row.contractCode ?? row.vasContractCode ?? '', row]));
  const each = [...summary.contracts].map(([code, figures]): YearOfContract => {
    const row = contracts.get(code);
    return {
      code,
      isSupply: (row?.contractCode ?? null) !== null,
      name: labelOf({ ...row, code }),
      address: row?.address ?? '',
      figures,
    };
  });
  return {
    ...summary,
    contracts: each.toSorted(
      (one, other) => Number(other.isSupply) - Number(one.isSupply) || one.name.localeCompare(other.name, 'it'),
    ),
  };
}

export async function yearlySummary(
  services: Services,
  actor: CustomerActor,
  { anno }: { readonly anno: string },
): Promise<AnswerOf<Catalogue['yearlySummary']>> {
  const { total, supplies, services: invoices, contracts } = await readYear(services, actor, anno);
  return {
    totale: figuresAnswer(total),
    bollette: figuresAnswer(supplies),
    servizi: figuresAnswer(invoices),
    contratti: contracts.map(({ code, isSupply, name, address, figures }) => ({
      codiceContratto: code,
      tipo: isSupply ? ('BOLLETTE' as const) : ('SERVIZI' as const),
      nome: name,
      indirizzo: address === '' ? null : address,
      importi: figuresAnswer(figures),
    })),
  };
}

function figuresAnswer(figures: YearFigures) {
  return {
    documenti: figures.documents,
    fatturato: eurosFromCents(figures.billed),
    pagato: eurosFromCents(figures.paid),
    daPagare: eurosFromCents(figures.unpaid),
    nonDovuto: eurosFromCents(figures.notOwed),
    aCredito: eurosFromCents(figures.credit),
    iva: eurosFromCents(figures.vat),
    documentiSenzaIva: figures.withoutVat,
    pagatoNellAnno: eurosFromCents(figures.paidInYear),
    restituitoNellAnno: eurosFromCents(figures.returnedInYear),
  };
}
