import { errorCatalogue, isErrorCode } from '@sportello/calls';
import { t } from '@lingui/core/macro';
import { passwordWords } from '../../../api/errors/password-words.ts';
import type { ReadableError } from '../../../api/errors/errors.ts';

/** Generic messages, which the apology of credenziali.password.9 replaces. */
const REVEAL_NOTHING: ReadonlySet<string> = new Set(['S-001', 'S-002']);

/**
 * Reason why a password change failed (credenziali.password.9): the message mapped to the code, otherwise the
 * catalogue's text of another code, otherwise that rule's apology.
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
