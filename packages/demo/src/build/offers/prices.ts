import type { Day } from '@sportello/domain';
import type { CommodityContractRecord, SupplyOfferRecord, SupplyPriceRecord } from '../../records.ts';
import { bandFactors, isHome, isIndexed, pricesOf, spreadOf } from '../bills/prices.ts';
import type { Calendar } from '../calendar.ts';
import { bandsOf } from '../consumption.ts';

type Price = Omit<SupplyPriceRecord, 'contractCode' | 'validFrom' | 'validUntil'>;

const noIndex = { kind: 'FISSO', indexName: null, spread: null } as const;

/** Months for which the values of an index are kept. */
const INDEXED_MONTHS = 12;

/** Returns the prices of a supply in each of its terms; those of an index month by month. */
export function termPrices(
  supply: CommodityContractRecord,
  terms: readonly SupplyOfferRecord[],
  calendar: Calendar,
): readonly SupplyPriceRecord[] {
  const dated = (prices: readonly Price[], validFrom: Day, validUntil: Day | null) =>
    prices.map((price): SupplyPriceRecord => ({ ...price, contractCode: supply.code, validFrom, validUntil }));
  return terms.flatMap(({ validFrom, validUntil, name }) => {
    const offered = { ...supply, offerName: name };
    const others = dated(otherPrices(offered, validFrom), validFrom, validUntil);
    const months = isIndexed(offered) ? monthsIn(validFrom, calendar) : [];
    if (months.length === 0) return [...others, ...dated(energyPrices(offered, validFrom), validFrom, validUntil)];
    const ofMonths = months.flatMap(({ start, end }) => dated(energyPrices(offered, start), start, end));
    return [...others, ...ofMonths];
  });
}

/** The months of a term until this one, each with its last day; this month's values stay until the next are known. */
function monthsIn(validFrom: Day, calendar: Calendar): readonly { start: Day; end: Day | null }[] {
  return Array.from({ length: INDEXED_MONTHS }, (_, at) => at + 1 - INDEXED_MONTHS)
    .map((offset) => ({ start: calendar.month(offset), end: offset === 0 ? null : calendar.monthEnd(offset) }))
    .filter(({ start }) => start >= validFrom);
}

const consumed = ({ commodity }: CommodityContractRecord) => (commodity === 'LUCE' ? 'EUR/kWh' : 'EUR/Smc');

/** VAT of a gas home depends on how much it used since January, so no rate holds for a year. */
function vatOfUse(supply: CommodityContractRecord): number | null {
  if (!isHome(supply) && supply.vatNumber !== null) return 22;
  return supply.commodity === 'LUCE' ? 10 : null;
}

function vatOfFixed(supply: CommodityContractRecord): number {
  return supply.commodity === 'LUCE' ? (vatOfUse(supply) ?? 10) : 22;
}

function energyPrices(supply: CommodityContractRecord, day: Day): readonly Price[] {
  const { energy } = pricesOf(supply, day);
  return bandsOf(supply).map((name) => {
    const band = name.toUpperCase() as keyof typeof bandFactors;
    return {
      label: 'Energia',
      band,
      part: 'VENDITA',
      unit: consumed(supply),
      price: Math.round(energy * bandFactors[band] * 1e6) / 1e6,
      vatRate: vatOfUse(supply),
      ...(isIndexed(supply)
        ? { kind: 'INDICIZZATO', indexName: supply.commodity === 'LUCE' ? 'PUN' : 'PSV', spread: spreadOf(supply) }
        : noIndex),
    };
  });
}

function otherPrices(supply: CommodityContractRecord, day: Day): readonly Price[] {
  const { seller, meter, network, power, excise } = pricesOf(supply, day);
  const price = (label: string, part: Price['part'], unit: Price['unit'], value: number): Price => ({
    label,
    band: 'F0',
    part,
    unit,
    price: value,
    vatRate: unit === consumed(supply) ? vatOfUse(supply) : vatOfFixed(supply),
    ...noIndex,
  });
  // A home with up to 3 kW pays excise on a part of what it uses, which no single price has.
  const isSpared = supply.commodity === 'LUCE' && isHome(supply) && (supply.power ?? 3) <= 3;
  return [
    price('Commercializzazione', 'VENDITA', 'EUR/mese', seller),
    price('Rete e oneri generali', 'RETE', consumed(supply), network),
    price('Contatore e rete', 'RETE', 'EUR/mese', meter),
    ...(supply.commodity === 'LUCE' ? [price('Potenza impegnata', 'RETE', 'EUR/kW/mese', power)] : []),
    ...(isSpared ? [] : [price('Accisa', 'IMPOSTE', consumed(supply), excise)]),
  ];
}
