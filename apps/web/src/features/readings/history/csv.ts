import { METER_BANDS, type MeterReading } from '@sportello/domain';

const HEAD = ['Data', 'Tipo', 'Stato', 'Matricola', ...METER_BANDS, 'Unità'];

/** Exports for Italian spreadsheets: semicolons, UTF-8 BOM. */
export function csvOf(readings: readonly MeterReading[]): string {
  const rows = readings.map(({ date, kind, state, meterNumber, values, unit }) => [
    date,
    kind,
    state,
    meterNumber,
    ...METER_BANDS.map((band) => values.find((each) => each.band === band)?.value),
    unit,
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Prefixes formulas with an apostrophe against CSV injection, and quotes delimiters. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '').replace(/^(?=[=+@-])/, "'");
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
