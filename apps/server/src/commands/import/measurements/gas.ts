import { isPdr } from '@sportello/domain';
import {
  BadPoint,
  dayOf,
  isLastOfMonth,
  required,
  type LeftOut,
  type MeasuredPoint,
  type MeasuredReading,
} from './flow.ts';
import { textOf, type Element } from './xml.ts';

const DAILY = new Set(['TGL', 'RGL']);
const CORRECTIONS = ['RGL', 'RML', 'RMV'];

/** The flows of gas (`cod_flusso`), and the element of a point. */
export const gas = {
  codes: new Set(['TGL', 'TML', 'TMV', 'TAL', 'TAS', 'TAV', 'SWG1', ...CORRECTIONS]),
  attribute: 'cod_flusso',
  item: 'DatiPdr',
};

/**
 * Reads a point of delivery (`DatiPdr`) of the flows of gas (consumo.flussi.2), as FlussiDatiMisuraPrelievoGAS has
 * them. Its schema is not public; names and meanings are those of the code that checks the flows at Acquirente Unico
 * (packages `it.au.misure.ingestionMisureGasUnico.model.schema.standard`) and of It-Energy-Ai's
 * Logistica_Gas_Natural_Up_Stream, `docs/misure.md`.
 */
export function gasPoint(point: Element, flow: string, now: Date): MeasuredPoint {
  const pdr = required(point, 'cod_pdr');
  if (!isPdr(pdr)) throw new BadPoint('cod_pdr', 'not a PDR of 14 digits');
  const leftOut: LeftOut[] = [];
  const technical = point.children.find(({ name }) => /^DatiTecnPdr(?:Rett)?$/.test(name));
  const readings = point.children
    .filter(({ name }) => /^(?:DatiLettura|LettureGiornaliere)(?:Rett)?$/.test(name))
    .flatMap((element) => {
      const reading = readingOf(element, point, technical, flow, now);
      if (typeof reading === 'object') return [reading];
      leftOut.push(reading);
      return [];
    });
  if (readings.length === 0 && leftOut.length === 0) leftOut.push('withoutMeter');
  return { commodity: 'GAS', code: pdr, days: [], readings, leftOut };
}

function readingOf(
  element: Element,
  point: Element,
  technical: Element | undefined,
  flow: string,
  now: Date,
): MeasuredReading | LeftOut {
  const isDaily = DAILY.has(flow);
  const isCorrection = CORRECTIONS.includes(flow);
  // A correction replaces an estimate (1) or an error (2); others withdraw a value or reconstruct a volume.
  if (isCorrection && !['1', '2'].includes(required(point, 'mot_ret_lett'))) return 'withoutMeter';
  // A meter that converts by itself has no totalizer in cubic metres, and shows what it has converted.
  const written = textOf(element, 'let_tot_prel') ?? textOf(element, 'let_tot_conv');
  if (written === undefined) return 'withoutMeter';
  const field = isDaily && !isCorrection ? 'data_comp' : 'data_racc';
  const day = dayOf(field, required(element, field), now);
  if (isDaily && !isLastOfMonth(day)) return 'daily';
  if (!/^\d{1,12}(?:[.,]\d{1,3})?$/.test(written)) throw new BadPoint('let_tot_prel', 'not a figure of a meter');
  const meter = textOf(element, 'matr_mis') ?? (technical === undefined ? undefined : textOf(technical, 'matr_mis'));
  const kind = isCorrection ? 'EFFETTIVA' : kindOf(required(element, 'tipo_lettura'));
  return { day, kind, meter, figures: { F0: String(Math.floor(Number(written.replace(',', '.')))) } };
}

function kindOf(kind: string): MeasuredReading['kind'] {
  if (kind === 'E') return 'EFFETTIVA';
  if (kind === 'S') return 'STIMATA';
  if (kind === 'A') return 'AUTOLETTURA';
  throw new BadPoint('tipo_lettura', 'not E, S or A');
}
