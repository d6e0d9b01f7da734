import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Liveness (the process answers) and readiness (it can serve: the database answers too). */
export function serveHealth(app: FastifyInstance, pool: Pool, prefix: string): void {
  app.get(`${prefix}/health/live`, { schema: { hide: true } }, async () => ({ stato: 'attivo' }));
  app.get(`${prefix}/health/ready`, { schema: { hide: true } }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { stato: 'pronto' };
    } catch {
      return reply.code(503).send({ stato: 'non pronto' });
    }
  });
}
