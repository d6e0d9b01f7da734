import { expect, it } from 'vitest';
import { RULE_ERROR_MESSAGES, RuleError } from './rule-error.ts';
import type { RuleErrorCode } from './rule-error.ts';

it.each<[RuleErrorCode, string]>([
  ['SEGMENT_NOT_FOUND', 'Segmento non trovato!'],
  ['COMMODITY_TYPE_NOT_FOUND', 'Commodity Type Not Found'],
  ['INVALID_CONTRACT_PAYMENT_TYPE', 'Invalid contract payment type'],
  ['CONTRACT_NOT_FOUND', 'Contract not found'],
  ['TOKEN_REFRESH_FAILED', 'Token refresh failed'],
])('%s says %j (errore.regole.1)', (code, message) => {
  const error = new RuleError(code);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'RuleError', code, message });
  expect(RULE_ERROR_MESSAGES[code]).toBe(message);
});
