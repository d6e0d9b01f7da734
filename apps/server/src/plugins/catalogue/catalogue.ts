import {
  catalogue,
  errorCatalogue,
  isEvents,
  isFile,
  isJson,
  oauthErrorAnswer,
  ownedIdsOf,
  pathOf,
  refusal,
  type Call,
  type CallId,
  type Fields,
} from '@sportello/calls';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { ApiError, invalidFieldError } from '../../errors/api-error.ts';
import { WrittenAnswer } from '../../handlers/handler.ts';
import { handlers, isServed } from '../../handlers/index.ts';
import type { Services } from '../../shared/context.ts';
import type { Actor, IntegrationActor, TechnicianActor } from '../../shared/actors.ts';
import type { FileAnswer } from '../../areas/documents/usecases/content.ts';
import { admit } from '../../auth/admit.ts';
import { authenticate } from '../../auth/authenticate.ts';
import { auditReadForCustomer } from '../../shared/audit.ts';
import { rejectClosedModule } from '../../auth/modules.ts';
import { checkOwnership } from '../../auth/ownership.ts';
import { checkVisit, openLink } from '../../auth/technician.ts';
import { openProviderKey } from '../../areas/integration/usecases/keys.ts';
import type { Subscribe } from '../../events/invalidations.ts';
import { callOperation } from '../../telemetry/signals/signals.ts';
import { inEnvelope, outgoingContract } from './answer.ts';
import { sendFile } from './files.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { storeLines, type OpenLines } from './lines.ts';
import { errorCodes } from './error-codes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
  interface FastifyRequest {
    actor: Actor | null;
    technician: TechnicianActor | null;
    provider: IntegrationActor | null;
  }
}

export function serveCatalogue(app: FastifyInstance, services: Services, door: Door): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('technician', null);
  app.decorateRequest('provider', null);
  const openLine = storeLines(app, services);
  for (const call of Object.values<Call>(catalogue)) app.route(routeOf(call, services, door, openLine));
}

export interface Door {
  readonly prefix: string;
  readonly deviceOf: (request: FastifyRequest) => string | null;
}

function routeOf(call: Call, services: Services, door: Door, openLine: OpenLines): RouteOptions {
  // The type link between handler and call is lost in a loop over all calls.
  const handle = handlers[call.id as CallId] as (input: unknown) => Promise<object>;
  const owned = ownedIdsOf(call);
  return {
    method: call.method,
    url: door.prefix + pathOf(call).replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    schema: {
      ...requestSchema(call),
      response: responseSchema(call),
      operationId: call.id,
      summary: call.summary,
      description: `Regole (docs/rules): ${call.rules.join(', ')}`,
      tags: [call.backend],
      consumes: [call.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'],
      security: [{ ...keyOf(call), ...(call.method !== 'GET' && { antiForgery: [] }) }],
    },
    // HEAD only for public reads: elsewhere it would run the whole call, and `deleteUser` would really delete.
    exposeHeadRoute: isPublicRead(call),
    bodyLimit: call.maxBodyBytes ?? 16 * 1024,
    onRequest: async (request) => {
      if (call.access === 'technician') {
        request.technician = await openLink(services, request.headers['x-link-tecnico']);
      } else if (call.access === 'provider') {
        request.provider = await openProviderKey(services, request.headers.authorization, 'export');
      } else request.actor = await createActor(call, services, request);
      if (!isServed(call)) throw new ApiError('NOT_SERVED');
    },
    preParsing: (request, _reply, _payload, done) => done(otherBodyError(call, request)),
    handler: async (request, reply) => {
      const { actor, technician, provider } = request;
      const parts = { params: request.params, query: request.query, headers: request.headers, body: request.body };
      if (actor) await checkOwnership(services, actor, owned, parts);
      if (technician) await checkVisit(services, technician, owned, parts);
      const answer = await callOperation.run({ call: call.id }, () =>
        handle({
          request: parts,
          actor: technician ?? provider ?? actor,
          services,
          setHeader: (name: string, value: string) => void reply.header(name, value),
          info: {
            // Undefined once the client has disconnected, contrary to the type.
            ip: (request.ip as string | undefined) ?? '',
            userAgent: request.raw.headers['user-agent']?.slice(0, 500) ?? null,
            // Lazy, because verifying its signature costs as much as the token's.
            get deviceId() {
              return door.deviceOf(request);
            },
            requestId: request.id,
            get gone() {
              return disconnectSignal(reply);
            },
          },
        }),
      );
      // Event streams contain no customer data, so only they are not audited.
      if (actor?.right === 'IMPERSONATION' && call.method === 'GET' && !isEvents(call)) {
        await auditReadForCustomer(services, actor, call.id);
      }
      if (isFile(call)) return sendFile(reply, call, answer as FileAnswer);
      if (isEvents(call) && actor) return openLine(request, reply, actor, answer as Subscribe);
      if (answer instanceof WrittenAnswer) return reply.type('application/json; charset=utf-8').send(answer.json);
      return isJson(call) ? inEnvelope(call, answer) : answer;
    },
  };
}

function keyOf({ access }: Call): Record<string, readonly string[]> {
  if (access === 'anyone') return {};
  if (access === 'provider') return { providerKey: [] };
  return access === 'technician' ? { technicianLink: [] } : { bearer: [] };
}

/** Public reads also answer HEAD (chiamata.porta.3). */
function isPublicRead(call: Call): boolean {
  return call.method === 'GET' && call.access === 'anyone';
}

async function createActor(call: Call, services: Services, request: FastifyRequest): Promise<Actor | null> {
  if (call.access === 'anyone') return null;
  const onBehalfOf = request.headers['x-codice-cliente'];
  const { actor, standing } = await authenticate(services, call, {
    authorization: request.headers.authorization,
    onBehalfOf: Array.isArray(onBehalfOf) ? onBehalfOf.join() : onBehalfOf,
    requestId: request.id,
  });
  admit(actor, call);
  rejectClosedModule(services, actor, call, standing);
  return actor;
}

/** Returns the error for a body where none is expected, which Fastify would ignore, or of another content type. */
function otherBodyError(call: Call, { raw: { headers } }: FastifyRequest): ApiError | undefined {
  const isSent = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (call.method === 'GET' && isSent) return invalidFieldError('', 'NOT_EXPECTED');
  if (!call.body) return undefined;
  const isForm = headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm === (call.bodyType === 'form') ? undefined : new ApiError('MEDIA_TYPE_NOT_SUPPORTED');
}

const nothing = z.strictObject({});

/** Unknown fields are rejected: a call without query or body accepts only an empty one. */
function requestSchema(call: Call) {
  return {
    querystring: call.query ?? nothing,
    ...(call.params && { params: call.params }),
    ...(call.headers && { headers: call.headers }),
    ...(call.method !== 'GET' && { body: call.body ?? z.nullish(nothing) }),
  };
}

/** Answers are validated against the call's contract, errors against the common one. */
function responseSchema(call: Call): Record<number, Fields> {
  const refused = call.id === 'token' ? oauthErrorAnswer : refusal;
  const statuses = [...errorCodes(call, isServed(call))].map((code) => errorCatalogue[code].status);
  return {
    ...Object.fromEntries(statuses.map((status) => [status, refused])),
    ...(isJson(call) && { 200: outgoingContract(call) }),
  };
}
