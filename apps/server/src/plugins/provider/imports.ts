import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { openPool, settingsOf } from '../../db/pool.ts';
import { noteKeyUsed } from '../../db/queries/provider-keys.ts';
import { Refusal, refusedField } from '../../errors/refusal.ts';
import { PROVIDER_KINDS } from '../../provider/scopes.ts';
import type { ProviderActor, Services } from '../../usecases/context.ts';
import { openProviderKey } from '../../usecases/provider/keys.ts';
import { sweepSpoolFolders } from './spool-folders.ts';
import { spool } from './spool.ts';
import { answerBefore, takeRows } from './take.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key opened an import, once it is known. */
    sender: ProviderActor | null;
  }
}

const mediaType = 'application/x-ndjson';

/** How many imports are made at once; a long one must not keep the area's own connections. */
const mostAtOnce = 4;

/**
 * Takes rows of the provider's systems: `POST /api/provider/v1/<kind>` (fornitore.connessi.1). It stands
 * beside the catalogue, whose bodies are objects: these are streams of lines, of any length.
 */
export async function takeProviderRows(
  app: FastifyInstance,
  services: Services,
  pool: Pool,
  prefix: string,
): Promise<void> {
  await app.register(async (hooks) => {
    // An import takes as long as it takes; the area's own statements are given up after a while.
    const patient = openPool(settingsOf(pool).url, { max: mostAtOnce });
    hooks.addHook('onClose', () => patient.end());
    hooks.addHook('onReady', async () => {
      await sweepSpoolFolders();
    });
    hooks.decorateRequest('sender', null);
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(mediaType, (_request, body, done) => done(null, body));
    hooks.post<{ Params: { kind: string }; Querystring: { skipRejected?: unknown } }>(
      `${prefix}/provider/v1/:kind`,
      {
        schema: { hide: true },
        bodyLimit: 1024 * 1024 * 1024,
        onRequest: async (request) => {
          const { kind } = request.params;
          request.sender = await openProviderKey(services, request.headers.authorization, `import:${kind}`);
          if (!PROVIDER_KINDS.includes(kind)) throw new Refusal('NOT_FOUND');
        },
      },
      async ({ params: { kind }, query: { skipRejected }, headers, body, sender }, reply) => {
        const key = headers['idempotency-key'];
        if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
          throw refusedField('idempotency-key', key === undefined ? 'MISSING' : 'NOT_VALID');
        }
        if (sender === null || body === undefined) throw refusedField('', 'MISSING');
        await noteKeyUsed(services.db, sender.keyId, services.clock());
        const spooled = await spool(body as Readable);
        try {
          const sent = {
            sender,
            idempotencyKey: key,
            kind,
            spooled,
            skipRejected: skipRejected === 'true',
            now: services.clock(),
          };
          return send(reply, (await answerBefore(services.db, sent)) ?? (await takeRows(services, patient, sent)));
        } finally {
          await spooled.remove();
        }
      },
    );
  });
}

function send(reply: FastifyReply, answer: string): FastifyReply {
  const isWritten = answer.endsWith('"written":true}\n');
  return reply
    .status(isWritten ? 200 : 422)
    .headers({ 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' })
    .send(answer);
}
