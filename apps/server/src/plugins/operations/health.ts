import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pulseOf } from '../../db/pulse.ts';

/** Serves liveness (the process answers) and readiness (the database answers too, and the server stays). */
export function serveHealth(app: FastifyInstance, pool: Pool, prefix: string): void {
  const pulse = pulseOf(pool);
  app.addHook('onClose', () => pulse.stop());
  app.get(`${prefix}/health/live`, { schema: { hide: true } }, async () => ({ stato: 'attivo' }));
  app.get(`${prefix}/health/ready`, { schema: { hide: true } }, async (_request, reply) => {
    if (!app.draining.isOn && (await pulse.feel())) return { stato: 'pronto' };
    return reply.code(503).header('retry-after', 1).send({ stato: 'non pronto' });
  });
}
