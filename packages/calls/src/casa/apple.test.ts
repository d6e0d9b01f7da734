import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
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
    [{ urlRedirect, data: '{"a":1,"a":2}' }, ['data.a REPEATED']],
    [{ urlRedirect, data: String.raw`{"pod":"IT1","\u0070od":"IT2"}` }, ['data.pod REPEATED']],
    [{ urlRedirect, data: '{"__proto__":{}}' }, ['data NOT_JSON']],
    [{ urlRedirect, data: '{"pod":"IT1","stanza":{"nome":"cucina"}}' }, []],
    [{ urlRedirect, data: '{"pod":["IT1"]}' }, ['data.pod NOT_TEXT']],
    [{ urlRedirect, data: '{"codiceCliente":1000000017}' }, ['data.codiceCliente NOT_TEXT']],
    [{ urlRedirect, data: '{"casa":{"pod":"IT1"}}' }, ['data.casa.pod NESTED']],
    [
      { urlRedirect, data: '{"Case":[{"pdr":"1"},{"codiceContratto":"2"}]}' },
      ['data.Case.0.pdr NESTED', 'data.Case.1.codiceContratto NESTED'],
    ],
    [{ urlRedirect, data: '{"a":{"contractAccount":"1"}}' }, ['data.a.contractAccount NESTED']],
    [{ urlRedirect: 'javascript:alert(1)', data: '{}' }, ['urlRedirect URL_NOT_VALID']],
    [{ urlRedirect: '//casa.example.it', data: '{}' }, ['urlRedirect URL_NOT_VALID']],
    [{ data: '{}' }, ['urlRedirect invalid_type']],
  ])('asks with %j', (query, expected) => {
    expect(rejectedFor(apple.query, query)).toEqual(expected);
  });

  it.each([
    [{}, []],
    [{ 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, []],
    [{ 'content-type': 'text/html' }, ['content-type invalid_format']],
  ])('takes the headers %j', (headers, expected) => {
    expect(rejectedFor(apple.headers, headers)).toEqual(expected);
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
