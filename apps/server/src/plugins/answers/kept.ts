import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** The bytes of an answer that is the same for everybody, compressed once and not at each request. */
export interface KeptAnswer {
  readonly version: string;
  readonly bodies: ReadonlyMap<string, Buffer>;
  readonly negotiator: Negotiator;
}

const BROTLI_QUALITY = 9;

/** Compresses on the thread pool, so that others are answered meanwhile. */
export async function keepAnswer(content: Buffer, isText = true): Promise<KeptAnswer> {
  const packed = isText ? await Promise.all([toBrotli(content), promisify(gzip)(content, { level: 9 })]) : [];
  const encodings = packed.map((body, at) => [at === 0 ? 'br' : 'gzip', body] as const);
  const bodies = new Map([
    ...encodings.filter(([, { length }]) => length < content.length),
    ['identity', content] as const,
  ]);
  return { version: digestOf(content), bodies, negotiator: new Negotiator({ supportedValues: [...bodies.keys()] }) };
}

function toBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

export const digestOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/** Sets the headers of a kept answer and returns its body: null for a client that has it already (304). */
export function bodyFor(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): Buffer | null {
  const encoding = kept.negotiator.negotiate(request.headers['accept-encoding'] ?? 'identity') ?? 'identity';
  // A strong tag promises the same bytes, which each encoding has for itself.
  const etag = `"${kept.version}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  void reply.headers({ etag, vary: 'accept-encoding' });
  if (fresh(request.headers, { etag })) {
    void reply.code(304);
    return null;
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return kept.bodies.get(encoding) ?? null;
}

/** Answers with a kept answer; the caller has set type and `cache-control`. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, kept: KeptAnswer): FastifyReply {
  const body = bodyFor(request, reply, kept);
  return body === null ? reply.send() : reply.type(type).send(body);
}
