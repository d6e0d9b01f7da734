import { dayInRome, startOfDayInRome, stepsOf, type Day } from '@sportello/domain';
import { amountOf, BadCurve } from './amounts.ts';

const START = 'Hour Start';
const REGISTERS = [/^Electricity 1(?: \(.*\))?$/, /^Electricity 2(?: \(.*\))?$/] as const;

export function hourColumns(header: readonly string[]) {
  const registers = REGISTERS.map((name) => header.findIndex((each) => name.test(each)));
  const gas = header.indexOf('Gas');
  if (header[0] !== START || registers.includes(-1) || gas === -1) return undefined;
  return { registers, gas, width: header.length };
}
type HourColumns = NonNullable<ReturnType<typeof hourColumns>>;

/** An hour of the export: its day in Rome and its index from midnight. */
export interface HourRow {
  readonly day: Day;
  readonly at: number;
  readonly electricity: number | null;
  readonly gas: number | null;
}

/** Parses a row of the hourly export (consumo.importazione.1). */
export function hourRow(fields: readonly string[], { registers, gas, width }: HourColumns): HourRow {
  if (fields.length !== width) throw new BadCurve(`has ${fields.length} fields instead of ${width}`);
  const start = instantOf(fields[0] ?? '');
  const day = dayInRome(start);
  const at = (start - startOfDayInRome(day)) / 3_600_000;
  if (!Number.isInteger(at) || at >= stepsOf(day, 60)) throw new BadCurve('not the beginning of an hour');
  const parts = registers.map((column) => amountOf(fields[column] ?? '', 'point'));
  const [low = null, high = null] = parts;
  return {
    day,
    at,
    electricity: low === null || high === null ? null : low + high,
    gas: amountOf(fields[gas] ?? '', 'point'),
  };
}

function instantOf(written: string): number {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:00:00(?:Z|[+-]\d{2}:\d{2})$/.test(written);
  const instant = isWhole ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(instant)) throw new BadCurve('not the beginning of an hour with its offset');
  return instant;
}
