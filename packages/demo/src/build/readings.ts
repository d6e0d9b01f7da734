import type { CommodityContractRecord, MeterReadingRecord } from '../records.ts';
import type { Calendar } from './calendar.ts';
import { hash } from './random.ts';
import type { Draft } from './stage.ts';

/** How many months are read. */
const MONTHS = 6;

/** What the meters of all supplies said at the end of the last months, each more than before. */
export function addReadings(records: Draft, calendar: Calendar): void {
  for (const supply of records.commodityContracts) {
    const { startDate, endDate, sourceState } = supply;
    if (startDate === null || sourceState === 'In Attivazione') continue;
    for (let month = -MONTHS; month < 0; month += 1) {
      const readOn = calendar.monthEnd(month);
      if (readOn < startDate || (endDate !== null && readOn > endDate)) continue;
      records.meterReadings.push(reading(supply, readOn, MONTHS + month));
    }
  }
}

/** Most meters are read from afar; where one is not, the customer sends a reading or it is estimated. */
function reading(supply: CommodityContractRecord, readOn: string, step: number): MeterReadingRecord {
  const draw = hash(`reading/${supply.code}`) >>> 8;
  const isRemote = !supply.selfReading || draw % 3 === 0;
  const kind = isRemote ? 'EFFETTIVA' : step % 2 === 0 ? 'STIMATA' : 'AUTOLETTURA';
  const shown = (start: number, each: number) => start + (draw % 900) + step * (each + (draw % 40));
  const isOneBand = supply.commodity === 'GAS' || supply.tariffType === 'Monoraria';
  return {
    contractCode: supply.code,
    readOn,
    kind,
    check: kind === 'AUTOLETTURA' ? 'ACCETTATA' : null,
    meterNumber: String(draw).padStart(10, '0'),
    f0: isOneBand ? shown(4_000, supply.commodity === 'GAS' ? 60 : 180) : null,
    f1: isOneBand ? null : shown(10_000, 70),
    f2: isOneBand ? null : shown(8_000, 50),
    f3: isOneBand ? null : shown(12_000, 60),
  };
}
