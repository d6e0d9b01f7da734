import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { captchaChallenge } from '@sportello/calls';
import { type AnswerOf } from '@sportello/calls';
import type { TestApp } from './app.ts';

type Challenge = AnswerOf<typeof captchaChallenge>;

export async function readChallenge(gateway: TestApp): Promise<Challenge> {
  const { body } = await gateway.send({ url: '/api/sportello/v1/captcha' });
  const { header: _, ...challenge } = body as { header: unknown } & Challenge;
  return challenge;
}

/** Solves a challenge as the browser does. */
export async function solve(challenge: Challenge): Promise<{ counter: number; derivedKey: string }> {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 300 });
  if (solution === null) throw new Error('the challenge has no solution');
  return solution;
}

export const encodeAnswer = (answer: object): string => Buffer.from(JSON.stringify(answer)).toString('base64');

/** Returns a solution of a new challenge, for the field `recaptcha`. */
export async function solveCaptcha(gateway: TestApp): Promise<string> {
  const challenge = await readChallenge(gateway);
  return encodeAnswer({ challenge, solution: await solve(challenge) });
}
