import { PASSWORD_MAX_LENGTH, PASSWORD_PROBLEMS } from '@sportello/domain';
import * as z from 'zod/mini';
import { base64, secret } from '../mechanism/wire.ts';

// How passwords travel (credenziali.chiamate.3): a field called `password` in base64; current and
// new password as they are typed.

/** A password as typed; its rules are the server's, which names each by its own code (credenziali.password.7). */
export const typedPassword = secret(2 * PASSWORD_MAX_LENGTH).check(
  // Counted in characters: some take two units of the string.
  z.refine((value) => Array.from(value).length <= PASSWORD_MAX_LENGTH, { error: 'TOO_LONG' }),
);

/** A password in base64. */
export const encodedPassword = base64(1024);

/** The codes with which a new password can be refused: its history and its own rules (errore.codici.1). */
export const newPasswordErrors = ['PWDP001', ...PASSWORD_PROBLEMS] as const;
