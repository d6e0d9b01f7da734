import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaChallenge, type AnswerOf } from '@sportello/calls';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { ProofOfWork } from '../ports/captcha.ts';
import { countGuess } from './queries.ts';

/** One derivation takes 1 ms on a server; solving takes 300 to 700 of them, about a second on a telephone. */
const cost = 5000;
const counters = { least: 300, most: 700 };

const lifetimeMs = 5 * 60_000;
/** A solution is stored for longer, because the clocks of several servers differ. */
const clockSkewMs = 5 * 60_000;

type Challenge = AnswerOf<typeof captchaChallenge>;

const payload = z.strictObject({
  challenge: captchaChallenge.answer,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

interface Parts {
  readonly secrets: readonly string[];
  readonly db: Database;
  readonly clock: () => Date;
}

/**
 * Creates the captcha that needs no third party (sessione.captcha.2), with the ALTCHA protocol. Nothing is stored for
 * a challenge: its signature proves that a server of this installation issued it. A solution is stored until its
 * challenge expires, so that it counts once, on whichever server.
 */
export function createProofOfWork({ secrets, db, clock }: Parts): ProofOfWork {
  const keys = secrets.map(keysOf);
  const [newest] = keys;
  if (!newest) throw new Error('at least one secret is needed');
  const isFirst = async (signature: string, now: Date, until: Date) =>
    (await countGuess(db, `solved:${signature}`, now, until)).count === 1;
  return {
    async challenge() {
      const scade = Math.floor((clock().getTime() + lifetimeMs) / 1000);
      const signed = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counters.least, counters.most + 1),
        // ALTCHA's own expiry is compared with the machine's clock instead of ours.
        data: { scade },
        deriveKey,
        ...newest,
      });
      return signed as Challenge;
    },
    async verify(answer) {
      const given = payloadOf(answer);
      if (given === null) return false;
      const { challenge, solution } = given;
      const now = clock();
      const expiresAt = challenge.parameters.data.scade * 1000;
      if (expiresAt <= now.getTime()) return false;
      for (const each of keys) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...each });
        if (verified) return isFirst(challenge.signature, now, new Date(expiresAt + clockSkewMs));
      }
      return false;
    },
  };
}

function keysOf(secret: string) {
  const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: key('captcha challenge'),
    hmacKeySignatureSecret: key('captcha solution'),
  };
}

function payloadOf(answer: string): z.output<typeof payload> | null {
  try {
    const { success, data } = payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return success ? data : null;
  } catch {
    return null;
  }
}
