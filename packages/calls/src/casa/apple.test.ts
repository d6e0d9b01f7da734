import { describe, expect, it } from 'vitest';
import { refusedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { apple } from './apple.ts';

describe('the handover to the connected home', () => {
  const urlRedirect = 'https://casa.example.it/apple';

  it.each([
    [{ urlRedirect, data: '{}' }, []],
    [{ urlRedirect, data: '{"a":[1]}' }, []],
    [{ urlRedirect, data: '[1]' }, ['data NOT_JSON']],
    [{ urlRedirect, data: 'null' }, ['data NOT_JSON']],
    [{ urlRedirect, data: '{' }, ['data NOT_JSON']],
    [{ urlRedirect, data: `{"a":"${'x'.repeat(2_000)}"}` }, ['data TOO_LONG']],
    [{ urlRedirect: 'javascript:alert(1)', data: '{}' }, ['urlRedirect URL_NOT_VALID']],
    [{ urlRedirect: '//casa.example.it', data: '{}' }, ['urlRedirect URL_NOT_VALID']],
    [{ data: '{}' }, ['urlRedirect invalid_type']],
  ])('asks with %j', (query, expected) => {
    expect(refusedFor(apple.query, query)).toEqual(expected);
  });

  it.each([
    [{}, []],
    [{ 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, []],
    [{ 'content-type': 'text/html' }, ['content-type invalid_format']],
  ])('takes the headers %j', (headers, expected) => {
    expect(refusedFor(apple.headers, headers)).toEqual(expected);
  });

  it.each([
    ['{"a":1}', { a: 1 }],
    ['not JSON', {}],
  ])('reads the data %j', async (data, expected) => {
    expect((await readSample(apple, { urlRedirect, data })).model).toEqual({
      redirectUrl: urlRedirect,
      data: expected,
    });
  });
});
