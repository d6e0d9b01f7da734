import { encodePassword, login, type RequestOf } from '@sportello/calls';
import type { Credentials } from './credentials.ts';

export { login };

/** The sign-in of somebody, as it travels. */
export function signInRequest({ username, password, rememberMe }: Credentials): RequestOf<typeof login> {
  return {
    headers: { 'x-ricordami': rememberMe ? '1' : '0' },
    body: { username, password: encodePassword(password) },
  };
}
