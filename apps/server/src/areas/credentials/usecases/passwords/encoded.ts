import { PASSWORD_MAX_LENGTH } from '@sportello/domain';
import { invalidFieldError } from '../../../../errors/api-error.ts';

/** Decodes the `password` field, which is sent in base64 (credenziali.chiamate.3). */
export function decodePassword(encoded: string): string {
  const password = decodeBase64(encoded);
  if (password === null) throw invalidFieldError('password', 'NOT_BASE64');
  if (Array.from(password).length > PASSWORD_MAX_LENGTH) throw invalidFieldError('password', 'TOO_LONG');
  return password;
}

/** Decodes strict base64 of UTF-8; null if malformed. */
export function decodeBase64(value: string): string | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'));
  } catch {
    return null;
  }
}
