import type { PushApp } from './kinds.ts';

/** Tokens of the push services of the two stores: Google's has two parts, Apple's is 32 bytes or more in hex. */
const TOKENS: Readonly<Record<PushApp, RegExp>> = {
  ANDROID: /^[\w-]{11,64}:[\w-]{64,900}$/,
  IOS: /^(?:[0-9a-f]{2}){32,100}$/i,
};

/** Returns true for a token as the push service of that system gives it to an app (push.dispositivo.2). */
export function isAppToken(app: PushApp, token: string): boolean {
  return TOKENS[app].test(token);
}

/** Returns a token in the one form in which it is stored: phones write Apple's in either case. */
export function normalizeAppToken(app: PushApp, token: string): string {
  return app === 'IOS' ? token.toLowerCase() : token;
}
