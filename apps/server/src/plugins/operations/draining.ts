import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** While `isOn`, the server is not ready and its answers close their connections, but it serves what comes. */
    readonly draining: { isOn: boolean };
  }
}

/** Lets kept-alive connections of a draining server end with their next answer, so that clients go to another one. */
export function closeConnectionsWhileDraining(app: FastifyInstance): void {
  app.decorate('draining', { isOn: false });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.draining.isOn) reply.header('connection', 'close');
    done();
  });
}
