import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** A challenge of ALTCHA; texts are bytes in hexadecimal. */
export interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
  readonly signature: string;
}

/**
 * Solves a proof of work as the browser does; returns the value of the field `recaptcha`. As a development package
 * `altcha-lib` would take Fastify out of the list of parts (`npm sbom --omit dev`).
 */
export async function solveCaptcha({ parameters, signature }: Challenge): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const password = Buffer.from(`${nonce}00000000`, 'hex');
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = await promisify(pbkdf2)(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const answer = { challenge: { parameters, signature }, solution: { counter, derivedKey } };
    return Buffer.from(JSON.stringify(answer)).toString('base64');
  }
}
