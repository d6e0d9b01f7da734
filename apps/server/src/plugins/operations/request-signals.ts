import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rejectionSignal, requestSignal } from '../../telemetry/signals/signals.ts';

/** Reports each finished request to metrics, by its call's id: paths contain codes of customers. */
export function signalRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    requestSignal.send({ call: callNameOf(request), status: reply.statusCode, ms: reply.elapsedTime });
    if (request.rejectedWith !== null) rejectionSignal.send({ code: request.rejectedWith });
    done();
  });
}

/** Returns the id of a call, or a name shared by everything that is none: the names must stay few. */
export function callNameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config?.call !== undefined) return config.call.id;
  if (url === undefined) return 'unknown';
  const [, first = ''] = /^\/([a-z-]+)/.exec(url) ?? [];
  return first === 'api' ? url.split('/').slice(2, 4).join('-') : 'web';
}
