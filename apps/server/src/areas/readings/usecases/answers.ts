import type { AnswerOf, Catalogue } from '@sportello/calls';
import { METER_BANDS, METER_UNITS, type MeterBand } from '@sportello/domain';
import type { listReadings, listSteps } from '../queries/readings.ts';
import type { listSentReadings } from '../queries/sent-readings.ts';

type Reading = NonNullable<AnswerOf<Catalogue['ultimaLettura']>['lettura']>;
type SentReading = AnswerOf<Catalogue['sentReadings']>['autoletture'][number];
type Row = Awaited<ReturnType<typeof listReadings>>[number];
type SentRow = Awaited<ReturnType<typeof listSentReadings>>[number];
type Steps = Awaited<ReturnType<typeof listSteps>>;

export type ShownRow = Pick<Row, 'f0' | 'f1' | 'f2' | 'f3'>;

const columns = { F0: 'f0', F1: 'f1', F2: 'f2', F3: 'f3' } as const satisfies Record<MeterBand, keyof ShownRow>;

/** Returns a band's value; null if the meter lacks it. */
export function shownIn(row: ShownRow, band: MeterBand): number | null {
  return row[columns[band]];
}

export function shownRow(values: ReadonlyMap<MeterBand, number>): ShownRow {
  const value = (band: MeterBand) => values.get(band) ?? null;
  return { f0: value('F0'), f1: value('F1'), f2: value('F2'), f3: value('F3') };
}

function valuesOf(row: ShownRow): Reading['valori'] {
  return METER_BANDS.flatMap((fascia) => {
    const valore = shownIn(row, fascia);
    return valore === null ? [] : [{ fascia, valore }];
  });
}

export function readingAnswer(
  row: ShownRow & Pick<Row, 'readOn' | 'kind' | 'state' | 'meterNumber' | 'commodity' | 'pod' | 'pdr'>,
): Reading {
  return {
    dataLettura: row.readOn,
    tipo: row.kind,
    stato: row.state,
    unitaMisura: METER_UNITS[row.commodity],
    matricola: row.meterNumber,
    pod: row.pod,
    pdr: row.pdr,
    valori: valuesOf(row),
  };
}

export function sentReadingAnswer(row: SentRow, steps: Steps): SentReading {
  return {
    numero: String(row.id),
    dataLettura: row.readOn,
    finePeriodo: row.periodEnd,
    valori: valuesOf(row),
    // A database constraint guarantees a state for sent readings.
    stato: row.state ?? 'RICEVUTA',
    conferma: row.confirmation,
    passaggi: (steps.get(row.id) ?? []).map(({ state, at, refusal, note }) => ({
      stato: state,
      data: at.toISOString(),
      motivo: refusal,
      nota: note,
    })),
    numeroBolletta: row.billNumber,
    foto: row.hasPhoto,
  };
}
