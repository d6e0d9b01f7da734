import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import type { BrandFile, BrandFiles } from './files.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * A picture that is opened by itself is a document of this origin: nothing in it may run or load, whatever the checks
 * at the start have missed (config/brand).
 */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

interface Packed {
  readonly type: string;
  readonly etag: string;
  /** The version in the URLs of pages, with which the answer may be kept. */
  readonly version: string;
  readonly bodies: Readonly<Record<string, Buffer>>;
}

/** Serves the provider's pictures: for a year if the URL has their version, else with a question each time. */
export async function serveBrand(app: FastifyInstance, files: BrandFiles): Promise<void> {
  for (const [path, file] of files) {
    const { type, etag, version, bodies } = await pack(file);
    const negotiator = new Negotiator({ supportedValues: Object.keys(bodies) });
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const isNamed = (request.query as { v?: unknown }).v === version;
      void reply.headers({
        etag,
        'content-security-policy': policy,
        // The frames in which the demo shows mails have no origin.
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': isNamed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
        vary: 'accept-encoding',
      });
      if (fresh(request.headers, { etag })) return reply.code(304).send();
      const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? 'identity') ?? 'identity';
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply.type(type).send(bodies[encoding]);
    });
  }
}

export const versionOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 12);

async function pack({ type, content }: BrandFile): Promise<Packed> {
  const version = versionOf(content);
  const packed =
    type === 'image/svg+xml'
      ? { br: await promisify(brotliCompress)(content), gzip: await promisify(gzip)(content), identity: content }
      : { identity: content };
  return { type, etag: `W/"${version}"`, version, bodies: packed };
}
