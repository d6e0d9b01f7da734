/** Messages of rule errors (errore.regole.1, sessione.rinnovo.3). */
export const RULE_ERROR_MESSAGES = {
  SEGMENT_NOT_FOUND: 'Segmento non trovato!',
  COMMODITY_TYPE_NOT_FOUND: 'Commodity Type Not Found',
  INVALID_CONTRACT_PAYMENT_TYPE: 'Invalid contract payment type',
  CONTRACT_NOT_FOUND: 'Contract not found',
  TOKEN_REFRESH_FAILED: 'Token refresh failed',
} as const;

export type RuleErrorCode = keyof typeof RULE_ERROR_MESSAGES;

/** A violated domain rule; `code` identifies it, `message` is the text of errore.regole.1. */
export class RuleError extends Error {
  readonly code: RuleErrorCode;

  constructor(code: RuleErrorCode) {
    super(RULE_ERROR_MESSAGES[code]);
    this.name = 'RuleError';
    this.code = code;
  }
}
