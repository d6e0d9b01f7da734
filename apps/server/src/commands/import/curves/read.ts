import { dayInRome, stepsOf, type CurveStep, type Day } from '@sportello/domain';
import { StartError } from '../../../errors/start-error.ts';
import { delimiterOf, look } from '../csv/open.ts';
import { records } from '../csv/records.ts';
import type { ApiError } from '../table/columns.ts';
import { BadCurve } from './amounts.ts';
import { hourColumns, hourRow } from './hours.ts';
import { isQuarterHeader, quarterRow } from './quarters.ts';

export type Commodity = 'LUCE' | 'GAS';

export interface ReadDay {
  readonly commodity: Commodity;
  readonly day: Day;
  readonly line: number;
  readonly step: CurveStep;
  readonly values: (number | null)[];
}

export interface ReadCurves {
  readonly commodities: readonly Commodity[];
  readonly days: readonly ReadDay[];
  readonly refused: number;
}

/** Reads a curve file and reports rejected lines (consumo.importazione.1, consumo.importazione.2). */
export async function readCurves(
  file: string,
  now: Date,
  onRejected: (refusal: ApiError) => void,
): Promise<ReadCurves> {
  const { firstLine } = await look(file);
  const delimiter = delimiterOf(firstLine);
  const days = new Map<string, ReadDay>();
  const today = dayInRome(now.getTime());
  let take: ((fields: readonly string[], line: number) => void) | undefined;
  let commodities: readonly Commodity[] = [];
  let refused = 0;

  const put = (commodity: Commodity, step: CurveStep, day: Day, at: number, value: number | null, line: number) => {
    if (day > today) throw new BadCurve('a day that has not come');
    const key = `${commodity} ${day}`;
    const values = () => Array.from<null>({ length: stepsOf(day, step) }).fill(null);
    const known = days.get(key) ?? { commodity, day, line, step, values: values() };
    days.set(key, known);
    const stood = known.values[at] ?? null;
    if (stood !== null && value !== null && stood !== value) {
      throw new BadCurve(`stands there twice with other values: the first is of line ${known.line}`);
    }
    known.values[at] = stood ?? value;
  };

  const readerOf = (header: readonly string[]): typeof take => {
    if (isQuarterHeader(header)) {
      commodities = ['LUCE'];
      return (fields, line) => {
        const { day, values } = quarterRow(fields);
        for (const [at, value] of values.entries()) put('LUCE', 15, day, at, value, line);
      };
    }
    const columns = hourColumns(header);
    if (columns === undefined) {
      throw new StartError(
        `${file}, line 1: neither the distributor's quarter-hours (Giorno;00:00-00:15;…) nor hours (Hour Start,Electricity 1,…,Gas).`,
      );
    }
    commodities = ['LUCE', 'GAS'];
    return (fields, line) => {
      const { day, at, electricity, gas } = hourRow(fields, columns);
      put('LUCE', 60, day, at, electricity, line);
      put('GAS', 60, day, at, gas, line);
    };
  };

  for await (const { line, fields } of records(file, delimiter)) {
    if (take === undefined) {
      take = readerOf(fields.map((field) => field.trim()));
      continue;
    }
    try {
      take(fields, line);
    } catch (error) {
      if (!(error instanceof BadCurve)) throw error;
      refused += 1;
      onRejected({ line, field: null, reason: error.message });
    }
  }
  if (take === undefined) throw new StartError(`${file} is empty.`);
  return { commodities, days: [...days.values()], refused };
}
