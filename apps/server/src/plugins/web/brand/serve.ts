import type { FastifyInstance } from 'fastify';
import { digestOf, keepAnswer, sendKept } from '../../answers/kept.ts';
import type { BrandFiles } from './files.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * A picture that is opened by itself is a document of this origin: nothing in it may run or load, whatever the checks
 * at the start have missed (config/brand).
 */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the provider's pictures: for a year if the URL has their version, else with a question each time. */
export async function serveBrand(app: FastifyInstance, files: BrandFiles): Promise<void> {
  for (const [path, { type, content }] of files) {
    const kept = await keepAnswer(content, type === 'image/svg+xml');
    const version = versionOf(content);
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const isNamed = (request.query as { v?: unknown }).v === version;
      void reply.headers({
        'content-security-policy': policy,
        // The frames in which the demo shows mails have no origin.
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': isNamed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
      });
      return sendKept(request, reply, type, kept);
    });
  }
}

const versionOf = (content: Buffer) => digestOf(content).slice(0, 12);

/** The URL of a picture in pages, with the version that lets it be kept. */
export function brandUrl(files: BrandFiles, path: string): string {
  const file = files.get(path);
  return file ? `${path}?v=${versionOf(file.content)}` : path;
}
