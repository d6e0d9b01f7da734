import { METER_BANDS, type MeterReading } from '@sportello/domain';

const HEAD = ['Data', 'Tipo', 'Stato', 'Matricola', ...METER_BANDS, 'Unità'];

/** Readings as a table for other programs, as Italian ones read them: semicolons, and the mark of UTF-8. */
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

/** What a program would take for a formula is not one, and what would break the table is kept in. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '').replace(/^(?=[=+@-])/, "'");
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
