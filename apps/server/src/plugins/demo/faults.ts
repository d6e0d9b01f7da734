import { demoFaultCustomer } from '@sportello/demo';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

/** The lists that `guasto` never gets, so that every error screen can be seen (dimostrazione.persone.2). */
const failingLists = new Set([
  'recuperoLista',
  'recuperoContrattiVasCliente',
  'recuperoListaQuotation',
  'recuperoListaMSR',
  'recuperoListaBollette',
  'recuperoListaBolletteVAS',
  'interventions',
]);

export function failDemoLists(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const isFaulty = request.actor?.customerCode === demoFaultCustomer;
    if (isFaulty && failingLists.has(request.routeOptions.config.call?.id ?? '')) throw new ApiError('S-001');
  });
}
