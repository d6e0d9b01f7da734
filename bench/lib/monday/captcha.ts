import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge of the proof of work as the browser does; returns the value of the field `recaptcha`. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge of the captcha has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
