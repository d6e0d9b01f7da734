import { dayInRome, isDay, isPod, stepsOf, type Day } from '@sportello/domain';
import {
  BadPoint,
  dayOf,
  isLastOfMonth,
  required,
  type LeftOut,
  type MeasuredDay,
  type MeasuredPoint,
  type MeasuredReading,
} from './flow.ts';
import { textOf, type Element } from './xml.ts';

const PERIODIC = ['PDO', 'PDO2G', 'PNO', 'PNO2G', 'VNO', 'VNO2G', 'SNM', 'SNM2G'];
const CORRECTIONS = ['RFO', 'RFO2G', 'RNO', 'RNO2G', 'RNV', 'RNV2G', 'RSN', 'RSN2G'];

/** The flows of electricity (`CodFlusso`), and the element of a point. */
export const electricity = { codes: new Set([...PERIODIC, ...CORRECTIONS]), attribute: 'CodFlusso', item: 'DatiPod' };

interface Facts {
  readonly code: string;
  readonly is2G: boolean;
  readonly month: string | undefined;
  readonly isEstimated: boolean;
  readonly now: Date;
}

/**
 * Reads a point of delivery (`DatiPod`) of the flows of Acquirente Unico's "Standard dei Tracciati Misure" 1.8, with
 * the schemas FlussiDatiMisuraPrelievoEE (consumo.flussi.1). They and its examples are public in Poro-chan/uni,
 * `IT/ST_Standard_Tracciati_Misure_v1.8`.
 */
export function electricityPoint(point: Element, flow: string, now: Date): MeasuredPoint {
  const pod = required(point, 'Pod').toUpperCase();
  if (!isPod(pod)) throw new BadPoint('Pod', 'not a POD such as IT001E12345678');
  const nothing = { commodity: 'LUCE', code: pod.slice(0, 14), days: [], readings: [] } as const;
  const measured = point.children.find(({ name }) => name === 'Misura');
  if (measured === undefined) return { ...nothing, leftOut: ['withoutMeter'] };
  const isCorrection = CORRECTIONS.includes(flow);
  if (!isCorrection && required(measured, 'Validato') !== 'S') return { ...nothing, leftOut: ['notValidated'] };
  const kind = isCorrection ? correctedKind(required(point, 'Motivazione')) : kindOf(required(measured, 'TipoDato'));
  const facts = { code: flow, is2G: flow.endsWith('2G'), month: monthOf(point), isEstimated: kind === 'STIMATA', now };
  const technical = point.children.find(({ name }) => name === 'DatiPdp');
  if (technical === undefined) throw new BadPoint('DatiPdp', 'missing');
  const days = daysOf(measured, technical, facts);
  const leftOut: LeftOut[] = [];
  const reading = readingOf(point, measured, technical, { ...facts, kind, leave: (why) => leftOut.push(why) });
  return { ...nothing, days, readings: reading === undefined ? [] : [reading], leftOut };
}

function kindOf(kind: string): MeasuredReading['kind'] {
  if (kind === 'E') return 'EFFETTIVA';
  if (kind === 'S') return 'STIMATA';
  if (kind === 'A') return 'AUTOLETTURA';
  throw new BadPoint('TipoDato', 'not E, S or A');
}

/** Corrections have no `TipoDato`: 4, 5 and 6 reconstruct what was not measured. */
function correctedKind(reason: string): MeasuredReading['kind'] {
  if (!/^[1-6]$/.test(reason)) throw new BadPoint('Motivazione', 'not 1 to 6');
  return reason > '3' ? 'STIMATA' : 'EFFETTIVA';
}

/** The days of curves are written without month, which `MeseAnno` or the day of the reading has. */
function monthOf(point: Element): string | undefined {
  const written = textOf(point, 'MeseAnno') ?? textOf(point, 'DataMisura')?.slice(3);
  if (written === undefined) return undefined;
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(written) ?? [];
  if (month === undefined) throw new BadPoint('MeseAnno', 'not a month (MM/AAAA)');
  return `${year}-${month}`;
}

function daysOf(measured: Element, technical: Element, facts: Facts): MeasuredDay[] {
  const parts = measured.children.filter(({ name }) => name === 'Ea');
  if (parts.length === 0) return [];
  if (facts.month === undefined) throw new BadPoint('MeseAnno', 'missing');
  // First-generation meters with hourly metering are reported with their constant applied, second-generation ones not.
  const factor = facts.is2G ? (amountOf('Ka', textOf(technical, 'Ka') ?? '1,000') ?? 1000) : 1000;
  const days = new Map<Day, { values: (number | null)[]; filled: Set<string> }>();
  for (const part of parts) {
    const day = `${facts.month}-${part.text}`;
    if (!isDay(day)) throw new BadPoint('Ea', 'not a day of its month (GG)');
    if (day > dayInRome(facts.now.getTime())) throw new BadPoint('Ea', `a day that has not come: ${day}`);
    const steps = stepsOf(day, 15);
    const known = days.get(day) ?? {
      values: Array.from<null>({ length: steps }).fill(null),
      filled: new Set<string>(),
    };
    days.set(day, known);
    const { Dst: change = '0', ...quarters } = part.attributes;
    if (known.filled.has(change)) throw new BadPoint('Ea', `twice for ${day}`);
    known.filled.add(change);
    const placeOf = placesOf(change, steps, day);
    for (const [name, text] of Object.entries(quarters)) {
      const amount = amountOf(`Ea/${name}`, text);
      if (amount === null) continue;
      const [, quarter] = /^E([1-9]\d?)$/.exec(name) ?? [];
      const at = quarter === undefined ? undefined : placeOf(Number(quarter));
      if (at === undefined) throw new BadPoint(`Ea/${name}`, `no quarter of ${day} with Dst ${change}`);
      known.values[at] = scaled(`Ea/${name}`, amount, factor);
    }
  }
  // A correction may name a day without values, which is no measurement.
  return [...days].flatMap(([day, { values }]) =>
    values.some((value) => value !== null) ? [{ day, values, isEstimated: facts.isEstimated }] : [],
  );
}

/**
 * Returns where a quarter belongs in its day. `Dst` marks days with a clock change (section 6.3.5): on the one in March
 * E9 to E12 are empty; the one in October comes in two parts, E1 to E12 and then E9 to E96.
 */
function placesOf(change: string, steps: number, day: Day): (quarter: number) => number | undefined {
  const within = (quarter: number, from: number, to: number) => quarter >= from && quarter <= to;
  if (change === '0' && steps === 96) return (quarter) => (within(quarter, 1, 96) ? quarter - 1 : undefined);
  if (change === '1' && steps === 92) {
    return (quarter) => (within(quarter, 1, 8) ? quarter - 1 : within(quarter, 13, 96) ? quarter - 5 : undefined);
  }
  if (change === '2' && steps === 100) return (quarter) => (within(quarter, 1, 12) ? quarter - 1 : undefined);
  if (change === '3' && steps === 100) return (quarter) => (within(quarter, 9, 96) ? quarter + 3 : undefined);
  throw new BadPoint('Ea/Dst', `${change}, but ${day} has ${steps} quarters`);
}

/** Returns an amount in thousandths, or null for an empty one. */
function amountOf(field: string, text: string): number | null {
  if (text.trim() === '') return null;
  const [, whole, decimals] = /^(\d{1,12}),(\d{3})$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new BadPoint(field, 'not an amount with three decimals and a comma');
  return Number(`${whole}${decimals}`);
}

const MOST_WATT_HOURS = 2 ** 31 - 1;

function scaled(field: string, thousandths: number, factor: number): number {
  const wattHours = Math.round((thousandths * factor) / 1000);
  if (wattHours > MOST_WATT_HOURS) throw new BadPoint(field, 'more than a supply can draw');
  return wattHours;
}

interface ReadingFacts extends Facts {
  readonly kind: MeasuredReading['kind'];
  readonly leave: (why: LeftOut) => void;
}

/**
 * Reads the registers. Those of second-generation meters come every day, and one reading a month is what customers and
 * bills know, so that only the last of a month and those of a change of meter, customer or supplier are taken.
 */
function readingOf(
  point: Element,
  measured: Element,
  technical: Element,
  { kind, is2G, now, leave }: ReadingFacts,
): MeasuredReading | undefined {
  const names = { F0: 'EaM', F1: 'EaF1', F2: 'EaF2', F3: 'EaF3' } as const;
  const figures = Object.fromEntries(
    Object.entries(names).flatMap(([band, name]) => {
      const amount = amountOf(name, textOf(measured, name) ?? '');
      return amount === null ? [] : [[band, String(Math.floor(amount / 1000))]];
    }),
  );
  if (Object.keys(figures).length === 0) return undefined;
  if (required(technical, 'Trattamento') === 'O') {
    leave('hourlyRegisters');
    return undefined;
  }
  const day = dayOf('DataMisura', required(point, 'DataMisura'), now);
  const isPeriodic = (textOf(measured, 'Raccolta') ?? textOf(point, 'TipoRettifica')) === 'P';
  if (is2G && isPeriodic && !isLastOfMonth(day)) {
    leave('daily');
    return undefined;
  }
  return { day, kind, figures };
}
