import { describe, expect, it } from 'vitest';
import { pathOf } from '../mechanism/call.ts';
import { readSample } from '../mechanism/sample.ts';
import { search } from './search.ts';

describe('the second search', () => {
  it('stands at the base of its backend', () => {
    expect(pathOf(search)).toBe('/search');
  });

  it('reads the first that is found', async () => {
    const users = [
      { mail: 'A@EXAMPLE.IT', mobile: null, isValido: false, uid: 'anna' },
      { mail: null, mobile: null, isValido: true, uid: 'bruno' },
    ];
    expect((await readSample(search, { users })).model).toEqual({
      mail: 'A@EXAMPLE.IT',
      phoneNumber: undefined,
      status: 'REGISTRATO',
      username: 'anna',
    });
  });

  it('reads nobody as UNKNOWN', async () => {
    expect((await readSample(search, { users: [] })).model).toEqual({ status: 'UNKNOWN' });
  });
});
