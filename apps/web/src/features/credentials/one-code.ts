import { hasErrorCode } from '../../api/errors/password-words.ts';
import type { FieldErrors } from '../../shared/form/field-errors.ts';
import { codeWords, wrongCodeWords } from '../../shared/form/one-time-code.ts';

export function wrongCode(typed: string): FieldErrors<'codice'> {
  const words = codeWords(typed);
  return words === undefined ? {} : { codice: words };
}

export function rejectedCode(error: Error, triesLeft: number): FieldErrors<'codice'> {
  return hasErrorCode(error, 'CODE_WRONG') ? { codice: wrongCodeWords(triesLeft) } : {};
}
