import { errorCatalogue, isErrorCode } from '@sportello/calls';
import { t } from '@lingui/core/macro';
import { passwordWords } from '../../../api/errors/password-words.ts';
import type { ReadableError } from '../../../api/errors/errors.ts';

/** These say no more than that something went wrong, and so does the apology of credenziali.password.9. */
const REVEAL_NOTHING: ReadonlySet<string> = new Set(['S-001', 'S-002']);

/**
 * Why a password could not be changed (credenziali.password.9): the message mapped to the code; else what the
 * catalogue says of another code; else that rule's apology.
 */
export function failureWords({ code, fields }: Pick<ReadableError, 'code' | 'fields'>): string {
  const codes = [code ?? '', ...fields.map(({ codice }) => codice)];
  if (codes.includes('BADP000')) return errorCatalogue.BADP000.text;
  const ofPassword = passwordWords(codes);
  if (ofPassword !== undefined) return ofPassword;
  if (isErrorCode(code) && !REVEAL_NOTHING.has(code)) {
    return `${errorCatalogue[code].text} ${errorCatalogue[code].advice}`;
  }
  return t`Ci scusiamo per il disagio, chiediamo gentilmente di riprovare!`;
}
