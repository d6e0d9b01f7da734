import { lineAmount, vatOn } from '../bills/lines/line.ts';
import type { OfferedPrice } from '../prices/component.ts';
import { sumCents, type Cents } from '../shared/cents.ts';
import { addDays, type Day } from '../shared/day.ts';
import { workDaysFrom } from '../shared/working-days.ts';
import { phasesOf, type GasUse, type SupplyAnswers, type SupplyAsItIs } from './answers.ts';
import type { SupplyRequestKind } from './kinds.ts';

/** Lines of a cost (pratica.costo.1). */
export const COST_LINES = ['GESTIONE', 'DISTRIBUTORE', 'POTENZA', 'FASI', 'DEPOSITO'] as const;
export type CostLineKind = (typeof COST_LINES)[number];

export const COST_LINE_LABELS = {
  GESTIONE: 'Gestione della pratica',
  DISTRIBUTORE: 'Contributo fisso del distributore',
  POTENZA: 'Contributo per i kW in più',
  FASI: 'Passaggio alla trifase',
  DEPOSITO: 'Deposito cauzionale',
} as const satisfies Record<CostLineKind, string>;

/** The provider's prices of one kind, in cents and net of VAT; the term in working days. */
export interface KindPrice {
  readonly management: Cents;
  readonly distributor: Cents;
  readonly termDays: number;
}

/** The provider's price list; a kind that it lacks is not offered (pratica.costo.1). */
export interface RequestPriceList {
  readonly kinds: Readonly<Partial<Record<SupplyRequestKind, KindPrice>>>;
  /** For each kW more, and for three phases. */
  readonly perKw: Cents;
  readonly threePhases: Cents;
  /** Without a direct debit: for each kW, and by the use of gas. */
  readonly deposit: { readonly perKw: Cents; readonly gas: Readonly<Record<GasUse, Cents>> };
  /** In percent; a deposit has none. */
  readonly vatRate: number;
}

export interface CostLine {
  readonly kind: CostLineKind;
  /** Net of VAT. */
  readonly net: Cents;
  /** In percent; undefined for a deposit. */
  readonly vatRate: number | undefined;
}

/** Cost of a request; its lines are also those of the bill (pratica.costo.2). */
export interface RequestCost {
  readonly lines: readonly CostLine[];
  readonly vat: Cents;
  readonly total: Cents;
}

/**
 * Returns the cost of a request (pratica.costo.1); undefined if the provider does not offer its kind, or a power
 * changes that is not known.
 *
 * @param answers also open ones, which cost nothing yet
 * @param supply the one that the request is about, as it is before
 */
export function requestCost(
  kind: SupplyRequestKind,
  answers: SupplyAnswers,
  list: RequestPriceList,
  supply: SupplyAsItIs,
): RequestCost | undefined {
  const price = list.kinds[kind];
  if (price === undefined || (kind === 'POTENZA' && supply.power === undefined)) return undefined;
  const changes = kind === 'POTENZA' ? answers : {};
  const more = Math.max(0, (changes.potenza ?? 0) - (supply.power ?? 0));
  const isTripled = changes.fasi === 'TRIFASE' && phasesOf(supply) !== 'TRIFASE';
  const taxed = (line: CostLineKind, net: Cents): CostLine => ({ kind: line, net, vatRate: list.vatRate });
  const lines = [
    taxed('GESTIONE', price.management),
    taxed('DISTRIBUTORE', price.distributor),
    taxed('POTENZA', perKw(list.perKw, more)),
    taxed('FASI', isTripled ? list.threePhases : 0),
    { kind: 'DEPOSITO', net: depositOf(answers, list, supply), vatRate: undefined } as const,
  ].filter(({ net }) => net > 0);
  const vat = vatOn(sumCents(lines.flatMap(({ net, vatRate }) => (vatRate === undefined ? [] : [net]))), list.vatRate);
  return { lines, vat, total: sumCents(lines.map(({ net }) => net)) + vat };
}

const perKw = (cents: Cents, kilowatts: number) => lineAmount({ quantity: kilowatts, unitPrice: cents / 100 });

/** Power of a supply for which it is neither asked nor known. */
const USUAL_KW = 3;

/** Returns the deposit of a supply that is paid by bulletin (pratica.costo.3). */
function depositOf(
  { pagamento, settore, potenza, usoGas }: SupplyAnswers,
  { deposit }: RequestPriceList,
  { power }: SupplyAsItIs,
): Cents {
  if (pagamento !== 'BOLLETTINO') return 0;
  if (settore === 'GAS') return usoGas === undefined ? 0 : deposit.gas[usoGas];
  return perKw(deposit.perKw, potenza ?? power ?? USUAL_KW);
}

/** Returns the last day of a term in working days, which begins the day after the request (pratica.termini.1). */
export function termDay(requestedOn: Day, workingDays: number): Day {
  return workDaysFrom(addDays(requestedOn, 1), workingDays).at(-1) ?? requestedOn;
}

const MONTHS = 12;

/**
 * Returns the fixed cost of a year at a power in cents, VAT included: prices for a month and for each kW
 * (pratica.potenza.2); undefined if there is none, or one or its VAT is not known.
 *
 * @param prices those in force
 * @param power in kW
 */
export function yearlyFixedCost(prices: readonly OfferedPrice[], power: number): Cents | undefined {
  const fixed = prices.filter(({ unit }) => unit === 'EUR/mese' || unit === 'EUR/kW/mese');
  if (fixed.length === 0) return undefined;
  const rates = new Map<number, Cents>();
  for (const { unit, price, vatRate } of fixed) {
    if (price === undefined || vatRate === undefined) return undefined;
    const quantity = unit === 'EUR/mese' ? 1 : power;
    rates.set(vatRate, (rates.get(vatRate) ?? 0) + lineAmount({ quantity, months: MONTHS, unitPrice: price }));
  }
  return sumCents([...rates].map(([rate, net]) => net + vatOn(net, rate)));
}
