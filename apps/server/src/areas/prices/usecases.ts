import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  billedBands,
  dayInRome,
  firstDayOfYear,
  offerOn,
  segmentFromLabel,
  yearOfBills,
  yearOfCurves,
  type BilledUse,
  type Day,
  type YearOfUse,
} from '@sportello/domain';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { CustomerActor } from '../../shared/actors.ts';
import type { Services } from '../../shared/context.ts';
import { findCurveSupply, listCurves } from '../consumption/queries/consumption.ts';
import { pricesOf } from '../consumption/usecases/prices.ts';
import { termOf, type Dates, type OfferRow, type PriceRow } from './from-rows.ts';
import { findPricedSupply, findYearlyUse, listOffers, listOnSale, listPrices } from './queries.ts';

type Answer = AnswerOf<Catalogue['supplyPrices']>;
type PricedSupply = NonNullable<Awaited<ReturnType<typeof findPricedSupply>>>;

/** Returns offers, prices and a year of use of a supply, and the offers to choose from (prezzi.chiamate.1). */
export async function readPrices(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
): Promise<Answer> {
  const today = dayInRome(clock().getTime());
  const supply = await findPricedSupply(db, customerCode, contractCode);
  if (!supply) throw new ApiError('NOT_FOUND');
  const [offers, prices, use, onSale] = await Promise.all([
    listOffers(db, { customerCode, contractCode, on: today }),
    listPrices(db, { customerCode, contractCode, on: today }),
    yearOfUse(db, { customerCode, contractCode }, supply),
    listOnSale(db, supply.commodity, today),
  ]);
  const segment = segmentFromLabel(supply.segment);
  const current = offerOn(offers.map(termOf), today)?.code;
  return {
    offerte: offers.map(offerAnswer),
    voci: prices.map(datedPriceAnswer),
    consumo: use === undefined ? null : useAnswer(use),
    potenza: supply.power,
    offerteInVendita: onSaleAnswer(
      onSale.filter((offer) => offer.code !== current && (offer.segment === null || offer.segment === segment)),
    ),
  };
}

/** Returns all offers and prices of the customer's supplies, past and coming. */
export async function ownPrices({ db, clock }: Services, { customerCode }: CustomerActor) {
  const held = { customerCode, on: dayInRome(clock().getTime()) };
  const [offers, prices] = await Promise.all([listOffers(db, held), listPrices(db, held)]);
  return {
    offerte: offers.map((row) => ({ codiceContratto: row.contractCode, ...offerAnswer(row) })),
    prezzi: prices.map((row) => ({ codiceContratto: row.contractCode, ...datedPriceAnswer(row) })),
  };
}

/** The curves, else the bills, else the yearly consumption of the last bill (prezzi.anno.5). */
async function yearOfUse(
  db: Database,
  { customerCode, contractCode }: { readonly customerCode: string; readonly contractCode: string },
  { commodity, coefficient }: PricedSupply,
): Promise<YearOfUse | undefined> {
  const unit = commodity === 'LUCE' ? 'kWh' : 'Smc';
  const factor = commodity === 'LUCE' ? 1 : coefficient;
  const lastDay = factor === null ? null : (await findCurveSupply(db, customerCode, contractCode))?.lastDay;
  if (lastDay && factor !== null) {
    const days = await listCurves(db, contractCode, firstDayOfYear(lastDay), lastDay);
    const year = yearOfCurves(days, { unit, factor });
    if (year !== undefined) return year;
  }
  const { bills } = await pricesOf(db, contractCode);
  const billed = bills.flatMap(({ periodStart, periodEnd, consumption, unit: billedUnit, lines }): BilledUse[] =>
    consumption === null || billedUnit !== unit
      ? []
      : [{ periodStart, periodEnd, quantity: consumption, bands: billedBands(lines, consumption) }],
  );
  return yearOfBills(billed, unit) ?? toYear(await findYearlyUse(db, customerCode, contractCode), unit);
}

function toYear(found: { total: number; from: Day; until: Day } | undefined, unit: YearOfUse['unit']) {
  return found && { ...found, unit, bands: undefined, origin: 'CONSUMO_ANNUO' as const };
}

const offerAnswer = ({ code, name, validFrom, validUntil }: OfferRow) => ({
  codice: code,
  nome: name,
  dal: validFrom,
  al: validUntil,
});

const datedPriceAnswer = ({ validFrom, validUntil, ...row }: PriceRow & Dates) => ({
  ...priceAnswer(row),
  dal: validFrom,
  al: validUntil,
});

const priceAnswer = ({ label, part, unit, band, kind, price, indexName, spread, vatRate }: PriceRow) => ({
  voce: label,
  parte: part,
  unita: unit,
  fascia: band === 'F0' ? null : band,
  tipo: kind,
  prezzo: price,
  indice: indexName,
  spread,
  aliquotaIva: vatRate,
});

const useAnswer = ({ from, until, unit, total, bands, origin }: YearOfUse): NonNullable<Answer['consumo']> => ({
  dal: from,
  al: until,
  unitaMisura: unit,
  totale: total,
  fasce: bands ?? null,
  origine: origin,
});

function onSaleAnswer(rows: Awaited<ReturnType<typeof listOnSale>>): Answer['offerteInVendita'] {
  return [...Map.groupBy(rows, ({ code }) => code).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        codice: first.code,
        nome: first.name,
        durataMesi: first.months,
        descrizione: first.summary,
        indirizzo: first.url,
        voci: own.map(({ price }) => priceAnswer(price)),
      },
    ];
  });
}
