import { encodePassword, login, type RequestOf } from '@sportello/calls';
import type { Credentials } from './credentials.ts';

export { throughCaptcha } from '../../shared/captcha/through-captcha.ts';
export { login };

export function signInRequest({ username, password, rememberMe }: Credentials): RequestOf<typeof login> {
  return {
    headers: { 'x-ricordami': rememberMe ? '1' : '0' },
    body: { username, password: encodePassword(password) },
  };
}
