import { expect, it } from 'vitest';
import { RULE_ERROR_MESSAGES, RuleError } from './rule-error.ts';
import type { RuleErrorCode } from './rule-error.ts';

it.each<[RuleErrorCode, string]>([
  ['SEGMENT_NOT_FOUND', 'Segmento non trovato!'],
  ['COMMODITY_TYPE_NOT_FOUND', 'Commodity Type Not Found'],
  ['INVALID_CONTRACT_PAYMENT_TYPE', 'Invalid contract payment type'],
  ['CONTRACT_NOT_FOUND', 'Contract not found'],
  ['TOKEN_REFRESH_FAILED', 'Token refresh failed'],
])('creates for %s an error with the message %j (errore.regole.1)', (code, message) => {
  const error = new RuleError(code);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'RuleError', code, message });
  expect(RULE_ERROR_MESSAGES[code]).toBe(message);
});

it('returns the codes of all rule errors in order (errore.regole.1, sessione.rinnovo.3)', () => {
  expect(Object.keys(RULE_ERROR_MESSAGES)).toEqual([
    'SEGMENT_NOT_FOUND',
    'COMMODITY_TYPE_NOT_FOUND',
    'INVALID_CONTRACT_PAYMENT_TYPE',
    'CONTRACT_NOT_FOUND',
    'TOKEN_REFRESH_FAILED',
  ]);
});
