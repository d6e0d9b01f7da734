import type { FastifyInstance } from 'fastify';
import { readDemoCodes } from '../../demo/second-factors.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../shared/context.ts';

/** Serves the current authenticator codes of the demo's operators, for programs (operatore.fattore.5). */
export function serveDemoCodes(app: FastifyInstance, services: Services, options: { prefix: string; isDemo: boolean }) {
  app.get(`${options.prefix}/demo/codici`, { schema: { hide: true } }, async (request, reply) => {
    const { username } = request.query as { username?: unknown };
    const codes = options.isDemo ? await readDemoCodes(services) : [];
    const found = codes.find((each) => each.username === username);
    if (!found) throw new ApiError('NOT_FOUND');
    return reply.header('cache-control', 'no-store').send({ codice: found.code, secondi: found.seconds });
  });
}
