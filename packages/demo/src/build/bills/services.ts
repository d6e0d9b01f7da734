import { addDays, type Day } from '@sportello/domain';
import type { BillLineRecord, BillRecord, VasContractRecord } from '../../records.ts';
import type { Calendar } from '../calendar.ts';
import { priceOf } from '../payments.ts';
import { completed, sum, untaxed, type LineGiven } from './lines.ts';

const MONTHS = { mensile: 1, bimestrale: 2, quadrimestrale: 4 } as const;

export interface ServiceInvoice {
  readonly type: BillRecord['type'];
  readonly start: Day;
  readonly end: Day;
  readonly lines: readonly BillLineRecord[];
}

/** Yields the invoices of a service from its start until today, oldest first. */
export function* serviceInvoices(service: VasContractRecord, calendar: Calendar): Generator<ServiceInvoice> {
  const { activationDate, sourceState, endDate, subType } = service;
  if (activationDate === null || sourceState === 'Annullato') return;
  const { amountCents, frequency } = priceOf(service);
  const months = MONTHS[frequency];
  const since = monthsUntil(activationDate, calendar.today);
  for (let month = -since; month + months <= 1; month += months) {
    const [start, end] = [calendar.month(month), calendar.monthEnd(month + months - 1)];
    if (endDate !== null && end > endDate) return;
    // Fees are charged in advance, once their period has begun.
    yield { type: typeOf(service), start, end, lines: linesOf(service, amountCents) };
    if (subType === 'INTERVENTO_TECNICO' && (month + since) % 7 === 5) yield visit(addDays(start, 11));
  }
}

/** A technician's visit that the service doesn't cover has a separate invoice. */
function visit(day: Day): ServiceInvoice {
  const work: LineGiven[] = [
    { kind: 'SERVIZI', label: 'Uscita del tecnico', quantity: 1, unitPrice: 45, vatRate: 22 },
    { kind: 'SERVIZI', label: 'Manodopera', quantity: 1.5, unit: 'ore', unitPrice: 38, vatRate: 22 },
    { kind: 'SERVIZI', label: 'Materiale', quantity: 1, unitPrice: 17.9, vatRate: 22 },
  ];
  return { type: 'FATTURA_INTERVENTO_TECNICO', start: day, end: day, lines: completed(work) };
}

function typeOf({ type, subType }: VasContractRecord): BillRecord['type'] {
  if (subType === 'AUTOCONSUMO') return 'FATTURA_AUTOCONSUMO_FISICO';
  return type === 'PRODOTTO' ? 'FATTURA_CANONE_NOLEGGIO' : 'FATTURA';
}

function linesOf({ name, subType }: VasContractRecord, gross: number): BillLineRecord[] {
  if (subType === 'ASSICURAZIONE') {
    return completed([{ kind: 'SERVIZI', label: name, unitPrice: gross / 100, ...untaxed('N4') }]);
  }
  const service: LineGiven = { kind: 'SERVIZI', label: name, unitPrice: Math.round(gross / 1.22) / 100, vatRate: 22 };
  const missing = gross - sum(completed([service]).map(({ amountCents }) => amountCents));
  if (missing === 0) return completed([service]);
  return completed([service, { kind: 'ALTRO', label: 'Arrotondamento', unitPrice: missing / 100, ...untaxed('N2.2') }]);
}

function monthsUntil(start: Day, today: Day): number {
  const index = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(today) - index(start);
}
