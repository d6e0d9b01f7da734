import {
  countedReadings,
  highestLikely,
  meterBands,
  meterDigits,
  METER_BANDS,
  METER_UNITS,
  type Day,
  type MeterBand,
  type SelfReadingField,
} from '@sportello/domain';
import { listReadings, type ReadSupply } from '../queries/readings.ts';
import type { Database } from '../../../db/database.ts';
import { shownIn } from './answers.ts';

type Field = SelfReadingField & { readonly band: MeterBand };

export interface Meter {
  readonly number: string | null;
  readonly fields: readonly Field[];
}

export async function meterOf(db: Database, supply: ReadSupply, on: Day): Promise<Meter> {
  const { commodity } = supply;
  const rows = await listReadings(db, supply.code);
  const counted = countedReadings(rows.map((row) => ({ ...row, date: row.readOn })));
  const [last] = counted;
  const known = METER_BANDS.map((band) => ({
    band,
    shown: counted.flatMap((row) => {
      const value = shownIn(row, band);
      return value === null ? [] : [{ date: row.date, value }];
    }),
  }));
  const lastBands = last === undefined ? [] : METER_BANDS.filter((band) => shownIn(last, band) !== null);
  const bands = meterBands({ commodity, tariffType: supply.tariffType ?? undefined, lastBands });
  const digits = meterDigits(
    commodity,
    known.flatMap(({ shown }) => shown.map(({ value }) => value)),
  );
  return {
    number: last?.meterNumber ?? null,
    fields: known
      .filter(({ band }) => bands.includes(band))
      .map(({ band, shown }) => ({
        band,
        digits,
        lastValue: shown[0]?.value,
        highest: highestLikely(shown, on, METER_UNITS[commodity]),
      })),
  };
}
