import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Quick rather than small: an answer is packed anew each time. */
const quality = 4;

/**
 * Packs the answers of calls: the list of an administrator's 400 supplies is a twelfth of itself on
 * the wire. `/ping` is never packed (BREACH): it carries tokens beside texts that whoever asks has
 * chosen, and the size of such an answer, packed, tells the one by the other.
 */
export async function packAnswers(calls: FastifyInstance, { prefix }: { prefix: string }): Promise<void> {
  calls.addHook('onRoute', (route) => {
    if (route.url.startsWith(`${prefix}/ping/`)) route.compress = false;
  });
  await calls.register(compress, {
    // What comes in is never unpacked.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  });
}
