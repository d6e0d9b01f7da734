import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../../errors/start-error.ts';
import {
  electricityXml,
  gasXml,
  hourly,
  quarters,
  same,
  useMeasurements,
  zipOf,
} from '../../../../test/support/measurements.ts';

const { query, load, curves } = useMeasurements();

describe('files that are no flow (consumo.flussi.3)', () => {
  const good = electricityXml('PDO', [hourly(quarters('01', same(96)))]);
  const declared = (type: string) => good.replace('?><', `?><!DOCTYPE FlussoMisure [${type}]><`);
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');

  it.each<[string, string | Uint8Array, RegExp]>([
    ['another document', '<FatturaElettronica/>', /line 1: not a flow of measurements/],
    ['an unknown flow', good.replace('"PDO"', '"XYZ"'), /line 1: XYZ is no flow that is read: PDO, PDO2G/],
    ['an unknown flow of gas', gasXml('IGMG', []), /IGMG is no flow that is read: TGL/],
    ['nothing', '', /Unexpected end|nothing in it/i],
    ['no XML', 'Giorno;00:00-00:15', /line 1: Non-whitespace before first tag/],
    ['a file that is cut off', good.slice(0, -40), /line \d: Unclosed root tag/],
    ['a tag that is cut off', good.slice(0, 500), /line \d: Un/],
    [
      'an external entity',
      declared('<!ENTITY x SYSTEM "file:///etc/passwd">').replace('IT001E12345678', '&x;'),
      /type declaration/,
    ],
    [
      'entities that grow',
      declared(`<!ENTITY a0 "ha">${laughs}`).replace('IT001E12345678', '&a9;'),
      /type declaration/,
    ],
    ['an undeclared entity', good.replace('IT001E12345678', '&x;'), /line 3: Invalid character entity/],
    ['elements without end', '<a>'.repeat(100_000), /more than 8 deep/],
    [
      'a point without end',
      good.replace('<Pod>', `${'<X>1</X>'.repeat(3000)}<Pod>`),
      /line 3: more than 2000 elements in one point/,
    ],
    ['a text without end', good.replace('IT001E12345678', 'IT'.repeat(2000)), /more than 1000 characters in Pod/],
    ['another encoding', Buffer.from(good.replace('utf-8', 'x-mac')), /its encoding, x-mac, is none/],
    [
      'bytes of another encoding',
      Buffer.from(good.replace('<Pod>', '<Nome>Niccolò</Nome><Pod>'), 'latin1'),
      /is not in UTF-8/,
    ],
    ['a compressed file that is no archive', gzipSync(good), /is not in UTF-8|Non-whitespace/],
  ])('rejects %s, and leaves nothing behind', async (_what, content, reason) => {
    await expect(load([content])).rejects.toThrow(StartError);
    await expect(load([good, content])).rejects.toThrow(reason);
    expect(await curves('L1')).toEqual([]);
    const { rows } = await query('select from curve_files');
    expect(rows).toEqual([]);
  });

  it('reads ISO 8859-1 and UTF-16 that is declared', async () => {
    const latin = good.replace('utf-8', 'iso-8859-1').replace('<Pod>', '<Nome>Niccolò</Nome><Pod>');
    expect(await load([Buffer.from(latin, 'latin1')])).toMatchObject({ isWritten: true });
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good.replace('utf-8', 'utf-16'), 'utf16le')]);
    expect(await load([wide])).toMatchObject({ isWritten: true, counts: [1, 0, 0, 1, 0] });
  });
});

describe('archives (consumo.flussi.3)', () => {
  const good = (day: string) => electricityXml('PDO', [hourly(quarters(day, same(96)))]);

  it('reads an archive file by file, with the name of each file in its errors', async () => {
    const bad = electricityXml('PDO', [hourly('', { pod: 'IT1' })]);
    const files = { 'a.xml': good('01'), 'b.XML': bad, 'index.txt': 'a.xml' };
    const result = await load([zipOf(files)], { ending: 'zip' });
    expect(result).toMatchObject({ isWritten: false, notXml: ['index.txt'] });
    expect(result.errors).toEqual(['3 Pod: flow: b.XML: not a POD such as IT001E12345678']);
    expect(await curves('L1')).toEqual([]);
  });

  it.each<[string, () => Uint8Array, RegExp]>([
    ['a damaged archive', () => zipOf({ 'a.xml': good('01') }).slice(0, 300), /is a damaged archive/],
    ['an archive without XML', () => zipOf({ 'a.txt': 'x' }), /holds no XML file/],
    [
      'an archive in an archive',
      () => zipOf({ 'a.zip': zipOf({ 'a.xml': good('01') }) }),
      /is an archive in an archive/,
    ],
    [
      'a file that would fill the disk',
      () => zipOf({ 'a.xml': new Uint8Array(101_000_000) }),
      /a\.xml is larger than 100 MB/,
    ],
    [
      'a file that is larger than it says',
      () => {
        const bytes = zipOf({ 'a.xml': `${good('01')}${' '.repeat(5_000_000)}` });
        const size = Buffer.alloc(4);
        size.writeUInt32LE(5_000_000 + Buffer.byteLength(good('01')));
        const at = Buffer.from(bytes).lastIndexOf(size);
        bytes.set([0xe8, 3, 0, 0], at);
        return bytes;
      },
      /too many bytes/,
    ],
    [
      'a file that is damaged',
      () => {
        const bytes = zipOf({ 'a.xml': good('01') });
        return bytes.fill(0xff, 60, 120);
      },
      /a\.xml is damaged: /,
    ],
    [
      'files without number',
      () => zipOf(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.xml`, good('01')]))),
      /more than 1000 files/,
    ],
  ])('rejects %s, and leaves nothing behind', async (_what, content, reason) => {
    const loading = load([content()], { ending: 'zip' });
    await expect(loading).rejects.toThrow(StartError);
    await expect(loading).rejects.toThrow(reason);
    expect(await curves('L1')).toEqual([]);
  });
});

it('needs no more memory for a hundred times as many points', async () => {
  const peakOf = async (points: number) => {
    const items = Array.from({ length: points }, () => hourly('', { measured: { Validato: 'N' } }));
    const file = electricityXml('PDO', items);
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed - before)), 5);
    expect(await load([file])).toMatchObject({ counts: [points, 0, 0, 0, 0] });
    clearInterval(watch);
    return peak;
  };
  await peakOf(500);
  expect(await peakOf(60_000)).toBeLessThan(150_000_000);
});
