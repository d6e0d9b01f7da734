import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { base64, capitals, digits } from './wire.ts';

describe('a whole number of a query', () => {
  it.each([
    ['1', 1],
    ['50', 50],
    ['007', 7],
  ])('parses the digits %j as %d', (text, number) => {
    expect(z.parse(digits(1, 50), text)).toBe(number);
  });

  it.each([
    ['0', 'TOO_SMALL'],
    ['51', 'TOO_LARGE'],
    ['', 'NOT_A_NUMBER'],
    [' 5', 'NOT_A_NUMBER'],
    ['-5', 'NOT_A_NUMBER'],
    ['5.5', 'NOT_A_NUMBER'],
    ['1e1', 'NOT_A_NUMBER'],
    ['0x10', 'NOT_A_NUMBER'],
    ['٥', 'NOT_A_NUMBER'],
    ['9999999999', 'NOT_A_NUMBER'],
  ])('rejects the digits %j with %s', (text, code) => {
    expect(z.safeParse(digits(1, 50), text).error?.issues[0]?.message).toBe(code);
  });
});

describe('what travels in capitals', () => {
  it.each([
    ['FRRGLI85M41F205V', undefined],
    ['frrgli85m41f205p', 'NOT_IN_CAPITALS'],
    ['FRR GLI', 'NOT_IN_CAPITALS'],
    ['', 'MISSING'],
    ['A'.repeat(17), 'TOO_LONG'],
  ])('validates %j as capitals: %s', (text, code) => {
    expect(z.safeParse(capitals(16), text).error?.issues[0]?.message).toBe(code);
  });
});

describe('a file in base64', () => {
  it.each([
    ['QQ==', undefined],
    ['QUI=', undefined],
    ['QUJD', undefined],
    ['', 'MISSING'],
    ['QQ', 'NOT_BASE64'],
    ['QQ=', 'NOT_BASE64'],
    ['Q===', 'NOT_BASE64'],
    ['====', 'NOT_BASE64'],
    ['QQ==QQ==', 'NOT_BASE64'],
    ['QUJ-', 'NOT_BASE64'],
    ['QUJD\n', 'NOT_BASE64'],
    ['data:image/png;base64,QUJD', 'NOT_BASE64'],
  ])('validates %j as base64: %s', (text, code) => {
    expect(z.safeParse(base64(100), text).error?.issues[0]?.message).toBe(code);
  });

  it('reads 15 MiB', () => {
    const size = 15 * 1024 * 1024;
    expect(z.safeParse(base64(size), 'A'.repeat(size)).success).toBe(true);
    expect(z.safeParse(base64(size), 'A'.repeat(size + 4)).success).toBe(false);
  });
});
