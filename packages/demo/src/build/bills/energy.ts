import { type Day } from '@sportello/domain';
import type { BillLineRecord, CommodityContractRecord } from '../../records.ts';
import { bandsOf, smcPerMetre } from '../consumption.ts';
import { completed, untaxed, type LineGiven } from './lines.ts';
import type { BilledPeriod } from './period.ts';
import { bandFactors, isHome, pricesOf, type Prices } from './prices.ts';

export interface Extras {
  readonly tvFee: boolean;
  readonly socialBonus: boolean;
  readonly sharedEnergy: boolean;
}

/** The billed energy of a period: standard cubic metres of gas, kWh of electricity. */
export interface Billed {
  readonly lines: readonly BillLineRecord[];
  readonly consumption: number;
  readonly unit: 'kWh' | 'Smc';
}

/** Returns the lines of a supply's bill. */
export function energyBill(supply: CommodityContractRecord, period: BilledPeriod, extras: Extras): Billed {
  const prices = pricesOf(supply, period.start);
  const { months } = period;
  const isLight = supply.commodity === 'LUCE';
  const unit = isLight ? 'kWh' : 'Smc';
  const measured = (amount: number) => (isLight ? amount : thousandths(amount * smcPerMetre(supply)));
  const parts = bandsOf(supply).map((band) => ({
    band: band.toUpperCase() as keyof typeof bandFactors,
    quantity: measured(period.used[band] ?? 0),
  }));
  const used = thousandths(parts.reduce((total, { quantity }) => total + quantity, 0));
  const correction = measured(period.correction);
  const vat = vatOf(supply);
  const energy = isLight
    ? [...parts.map((part) => saleLine(part, prices, unit, vat.reduced)), networkLine(used, prices, unit, vat.reduced)]
    : gasLines(used, months, prices, vat);
  const consumption = thousandths(used + correction);
  const lines = completed([
    ...energy,
    {
      kind: 'QUOTA_FISSA',
      part: 'VENDITA',
      label: 'Commercializzazione',
      months,
      unitPrice: prices.seller,
      vatRate: vat.fixed,
    },
    {
      kind: 'QUOTA_FISSA',
      part: 'RETE',
      label: 'Contatore e rete',
      months,
      unitPrice: prices.meter,
      vatRate: vat.fixed,
    },
    ...(isLight
      ? [
          {
            kind: 'QUOTA_POTENZA' as const,
            part: 'RETE' as const,
            label: 'Potenza impegnata',
            quantity: supply.power ?? 3,
            unit: 'kW',
            months,
            unitPrice: prices.power,
            vatRate: vat.fixed,
          },
        ]
      : []),
    ...correctionLines(correction, prices, unit, vat.reduced),
    ...exciseLine(supply, consumption, months, prices, unit, vat.reduced),
    ...bonusLines(extras, period),
    ...(extras.tvFee ? tvFeeLines(period) : []),
  ]);
  return { lines, consumption, unit };
}

interface Vat {
  readonly reduced: number;
  readonly fixed: number;
}

/** Homes and condominiums pay reduced VAT on energy, but full VAT on the fixed share of gas. */
function vatOf(supply: CommodityContractRecord): Vat {
  const isBusiness = !isHome(supply) && supply.vatNumber !== null;
  if (isBusiness) return { reduced: 22, fixed: 22 };
  return { reduced: 10, fixed: supply.commodity === 'LUCE' ? 10 : 22 };
}

type Part = { readonly band: keyof typeof bandFactors; readonly quantity: number };

function saleLine({ band, quantity }: Part, prices: Prices, unit: string, vatRate: number): LineGiven {
  const unitPrice = Math.round(prices.energy * bandFactors[band] * 1e6) / 1e6;
  const label = band === 'F0' ? 'Energia' : `Energia in fascia ${band}`;
  return { kind: 'QUOTA_CONSUMI', part: 'VENDITA', label, band, quantity, unit, unitPrice, vatRate };
}

function networkLine(quantity: number, prices: Prices, unit: string, vatRate: number): LineGiven {
  const label = 'Rete e oneri generali';
  return { kind: 'QUOTA_CONSUMI', part: 'RETE', label, quantity, unit, unitPrice: prices.network, vatRate };
}

/** The first 480 standard cubic metres of gas per year are taxed at the reduced rate, spread over the months. */
const REDUCED_A_MONTH = 40;

function gasLines(used: number, months: number, prices: Prices, vat: Vat): LineGiven[] {
  const reduced = vat.reduced === vat.fixed ? used : Math.min(used, REDUCED_A_MONTH * months);
  const tiers = [
    { quantity: reduced, vatRate: vat.reduced },
    { quantity: thousandths(used - reduced), vatRate: vat.fixed },
  ].filter(({ quantity }, index) => index === 0 || quantity > 0);
  return tiers.flatMap(({ quantity, vatRate }) => [
    saleLine({ band: 'F0', quantity }, prices, 'Smc', vatRate),
    networkLine(quantity, prices, 'Smc', vatRate),
  ]);
}

function correctionLines(quantity: number, prices: Prices, unit: string, vatRate: number): LineGiven[] {
  if (quantity === 0) return [];
  const label = 'Ricalcolo della stima precedente';
  return [
    { kind: 'RICALCOLO', part: 'VENDITA', label, quantity, unit, unitPrice: prices.energy, vatRate },
    { kind: 'RICALCOLO', part: 'RETE', label, quantity, unit, unitPrice: prices.network, vatRate },
  ];
}

/** A home with up to 3 kW pays no excise on its first 150 kWh of a month. */
function exciseLine(
  supply: CommodityContractRecord,
  consumption: number,
  months: number,
  { excise }: Prices,
  unit: string,
  vatRate: number,
): LineGiven[] {
  const isSpared = supply.commodity === 'LUCE' && isHome(supply) && (supply.power ?? 3) <= 3;
  const quantity = thousandths(Math.max(0, consumption - (isSpared ? 150 * months : 0)));
  if (quantity === 0) return [];
  return [{ kind: 'ACCISE', label: 'Accisa', quantity, unit, unitPrice: excise, vatRate }];
}

function bonusLines({ socialBonus, sharedEnergy }: Extras, { months, used }: BilledPeriod): LineGiven[] {
  const social: LineGiven = { kind: 'BONUS', label: 'Bonus sociale', months, unitPrice: -13.65, ...untaxed('N2.2') };
  const shared = Math.round((used.f0 ?? used.f1 ?? 0) * 0.35);
  const community: LineGiven = {
    kind: 'BONUS',
    label: 'Beneficio autoconsumo',
    quantity: shared,
    unit: 'kWh',
    unitPrice: -0.11,
    ...untaxed('N2.2'),
  };
  return [...(socialBonus ? [social] : []), ...(sharedEnergy ? [community] : [])];
}

/** Ten monthly parts from January to October; 2024 was cheaper. */
function tvFeeLines({ start, end }: BilledPeriod): LineGiven[] {
  const months = Math.min(10, monthOf(end)) - monthOf(start) + 1;
  if (months <= 0) return [];
  const unitPrice = start.startsWith('2024') ? 7 : 9;
  return [{ kind: 'CANONE_RAI', label: 'Canone di abbonamento alla televisione', months, unitPrice, ...untaxed('N1') }];
}

function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
