import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { autolettura } from './autolettura.ts';
import { exampleReading } from './reading.ts';
import { recuperoElencoConsumi } from './recuperoElencoConsumi.ts';
import { storicoLetture } from './storicoLetture.ts';
import { tipologiaAutolettura } from './tipologiaAutolettura.ts';
import { ultimaLettura } from './ultimaLettura.ts';

describe('readings', () => {
  it('reads the last one', async () => {
    const { model } = await readSample(ultimaLettura, { lettura: exampleReading });
    expect(model).toEqual({
      date: '2026-10-31',
      kind: 'EFFETTIVA',
      state: undefined,
      unit: 'kWh',
      meterNumber: '0412345678',
      pod: 'IT001E12345678',
      pdr: undefined,
      values: [
        { band: 'F1', value: 10_432 },
        { band: 'F2', value: 8_120 },
        { band: 'F3', value: 12_077 },
      ],
    });
  });

  it('reads none as none', async () => {
    expect((await readSample(ultimaLettura, { lettura: null })).model).toBeUndefined();
  });

  it('reads unknown codes as unknown', async () => {
    const strange = {
      ...exampleReading,
      tipo: 'SOGNATA',
      stato: 'BOH',
      unitaMisura: 'cal',
      valori: [{ fascia: 'F9', valore: 1 }],
    };
    const { model, setAside } = await readSample(storicoLetture, { letture: [strange] });
    expect(setAside).toEqual([]);
    expect(model[0]).toMatchObject({
      kind: 'SCONOSCIUTA',
      state: undefined,
      unit: undefined,
      values: [{ band: 'SCONOSCIUTA', value: 1 }],
    });
  });

  it.each([
    [{}, []],
    [{ pod: 'IT001E12345678', pdr: '00881234567890' }, []],
    [{ pod: '' }, ['pod MISSING']],
    [{ pod: ['a', 'b'] }, ['pod invalid_type']],
  ])('asks for the last one with %j', (query, expected) => {
    expect(rejectedFor(ultimaLettura.query, query)).toEqual(expected);
  });

  it.each([
    [{ pod: 'IT001E12345678' }, []],
    [{ pdr: '00881234567890', numeroLetture: '120' }, []],
    [{ pod: 'IT001E12345678', numeroLetture: '0' }, ['numeroLetture TOO_SMALL']],
    [{ pod: 'IT001E12345678', numeroLetture: '121' }, ['numeroLetture TOO_LARGE']],
    [{ pod: 'IT001E12345678', numeroLetture: '' }, ['numeroLetture NOT_A_NUMBER']],
    [{ pod: 'IT001E12345678', numeroLetture: '12.5' }, ['numeroLetture NOT_A_NUMBER']],
    [{}, ['pod MISSING']],
    [{ pod: 'IT001E12345678', pdr: '00881234567890' }, ['pod NOT_EXPECTED']],
  ])('asks for the history with %j', (query, expected) => {
    expect(rejectedFor(storicoLetture.query, query)).toEqual(expected);
  });

  it('asks for twelve readings unless told otherwise (lettura.storia.1)', () => {
    const query = storicoLetture.query;
    expect(query && z.parse(query, { pod: 'IT001E12345678' })).toEqual({ pod: 'IT001E12345678', numeroLetture: 12 });
  });
});

describe('self-reading', () => {
  it('reads whether, when and what can be sent', async () => {
    const { model } = await readSample(tipologiaAutolettura, {
      tipologia: 'MULTIORARIA',
      aperta: false,
      motivo: 'FUORI_PERIODO',
      inizioPeriodo: '2026-12-20',
      finePeriodo: '2026-12-31',
      unitaMisura: 'kWh',
      fasce: [{ fascia: 'F1', cifre: 6, ultimoValore: null, massimoAtteso: 10_900 }],
    });
    expect(model).toEqual({
      kind: 'MULTIORARIA',
      isOpen: false,
      obstacle: 'FUORI_PERIODO',
      opensOn: '2026-12-20',
      closesOn: '2026-12-31',
      unit: 'kWh',
      fields: [{ band: 'F1', digits: 6, lastValue: undefined, highest: 10_900 }],
    });
  });

  it.each([
    [{}, []],
    [{ canaleAcquisizione: 'WEB' }, []],
    [{ canaleAcquisizione: 'FAX' }, ['canaleAcquisizione invalid_value']],
  ])('asks how with %j', (query, expected) => {
    expect(rejectedFor(tipologiaAutolettura.query, query)).toEqual(expected);
  });

  const body = { codiceContratto: 'C1', dataLettura: '2026-11-21', canaleAcquisizione: 'WEB' };
  const f1 = { fascia: 'F1', valore: 10_540 };

  it.each([
    [{ ...body, letture: [f1] }, []],
    [{ ...body, letture: [{ fascia: 'F0', valore: 0 }], conferma: 'GIRO_CONTATORE' }, []],
    [{ ...body, letture: [f1], conferma: 'BOH' }, ['conferma invalid_value']],
    [{ ...body, letture: [f1], foto: '/9j/4AAQ' }, []],
    [{ ...body, letture: [f1], foto: 'a foto' }, ['foto NOT_BASE64']],
    [{ ...body, letture: [f1], foto: 'A'.repeat(6_990_512) }, ['foto TOO_LONG']],
    [{ ...body, letture: [] }, ['letture MISSING']],
    [{ ...body, letture: [f1, f1] }, ['letture REPEATED']],
    [{ ...body, letture: [{ fascia: 'F4', valore: 1 }] }, ['letture.0.fascia invalid_value']],
    [{ ...body, letture: [{ fascia: 'F1', valore: -1 }] }, ['letture.0.valore TOO_SMALL']],
    [{ ...body, letture: [{ fascia: 'F1', valore: 1_000_000_000 }] }, ['letture.0.valore TOO_LARGE']],
    [{ ...body, letture: [{ fascia: 'F1', valore: 1.5 }] }, ['letture.0.valore invalid_type']],
    [{ ...body, letture: [{ fascia: 'F1', valore: '10' }] }, ['letture.0.valore invalid_type']],
    [{ ...body, dataLettura: '21/11/2026', letture: [f1] }, ['dataLettura invalid_format']],
  ])('sends %j', (sent, expected) => {
    expect(rejectedFor(autolettura.body, sent)).toEqual(expected);
  });
});

describe('consumption', () => {
  it('reads periods, bands and cost in cents', async () => {
    const { model } = await readSample(recuperoElencoConsumi, {
      unitaMisura: 'Smc',
      consumi: [
        {
          inizioPeriodo: '2026-09-01',
          finePeriodo: '2026-09-30',
          tipo: 'STIMATO',
          consumo: 12.5,
          fasce: [],
          spesa: null,
        },
        {
          inizioPeriodo: '2026-10-01',
          finePeriodo: '2026-10-31',
          tipo: 'EFFETTIVO',
          consumo: 40,
          fasce: [{ fascia: 'F0', valore: 40 }],
          spesa: 61.35,
        },
      ],
    });
    expect(model).toEqual({
      unit: 'Smc',
      periods: [
        {
          periodStart: '2026-09-01',
          periodEnd: '2026-09-30',
          kind: 'STIMATO',
          total: 12.5,
          bands: [],
          cost: undefined,
        },
        {
          periodStart: '2026-10-01',
          periodEnd: '2026-10-31',
          kind: 'EFFETTIVO',
          total: 40,
          bands: [{ band: 'F0', value: 40 }],
          cost: 6_135,
        },
      ],
    });
  });
});
