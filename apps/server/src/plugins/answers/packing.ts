import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Favours speed over size, since each answer is compressed anew. */
const quality = 4;

/** Bytes that are packed at once, within 0.1 ms: a stream and its thread take longer, and give no length. */
const mostAtOnce = 32 * 1024;

/**
 * Compresses answers: an administrator's list of 400 supplies shrinks to a twelfth on the wire. `/ping` is never
 * compressed (BREACH): it returns tokens next to text chosen by the caller, and the compressed size would reveal
 * them.
 */
export async function packAnswers(calls: FastifyInstance, { prefix }: { prefix: string }): Promise<void> {
  calls.addHook('onRoute', (route) => {
    if (route.url.startsWith(`${prefix}/ping/`)) route.compress = false;
  });
  await calls.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    syncThreshold: mostAtOnce,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  });
}
