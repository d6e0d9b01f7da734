import { addDays, billingPeriod, billingTypeFromText, type Day } from '@sportello/domain';
import type { CommodityContractRecord, MeterReadingRecord } from '../records.ts';
import type { Calendar } from './calendar.ts';
import { added, consumptionOf, meterAtStart, type BandAmounts } from './consumption.ts';
import { hash } from './random.ts';
import type { Draft } from './stage.ts';

/** Ten years, for the oldest supplies. */
const MONTHS = 120;

const MONTHS_OF_MANY = 24;

const MANY = 50;

/** Adds up to ten years of monthly meter readings of all supplies. */
export function addReadings(records: Draft, calendar: Calendar): void {
  const supplies = Map.groupBy(records.commodityContracts, ({ customerCode }) => customerCode);
  for (const supply of records.commodityContracts) {
    const isOneOfMany = (supplies.get(supply.customerCode)?.length ?? 0) > MANY;
    const since = calendar.month(-(isOneOfMany ? MONTHS_OF_MANY : MONTHS));
    for (const reading of readingsOf(supply, calendar.monthEnd(-1))) {
      if (reading.readOn >= since) records.meterReadings.push(reading);
    }
  }
}

/**
 * All readings of a supply until a day, oldest first, on last days of months. Remotely read meters have a reading
 * each month; the others at the end of each billing period: measured, sent by the customer, or estimated.
 */
function* readingsOf(supply: CommodityContractRecord, until: Day): Generator<MeterReadingRecord> {
  const { code, startDate, endDate, sourceState, selfReading } = supply;
  if (startDate === null || sourceState === 'In Attivazione') return;
  const last = endDate !== null && endDate < until ? endDate : until;
  const billingType = supply.billingType === null ? undefined : billingTypeFromText(supply.billingType);
  const meterNumber = String(hash(`meter/${code}`)).padStart(10, '0');
  let shown = meterAtStart(supply);
  for (let month = startDate; ;) {
    const { end } = billingPeriod('MENSILE', month);
    if (end > last) return;
    shown = added(shown, consumptionOf(supply, month));
    if (!selfReading || end === endDate || end === billingPeriod(billingType, month).end) {
      const kind = selfReading && end !== endDate ? kindOf(supply, end) : 'EFFETTIVA';
      const state = kind === 'AUTOLETTURA' ? 'USATA_IN_BOLLETTA' : null;
      const values = kind === 'STIMATA' ? estimated(supply, month, shown) : shown;
      yield { contractCode: code, readOn: end, kind, state, meterNumber, ...values };
    }
    month = addDays(end, 1);
  }
}

/** The distributor reads once or twice a year; otherwise the customer sends a reading or it is estimated. */
function kindOf({ code }: CommodityContractRecord, readOn: Day): MeterReadingRecord['kind'] {
  const kinds = ['EFFETTIVA', 'AUTOLETTURA', 'AUTOLETTURA', 'STIMATA'] as const;
  return kinds[(hash(`kind/${code}/${readOn}`) >>> 8) % kinds.length] ?? 'STIMATA';
}

/** The error is small enough that the next reading is never below the estimate. */
function estimated(supply: CommodityContractRecord, month: Day, shown: BandAmounts): BandAmounts {
  const used = consumptionOf(supply, month);
  const next = consumptionOf(supply, addDays(billingPeriod('MENSILE', month).end, 1));
  const error = ((hash(`estimate/${supply.code}/${month}`) >>> 8) % 600) / 1_000 - 0.3;
  const off = (band: keyof BandAmounts) => {
    const [mine, following] = [used[band], next[band]];
    return mine === null || following === null ? null : Math.trunc(Math.min(mine, following) * error);
  };
  return added(shown, { f0: off('f0'), f1: off('f1'), f2: off('f2'), f3: off('f3') });
}
