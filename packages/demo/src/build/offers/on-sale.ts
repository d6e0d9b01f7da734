import type { OfferOnSaleRecord, PriceOnSaleRecord } from '../../records.ts';

interface Offer extends Pick<OfferOnSaleRecord, 'code' | 'name' | 'commodity' | 'segment' | 'months' | 'summary'> {
  /** In euros for each kWh or Smc, net of VAT. */
  readonly energy: number;
  /** In euros for each month. */
  readonly seller: number;
  readonly indexName?: string;
  readonly spread?: number;
}

const offers: readonly Offer[] = [
  {
    code: 'LUCE-FERMA-24',
    name: 'Luce Ferma 24',
    commodity: 'LUCE',
    segment: null,
    months: 24,
    summary: 'Il prezzo dell’energia non cambia per due anni.',
    energy: 0.1284,
    seller: 9,
  },
  {
    code: 'LUCE-SOLE',
    name: 'Luce Sole',
    commodity: 'LUCE',
    segment: 'RESIDENZIALE',
    months: null,
    summary: 'Segue il prezzo all’ingrosso, mese per mese.',
    energy: 0.1312,
    seller: 6.5,
    indexName: 'PUN',
    spread: 0.0123,
  },
  {
    code: 'GAS-FERMO-12',
    name: 'Gas Fermo 12',
    commodity: 'GAS',
    segment: null,
    months: 12,
    summary: 'Il prezzo del gas non cambia per un anno.',
    energy: 0.4521,
    seller: 8.5,
  },
];

/** Returns the offers that the demo provider sells, with the seller's prices alone. */
export function offersOnSale(saleFrom: string): {
  readonly offersOnSale: readonly OfferOnSaleRecord[];
  readonly pricesOnSale: readonly PriceOnSaleRecord[];
} {
  return {
    offersOnSale: offers.map(({ code, name, commodity, segment, months, summary }) => ({
      code,
      name,
      commodity,
      segment,
      saleFrom,
      saleUntil: null,
      months,
      summary,
      url: `https://www.example.com/offerte/${code.toLowerCase()}`,
    })),
    pricesOnSale: offers.flatMap(pricesOfOffer),
  };
}

function pricesOfOffer({ code, commodity, energy, seller, indexName, spread }: Offer): readonly PriceOnSaleRecord[] {
  const isLight = commodity === 'LUCE';
  const common = { offerCode: code, band: 'F0', part: 'VENDITA' } as const;
  return [
    {
      ...common,
      label: 'Energia',
      unit: isLight ? 'EUR/kWh' : 'EUR/Smc',
      kind: indexName === undefined ? 'FISSO' : 'INDICIZZATO',
      price: energy,
      indexName: indexName ?? null,
      spread: spread ?? null,
      vatRate: isLight ? 10 : null,
    },
    {
      ...common,
      label: 'Commercializzazione',
      unit: 'EUR/mese',
      kind: 'FISSO',
      price: seller,
      indexName: null,
      spread: null,
      vatRate: isLight ? 10 : 22,
    },
  ];
}
