import { describe, expect, it } from 'vitest';
import {
  Problems,
  code,
  day,
  email,
  fiscalCode,
  flag,
  instant,
  number,
  oneOf,
  optional,
  pdr,
  pod,
  postcode,
  province,
  required,
  telephone,
  text,
  vatNumber,
  type Cell,
} from './cells.ts';

function read(cell: Cell, raw: string) {
  const found = cell(raw);
  return found instanceof Problems ? { problems: found.reasons } : { value: found };
}

describe('good fields', () => {
  it.each<[string, Cell, string, unknown]>([
    ['text', text(5), 'Aosta', 'Aosta'],
    ['word in any case', oneOf('LUCE', 'GAS'), 'luce', 'LUCE'],
    ['yes', flag, 'TRUE', true],
    ['yes, in Italian', flag, 'Sì', true],
    ['no', flag, '0', false],
    ['decimal comma', number(0, 100), '12,5', 12.5],
    ['whole number', number(0, 100, 'integer'), '7', 7],
    ['day', day, '2024-02-29', '2024-02-29'],
    ['postal code', postcode, '00118', '00118'],
    ['province', province, 'mi', 'MI'],
    ['fiscal code', fiscalCode, 'rssmra85t10a562s', 'RSSMRA85T10A562S'],
    ['fiscal code of a condominium', fiscalCode, '00743110157', '00743110157'],
    ['VAT number', vatNumber, '00743110157', '00743110157'],
    ['POD', pod, 'it001e12345678', 'IT001E12345678'],
    ['PDR', pdr, '00881234567890', '00881234567890'],
    ['e-mail', email, 'giulia.ferri@example.com', 'giulia.ferri@example.com'],
    ['telephone', telephone, '+39 333.123-4567', '+393331234567'],
  ])('reads a good field: %s', (_, cell, raw, value) => {
    expect(read(cell, raw)).toEqual({ value });
  });
});

describe('bad fields, each with its reason', () => {
  it.each<[Cell, string, string]>([
    [text(5), 'Torino', 'longer than 5 characters'],
    [text(), 'a\0b', 'holds a control character, or one that turns the direction of reading'],
    [text(), 'a\u202eb', 'holds a control character, or one that turns the direction of reading'],
    [code, 'città', 'not a code of letters, digits and signs without accents and spaces'],
    [code, 'a\u200b', 'not a code of letters, digits and signs without accents and spaces'],
    [oneOf('LUCE', 'GAS'), 'ACQUA', 'not one of LUCE, GAS'],
    [flag, 'forse', 'not true or false'],
    [number(0, 100), '101', 'not a number from 0 to 100'],
    [number(0, 100), '-1', 'not a number from 0 to 100'],
    [number(0, 100), '1e1', 'not a number from 0 to 100'],
    [number(0, 9, 'integer'), '1,5', 'not a whole number from 0 to 9'],
    [day, '2023-02-29', 'not a day such as 2026-01-31'],
    [day, '31/01/2026', 'not a day such as 2026-01-31'],
    [day, '0000-01-01', 'not a day such as 2026-01-31'],
    [instant, '0000-12-31T00:00:00Z', 'not a moment with its zone such as 2026-01-31T09:00:00+01:00'],
    [postcode, '118', 'not a postal code of five digits'],
    [province, 'Milano', 'not a province of two letters'],
    [fiscalCode, 'RSSMRA85T10A562A', 'not a fiscal code: form or check character is wrong'],
    [fiscalCode, '00743110158', 'not a fiscal code: form or check character is wrong'],
    [vatNumber, 'IT00743110157', 'not a VAT number of eleven digits with its check digit'],
    [pod, '12345678', 'not a POD such as IT001E12345678'],
    [pdr, '123', 'not a PDR of 14 digits'],
    [email, 'giulia@', 'not an e-mail address'],
    [email, 'a b@example.com', 'not an e-mail address'],
    [email, 'a@b@example.com', 'not an e-mail address'],
    [telephone, 'numero', 'not a telephone number of 6 to 15 digits'],
  ])('rejects a bad field %#: %s', (cell, raw, problem) => {
    expect(read(cell, raw)).toEqual({ problems: [problem] });
  });
});

describe('what may be empty and what may not', () => {
  it('trims an optional field, and reads an empty one as null', () => {
    expect(read(optional(text()), '  ')).toEqual({ value: null });
    expect(read(optional(text()), ' Ivrea ')).toEqual({ value: 'Ivrea' });
    expect(read(optional(flag), 'x')).toEqual({ problems: ['not true or false'] });
  });

  it('rejects nothing where something must be', () => {
    expect(read(required(text()), ' ')).toEqual({ problems: ['missing'] });
    expect(read(required(text()), ' 7 ')).toEqual({ value: '7' });
  });
});
