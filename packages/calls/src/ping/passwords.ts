import { PASSWORD_MAX_LENGTH, PASSWORD_PROBLEMS } from '@sportello/domain';
import * as z from 'zod/mini';
import { base64, secret } from '../mechanism/wire.ts';

// Password encoding (credenziali.chiamate.3): base64 in a field called `password`; plain for current and new
// password.

/** A plain password; its rules are checked by the server, each with its own code (credenziali.password.7). */
export const typedPassword = secret(2 * PASSWORD_MAX_LENGTH).check(
  // Counts code points: some characters take two UTF-16 units.
  z.refine((value) => Array.from(value).length <= PASSWORD_MAX_LENGTH, { error: 'TOO_LONG' }),
);

export const encodedPassword = base64(1024);

/** Error codes of a new password: its history and its own rules (errore.codici.1). */
export const newPasswordErrors = ['PWDP001', ...PASSWORD_PROBLEMS] as const;
