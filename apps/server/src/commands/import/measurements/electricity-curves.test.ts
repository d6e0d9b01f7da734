import { describe, expect, it } from 'vitest';
import {
  electricityXml,
  hourly,
  quarters,
  same,
  useMeasurements,
  type ElectricityPoint,
} from '../../../../test/support/measurements.ts';

const { query, load, curves } = useMeasurements();
const month = { MeseAnno: '09/2024' };

describe('curves of electricity (consumo.flussi.1)', () => {
  it('stores curves by day in Wh, and keeps gaps', async () => {
    const curve = quarters('01', [...same(94), '0,256', '']) + quarters('02', same(96, '1,740'));
    expect(await load([electricityXml('PDO', [hourly(curve)])])).toEqual({
      counts: [1, 2, 0, 0, 0],
      gaps: 1,
      leftOut: [],
      notXml: [],
      isWritten: true,
      errors: [],
    });
    expect(await curves('L1')).toMatchObject([
      { day: '2024-09-01', step: 15, isEstimated: false, values: [...Array<number>(94).fill(100), 256, null] },
      { day: '2024-09-02', values: Array<number>(96).fill(1740) },
    ]);
  });

  it.each([
    ['PDO', '25,000', 100],
    ['PDO2G', '25,000', 2500],
    ['PNO2G', '1,500', 150],
  ])('multiplies only values of second-generation meters by the constant: %s', async (flow, ka, stored) => {
    const facts = flow === 'PNO2G' ? { DataMisura: '03/09/2024' } : month;
    await load([electricityXml(flow, [{ facts, ka, curve: quarters('03', same(96)) }])]);
    expect((await curves('L1')).map(({ day, values }) => [day, values[0]])).toEqual([['2024-09-03', stored]]);
  });

  it('follows the clock changes in March and October (consumo.curva.2)', async () => {
    const march = Object.fromEntries(
      Array.from({ length: 96 }, (_, at) => [`E${at + 1}`, at >= 8 && at < 12 ? '' : `${at + 1},000`]),
    );
    const later = Object.fromEntries(Array.from({ length: 88 }, (_, at) => [`E${at + 9}`, `${at + 9},000`]));
    const first = same(12, '0,500');
    await load([
      electricityXml('PDO', [
        hourly(quarters('31', march, '1'), { facts: { MeseAnno: '03/2024' } }),
        hourly(quarters('27', first, '2') + quarters('27', later, '3'), { facts: { MeseAnno: '10/2024' } }),
      ]),
    ]);
    const [inMarch, inOctober] = await curves('L1');
    expect(inMarch?.values).toHaveLength(92);
    expect(inMarch?.values.slice(6, 10)).toEqual([7000, 8000, 13_000, 14_000]);
    expect(inOctober?.values).toHaveLength(100);
    expect(inOctober?.values.slice(10, 14)).toEqual([500, 500, 9000, 10_000]);
    expect(inOctober?.values.at(-1)).toBe(96_000);
  });

  it('replaces a day by its correction, and marks a reconstructed one as estimated', async () => {
    const correction = (reason: string, value: string) =>
      electricityXml('RFO', [
        hourly(quarters('01', same(96, value)), { facts: { ...month, TipoRettifica: 'P', Motivazione: reason } }),
      ]);
    await load([electricityXml('PDO', [hourly(quarters('01', same(96)))])]);
    expect(await load([correction('2', '0,200')])).toMatchObject({ counts: [1, 0, 1, 0, 0] });
    expect(await curves('L1')).toMatchObject([{ isEstimated: false, values: Array<number>(96).fill(200) }]);
    await load([correction('5', '0,300')]);
    expect(await curves('L1')).toMatchObject([{ isEstimated: true, values: Array<number>(96).fill(300) }]);
    expect(await load([correction('5', '0,300')])).toMatchObject({ counts: [1, 0, 0, 1, 0] });
  });

  it.each([
    ['began', 'start_date = start_date'],
    ['was another holder’s from', `start_date = '2020-01-01', holder_since = '2024-09-11'`],
  ])('stores each day with the contract that %s that day, also for a POD with a check character', async (_how, set) => {
    await query(`update commodity_contracts set ${set} where code = 'N2'`);
    const both = quarters('10', same(96)) + quarters('11', same(96));
    expect(await load([electricityXml('PDO', [hourly(both, { pod: 'IT001E999999990' })])])).toMatchObject({
      isWritten: true,
    });
    expect((await curves('O2')).map(({ day }) => day)).toEqual(['2024-09-10']);
    expect((await curves('N2')).map(({ day }) => day)).toEqual(['2024-09-11']);
  });

  it.each<[string, ElectricityPoint, string]>([
    ['a POD that is none', hourly(quarters('01', same(96)), { pod: 'IT1' }), 'Pod: not a POD'],
    [
      'a POD of nobody here',
      hourly(quarters('01', same(96)), { pod: 'IT002E00000000' }),
      'Pod: no supply has IT002E00000000',
    ],
    [
      'a day without a contract',
      hourly(quarters('31', same(96)), { facts: { MeseAnno: '12/2023' } }),
      'Pod: no contract of IT001E12345678 ran on 2023-12-31',
    ],
    ['no month', hourly(quarters('01', same(96)), { facts: {} }), 'MeseAnno: missing'],
    [
      'a month that is none',
      hourly(quarters('01', same(96)), { facts: { MeseAnno: '13/2024' } }),
      'MeseAnno: not a month',
    ],
    ['a day that is none', hourly(quarters('31', same(96))), 'Ea: not a day of its month'],
    [
      'a day to come',
      hourly(quarters('30', same(96)), { facts: { MeseAnno: '11/2026' } }),
      'Ea: a day that has not come',
    ],
    ['a day twice', hourly(quarters('01', same(96)) + quarters('01', same(96))), 'Ea: twice for 2024-09-01'],
    ['a decimal point', hourly(quarters('01', same(96, '0.100'))), 'Ea/E1: not an amount with three decimals'],
    ['less than nothing', hourly(quarters('01', same(96, '-1,000'))), 'Ea/E1: not an amount'],
    ['too many quarters', hourly(quarters('01', same(97))), 'Ea/E97: no quarter of 2024-09-01'],
    ['a change of the clock on another day', hourly(quarters('01', same(92), '1')), 'Ea/Dst: 1, but 2024-09-01 has 96'],
    [
      'no change of the clock where there is one',
      hourly(quarters('31', same(96)), { facts: { MeseAnno: '03/2024' } }),
      'Ea/Dst: 0, but 2024-03-31 has 92',
    ],
    [
      'an hour that March skips',
      hourly(quarters('31', same(96), '1'), { facts: { MeseAnno: '03/2024' } }),
      'Ea/E9: no quarter of 2024-03-31',
    ],
    [
      'more than a supply draws',
      hourly(quarters('01', same(96, '999999,000')), { ka: '9999999,000' }),
      'Ea/E1: more than',
    ],
    ['an unknown kind', hourly(quarters('01', same(96)), { measured: { TipoDato: 'X' } }), 'TipoDato: not E, S or A'],
  ])('rejects a point with %s, and with it the file', async (_what, point, reason) => {
    const good = hourly(quarters('05', same(96)));
    const xml = electricityXml('PDO2G', [good, point]);
    const result = await load([xml]);
    expect(result).toMatchObject({ isWritten: false, counts: [2, 0, 0, 0, 1] });
    expect(result.errors).toEqual([expect.stringContaining(`4 ${reason}`)]);
    expect(await curves('L1')).toEqual([]);
    expect(await load([xml], { skipRejected: true })).toMatchObject({ isWritten: true, counts: [2, 1, 0, 0, 1] });
    expect((await curves('L1')).map(({ day }) => day)).toEqual(['2024-09-05']);
  });

  it('finds a contract whose POD is stored with its check character', async () => {
    await query("update commodity_contracts set pod = 'IT001E123456789' where code = 'L1'");
    await load([electricityXml('PDO', [hourly(quarters('01', same(96)))])]);
    expect(await curves('L1')).toHaveLength(1);
  });

  it('rejects a day that two points of a file name, however far apart', async () => {
    const point = hourly(quarters('05', same(96)));
    const between = Array.from({ length: 100 }, () => hourly('', { measured: { Validato: 'N' } }));
    for (const points of [
      [point, point],
      [point, ...between, point],
    ]) {
      expect((await load([electricityXml('PDO', points)])).errors).toEqual([
        `${points.length + 2} Ea: 2024-09-05 stands there twice`,
      ]);
    }
  });
});
