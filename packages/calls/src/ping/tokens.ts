import type { Tokens } from '@sportello/domain';
import * as z from 'zod/mini';

/** Tokens of a sign-in or a renewal; `expires_in` in seconds (sessione.modello.2). */
export const sessionTokens = z.strictObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().check(z.positive()),
});

export const exampleTokens = {
  access_token: 'sat_0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11.1795000000.eXQ',
  refresh_token: 'srt_0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11.1.bWFj',
  expires_in: 300,
};

export function toTokens(answer: z.output<typeof sessionTokens>): Tokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresIn: answer.expires_in,
  };
}
