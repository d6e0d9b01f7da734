import { expect, it } from 'vitest';
import { taxIdentifierKind } from './tax-identifier.ts';

it.each([
  ['RESIDENZIALE', 'RSSMRA85T10A562S', 'FISCAL_CODE'],
  ['RESIDENZIALE', '12345678903', 'FISCAL_CODE'],
  ['AMMINISTRATORE', 'RSSMRA85T10A562S', 'FISCAL_CODE'],
  ['AMMINISTRATORE', '123456789034', 'FISCAL_CODE'],
  ['AMMINISTRATORE', '12345678903', 'VAT_NUMBER'],
  ['AMMINISTRATORE', ' 12345678903 ', 'VAT_NUMBER'],
  ['PMI', '12345678903', 'VAT_NUMBER'],
  ['PMI', 'RSSMRA85T10A562S', 'VAT_NUMBER'],
  ['OPERATORE', 'RSSMRA85T10A562S', 'FISCAL_CODE'],
] as const)('returns for %s with %j the kind %s (formato.codici.1)', (segment, value, kind) => {
  expect(taxIdentifierKind(segment, value)).toBe(kind);
});
