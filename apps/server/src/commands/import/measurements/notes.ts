import { count, number } from '../report.ts';
import { LEFT_OUT } from './flow.ts';
import type { MeasurementResult } from './import.ts';

/** Sentences on what files of measurements hold and what of them was not loaded (consumo.flussi.4). */
export function measurementNotes({ gaps, leftOut, notXml }: MeasurementResult): string[] {
  return [
    ...[...leftOut].map(([why, amount]) => `Left out: ${number(amount)} ${LEFT_OUT[why]}.`),
    ...notXml.map((name) => `Left out: ${name}, which is no XML.`),
    ...(gaps > 0 ? [`Nothing is known of ${count(gaps, 'quarter')}: they stay gaps.`] : []),
  ];
}
