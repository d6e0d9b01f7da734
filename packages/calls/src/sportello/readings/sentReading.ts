import {
  READING_CONFIRMATIONS,
  READING_REJECTIONS,
  SENT_READING_STATES,
  type ReadingStep,
  type SentReading,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../../mechanism/empty.ts';
import { day, instant, optionalDay, optionalText } from '../../mechanism/wire.ts';
import { toBandValue, wireBandValue } from '../../verifiche/meter.ts';

const wireReadingStep = z.strictObject({
  stato: z.enum(SENT_READING_STATES),
  data: instant,
  motivo: z.nullable(z.enum(READING_REJECTIONS)),
  nota: optionalText,
});

export const wireSentReading = {
  numero: z.string(),
  dataLettura: day,
  finePeriodo: optionalDay,
  valori: z.array(wireBandValue),
  stato: z.enum(SENT_READING_STATES),
  conferma: z.nullable(z.enum(READING_CONFIRMATIONS)),
  passaggi: z.array(wireReadingStep),
  numeroBolletta: optionalText,
  foto: z.boolean(),
};
const sentReadingShape = z.strictObject(wireSentReading);

export const exampleSentReading = {
  numero: '900042',
  dataLettura: '2026-11-20',
  finePeriodo: '2026-11-30',
  valori: [{ fascia: 'F0' as const, valore: 4_211 }],
  stato: 'INVIATA_DISTRIBUTORE' as const,
  conferma: null,
  passaggi: [
    { stato: 'RICEVUTA' as const, data: '2026-11-20T09:00:00Z', motivo: null, nota: null },
    { stato: 'INVIATA_DISTRIBUTORE' as const, data: '2026-11-20T15:30:00Z', motivo: null, nota: null },
  ],
  numeroBolletta: null,
  foto: true,
};

export function toSentReading(wire: z.output<typeof sentReadingShape>): SentReading {
  return {
    number: wire.numero,
    date: wire.dataLettura,
    periodEnd: present(wire.finePeriodo),
    values: wire.valori.map(toBandValue),
    state: known(SENT_READING_STATES, wire.stato, 'SCONOSCIUTO'),
    confirmation: known(READING_CONFIRMATIONS, wire.conferma, undefined),
    steps: wire.passaggi.map(toReadingStep),
    billNumber: present(wire.numeroBolletta),
    hasPhoto: wire.foto,
  };
}

function toReadingStep(wire: z.output<typeof wireReadingStep>): ReadingStep {
  return {
    state: known(SENT_READING_STATES, wire.stato, 'SCONOSCIUTO'),
    at: Date.parse(wire.data),
    refusal: known(READING_REJECTIONS, wire.motivo, undefined),
    note: present(wire.nota),
  };
}
