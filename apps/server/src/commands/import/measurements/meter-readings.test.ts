import { describe, expect, it } from 'vitest';
import {
  electricityXml,
  gasXml,
  hourly,
  useMeasurements,
  zipOf,
  type ElectricityPoint,
} from '../../../../test/support/measurements.ts';

const { load, readings } = useMeasurements();

const bands = { EaF1: '1042,900', EaF2: '877,000', EaF3: '1500,120' };
const read = (day: string, more: Partial<ElectricityPoint> = {}): ElectricityPoint => ({
  facts: { DataMisura: day },
  treatment: 'F',
  measured: bands,
  ...more,
});

describe('readings of electricity (consumo.flussi.1)', () => {
  it('stores electricity readings without decimals, by band or as one', async () => {
    const single = read('31/07/2024', { treatment: 'M', measured: { TipoDato: 'S', EaM: '2654,999' } });
    expect(await load([electricityXml('PNO', [read('31/08/2024'), single])])).toMatchObject({
      counts: [2, 2, 0, 0, 0],
      errors: [],
    });
    expect(await readings()).toEqual([
      {
        code: 'L1',
        day: '2024-07-31',
        kind: 'STIMATA',
        state: null,
        meter: null,
        f0: 2654,
        f1: null,
        f2: null,
        f3: null,
      },
      {
        code: 'L1',
        day: '2024-08-31',
        kind: 'EFFETTIVA',
        state: null,
        meter: null,
        f0: null,
        f1: 1042,
        f2: 877,
        f3: 1500,
      },
    ]);
  });

  it('stores readings of second-generation meters only at the end of a month and at changes', async () => {
    const voltura = read('12/08/2024', { measured: { ...bands, Raccolta: 'V' } });
    const files = [
      electricityXml('PNO2G', [read('30/08/2024'), read('31/08/2024')]),
      electricityXml('VNO2G', [voltura]),
    ];
    expect(await load(files)).toMatchObject({ leftOut: [['daily', 1]] });
    expect((await readings()).map(({ day }) => day)).toEqual(['2024-08-12', '2024-08-31']);
  });

  it('corrects a reading by a later file of the same archive', async () => {
    const corrected = read('31/08/2024', {
      facts: { DataMisura: '31/08/2024', TipoRettifica: 'P', Motivazione: '2' },
      measured: { ...bands, EaF1: '1041,000' },
    });
    const files = { 'a.xml': electricityXml('PNO', [read('31/08/2024')]), 'b.xml': electricityXml('RNO', [corrected]) };
    expect(await load([zipOf(files)], { ending: 'zip' })).toMatchObject({ isWritten: true, errors: [] });
    expect(await readings()).toMatchObject([{ f1: 1041 }]);
  });

  it('assigns a reading of the evening before a supply begins to that supply', async () => {
    const switched = read('31/12/2023', { measured: { ...bands, Raccolta: 'S' } });
    await load([electricityXml('SNM', [switched])]);
    expect(await readings()).toMatchObject([{ code: 'L1', day: '2023-12-31' }]);
  });

  it('stores a customer’s reading as validated, and leaves it out when it is known', async () => {
    const sent = read('31/08/2024', { measured: { ...bands, TipoDato: 'A' } });
    await load([electricityXml('PNO', [sent])]);
    expect(await readings()).toMatchObject([{ kind: 'AUTOLETTURA', state: 'VALIDATA' }]);
    expect(await load([electricityXml('PNO', [sent])])).toMatchObject({ isWritten: true, leftOut: [['known', 1]] });
  });

  it('leaves out and counts readings that are unvalidated, withdrawn or of an hourly point', async () => {
    const withdrawn = { DataMisura: '31/08/2024', TipoRettifica: 'P', Motivazione: '3' };
    expect(
      await load([
        electricityXml('PNO', [read('31/08/2024', { measured: { ...bands, Validato: 'N' } })]),
        electricityXml('RNO', [read('31/08/2024', { facts: withdrawn, measured: null })]),
        electricityXml('PDO2G', [hourly('', { measured: bands })]),
      ]),
    ).toMatchObject({
      leftOut: [
        ['notValidated', 1],
        ['withoutMeter', 1],
        ['hourlyRegisters', 1],
      ],
      isWritten: true,
    });
    expect(await readings()).toEqual([]);
  });
});

describe('readings of gas (consumo.flussi.2)', () => {
  const monthly = (more: Readonly<Record<string, string>>) => ({ tipo_lettura: 'E', data_racc: '30/09/2024', ...more });

  it('stores gas readings as the totalizer of the meter, with its number', async () => {
    await load([gasXml('TML', [{ readings: [monthly({ let_tot_prel: '000358200', let_tot_conv: '000365364' })] }])]);
    expect(await readings()).toMatchObject([
      { code: 'G1', day: '2024-09-30', kind: 'EFFETTIVA', meter: 'M1', f0: 358_200 },
    ]);
  });

  it('stores the reading of the converter where the meter has no other', async () => {
    await load([gasXml('TML', [{ readings: [monthly({ let_tot_conv: '000365364' })] }])]);
    expect(await readings()).toMatchObject([{ f0: 365_364 }]);
  });

  it('stores only the end of a month from daily gas flows', async () => {
    const daily = (day: string, figure: string) => ({
      matr_mis: 'M2',
      data_comp: day,
      tipo_lettura: 'S',
      let_tot_prel: figure,
    });
    const file = gasXml('TGL', [{ readings: [daily('29/09/2024', '10'), daily('30/09/2024', '12')] }]);
    expect(await load([file])).toMatchObject({ counts: [1, 1, 0, 0, 0], leftOut: [['daily', 1]] });
    expect(await readings()).toMatchObject([{ day: '2024-09-30', kind: 'STIMATA', meter: 'M2', f0: 12 }]);
  });

  it('corrects a gas reading only for a reason that replaces the measurement', async () => {
    await load([gasXml('TML', [{ readings: [monthly({ let_tot_prel: '100' })] }])]);
    const correction = (reason: string, figure: string) =>
      gasXml('RML', [{ reason, readings: [{ data_racc: '30/09/2024', let_tot_prel: figure }] }]);
    expect(await load([correction('2', '98')])).toMatchObject({ counts: [1, 0, 1, 0, 0] });
    expect(await load([correction('4', '90')])).toMatchObject({ leftOut: [['withoutMeter', 1]] });
    expect(await readings()).toMatchObject([{ f0: 98 }]);
  });

  it.each([
    ['a PDR that is none', { pdr: '12' }, {}, 'cod_pdr: not a PDR'],
    ['a PDR of nobody here', { pdr: '00000000000000' }, {}, 'cod_pdr: no supply has'],
    ['no day', {}, { data_racc: '' }, 'data_racc: missing'],
    ['an unknown kind', {}, { tipo_lettura: 'R' }, 'tipo_lettura: not E, S or A'],
    ['a figure that is none', {}, { let_tot_prel: '12x' }, 'let_tot_prel: not a figure'],
    ['too large a figure', {}, { let_tot_prel: '100000000' }, 'valori.F0: not a whole number'],
  ])('rejects a gas reading with %s', async (_what, point, reading, reason) => {
    const result = await load([gasXml('TML', [{ ...point, readings: [monthly({ let_tot_prel: '1', ...reading })] }])]);
    expect(result).toMatchObject({ isWritten: false });
    expect(result.errors).toEqual([expect.stringContaining(`3 ${reason}`)]);
  });
});
