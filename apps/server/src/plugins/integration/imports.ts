import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { openPool } from '../../db/pool.ts';
import { recordKeyUse } from '../../areas/integration/queries/provider-keys.ts';
import { ApiError, invalidFieldError } from '../../errors/api-error.ts';
import { PROVIDER_KINDS } from '../../commands/integration/scopes.ts';
import type { Services } from '../../shared/context.ts';
import type { IntegrationActor } from '../../shared/actors.ts';
import { openProviderKey } from '../../areas/integration/usecases/keys.ts';
import { fileKinds } from './files/kinds.ts';
import { MOST_UNDER_WAY, openIntakeSlot } from './intake-slots.ts';
import { rowForm } from './rows.ts';
import { prepareSpoolFolders } from './spool-folders.ts';
import { withSpooled } from './spool.ts';
import { answerBefore, takeRows } from './take.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sender: IntegrationActor | null;
  }
}

const mediaType = 'application/x-ndjson';

/** Concurrent imports; a separate pool keeps long ones from using up the connections of the web calls. */
const mostAtOnce = 4;

const query = z.strictObject({ skipRejected: z.optional(z.enum(['true', 'false'])) });

/**
 * Accepts rows from the provider's systems: `POST /api/provider/v1/<kind>` (fornitore.connessi.1). It is outside the
 * catalogue, whose bodies are objects: these are line streams of any length.
 */
export async function takeProviderRows(
  app: FastifyInstance,
  services: Services,
  directUrl: string,
  prefix: string,
): Promise<void> {
  await app.register(async (hooks) => {
    // Imports have no statement timeout, unlike the pool of the web calls.
    const patient = openPool(directUrl, { max: mostAtOnce });
    hooks.addHook('onClose', () => patient.end());
    const room = openIntakeSlot();
    // Imports queue here, since waiting for a pool connection times out after seconds.
    const turns = bulkhead(mostAtOnce, MOST_UNDER_WAY);
    hooks.addHook('onReady', prepareSpoolFolders);
    hooks.decorateRequest('sender', null);
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(mediaType, (_request, body, done) => done(null, body));
    // One route per kind: a path parameter would also match neighbouring paths.
    for (const kind of PROVIDER_KINDS) {
      hooks.post<{ Querystring: z.infer<typeof query> }>(
        `${prefix}/provider/v1/${kind}`,
        {
          schema: { hide: true, querystring: query },
          bodyLimit: 1024 * 1024 * 1024,
          onRequest: async (request) => {
            request.sender = await openProviderKey(services, request.headers.authorization, `import:${kind}`);
            rejectOtherBytes(request.headers);
          },
        },
        async ({ query: { skipRejected }, headers, body, sender }, reply) => {
          const key = headers['idempotency-key'];
          if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
            throw invalidFieldError('idempotency-key', key === undefined ? 'MISSING' : 'NOT_VALID');
          }
          if (sender === null || body === undefined) throw invalidFieldError('', 'MISSING');
          await recordKeyUse(services.db, sender.keyId, services.clock());
          const answer = await withSpooled(
            body as Readable,
            { form: fileKinds.get(kind)?.form ?? rowForm(), room },
            async (spooled) => {
              const sent = {
                sender,
                idempotencyKey: key,
                kind,
                spooled,
                skipRejected: skipRejected === 'true',
                now: services.clock(),
              };
              const before = await answerBefore(services.db, sent);
              return before ?? turns.execute(() => takeRows(services, patient, sent));
            },
          );
          return send(reply, answer);
        },
      );
    }
  });
}

/** Compressed bodies and encodings other than UTF-8 would be misread. */
function rejectOtherBytes(headers: IncomingHttpHeaders): void {
  const { 'content-encoding': packed = 'identity', 'content-type': type = '' } = headers;
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (packed !== 'identity' || !/^utf-?8$/i.test(charset)) throw new ApiError('MEDIA_TYPE_NOT_SUPPORTED');
}

function send(reply: FastifyReply, answer: string): FastifyReply {
  const isWritten = answer.endsWith('"written":true}\n');
  return reply
    .status(isWritten ? 200 : 422)
    .headers({ 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' })
    .send(answer);
}
