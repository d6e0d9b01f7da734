import { describe, expect, it } from 'vitest';
import { readAreas, writeAreas } from './areas.ts';

describe('postal codes as they are typed', () => {
  it.each([
    ['20146', ['20146']],
    ['20147, 20146;20146\n20145', ['20145', '20146', '20147']],
    ['00118-00120', ['00118', '00119', '00120']],
    ['20121 – 20122 10121', ['10121', '20121', '20122']],
    ['', []],
  ])('parses %j as %j', (text, list) => {
    expect(readAreas(text)).toEqual({ list });
  });

  it.each([
    ['2014', '2014'],
    ['20146 20147-20140', '20147-20140'],
    ['Milano', 'Milano'],
  ])('rejects in %j the part %j', (text, wrong) => {
    expect(readAreas(text)).toEqual({ wrong });
  });

  it('writes postal codes as ranges that are read back the same', () => {
    const areas = ['00118', '20121', '20122', '20123', '20146'];
    expect(writeAreas(areas)).toBe('00118, 20121-20123, 20146');
    expect(readAreas(writeAreas(areas))).toEqual({ list: areas });
  });
});
