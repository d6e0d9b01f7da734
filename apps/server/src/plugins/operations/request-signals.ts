import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runFrom, type Origin } from '../../telemetry/signals/origin.ts';
import { rejectionSignal, requestBegunSignal, requestSignal } from '../../telemetry/signals/signals.ts';

/**
 * Reports each request to metrics and traces by its call's id, since paths contain codes of customers, and makes its
 * id the origin of the jobs that it queues.
 */
export function signalRequests(app: FastifyInstance, { trustsProxy }: { readonly trustsProxy: boolean }): void {
  const origins = new WeakMap<FastifyRequest, Origin>();
  app.addHook('onRequest', (request, _reply, done) => {
    const origin: Origin = { requestId: request.id };
    const { traceparent } = request.headers;
    // A trace that a customer chooses would mix requests of many.
    const incoming = trustsProxy && typeof traceparent === 'string' ? traceparent : undefined;
    requestBegunSignal.send({ key: request, incoming, origin });
    origins.set(request, origin);
    runFrom(origin, done);
  });
  // A body arrives in the context of its connection, which knows no request.
  app.addHook('preValidation', (request, _reply, done) => runFrom(origins.get(request) ?? {}, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    requestSignal.send({
      key: request,
      call: callNameOf(request),
      method,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    if (request.rejectedWith !== null) rejectionSignal.send({ code: request.rejectedWith });
    done();
  });
}

/** Returns the id of a call, or a name shared by everything that is none: the names must stay few. */
function callNameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config?.call !== undefined) return config.call.id;
  if (url === undefined) return 'unknown';
  const [, first = ''] = /^\/([a-z-]+)/.exec(url) ?? [];
  return first === 'api' ? url.split('/').slice(2, 4).join('-') : 'web';
}
