import { verify, type KeyObject } from 'node:crypto';

interface Jwt {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Returns the content of a token whose signature is that of the key, read without the library that made it. */
export function openJwt(token: string, algorithm: 'RS256' | 'ES256', publicKey: KeyObject): Jwt | undefined {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.');
  const key = algorithm === 'ES256' ? ({ key: publicKey, dsaEncoding: 'ieee-p1363' } as const) : publicKey;
  const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'));
  if (!isSigned || rest.length > 0) return undefined;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const jwt = { header: read(header), claims: read(claims) };
  return jwt.header['alg'] === algorithm ? jwt : undefined;
}
