import { addDays, daysBetween, STG_LAST_DAY, type Day } from '@sportello/domain';
import type { CommodityContractRecord, SupplyOfferRecord } from '../../records.ts';
import { isIndexed, offerYear } from '../bills/prices.ts';

/** Days ahead at which a renewal is known: it is announced three months before. */
const KNOWN_AHEAD = 120;

/** The offer that follows the Servizio a Tutele Graduali by itself. */
const AFTER_STG = 'Luce Continuità';

/** Returns the offers of a running supply: the one before, the present one, and the next one where it is known. */
export function termsOf(supply: CommodityContractRecord, today: Day): readonly SupplyOfferRecord[] {
  const { startDate, offerName } = supply;
  if (supply.sourceState !== 'Attivo' || startDate === null || offerName === null) return [];
  const term = (validFrom: Day, validUntil: Day | null, name = offerName): SupplyOfferRecord => ({
    contractCode: supply.code,
    validFrom,
    validUntil,
    code: name.toUpperCase().replaceAll(/[^A-Z]+/g, '-'),
    name,
  });
  if (supply.market === 'STG' && startDate <= STG_LAST_DAY) {
    return [term(startDate, STG_LAST_DAY), term(addDays(STG_LAST_DAY, 1), null, AFTER_STG)];
  }
  if (isIndexed(supply)) return [term(startDate, null)];
  const current = offerYear(supply, today);
  const before = addDays(current.start, -1);
  const next = offerYear(supply, addDays(current.end, 1));
  return [
    ...(before < startDate ? [] : [term(offerYear(supply, before).start, before)]),
    term(current.start, current.end),
    ...(daysBetween(today, current.end) > KNOWN_AHEAD ? [] : [term(next.start, next.end)]),
  ];
}
