import { demoFaultCustomer } from '@sportello/demo';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

/** The lists that always fail for `guasto`, to show every error screen (dimostrazione.persone.2). */
const failingLists = new Set([
  'recuperoLista',
  'recuperoContrattiVasCliente',
  'recuperoListaQuotation',
  'recuperoListaMSR',
  'recuperoListaBollette',
  'recuperoListaBolletteVAS',
  'interventions',
  // Has all of them; without it the home asks for each.
  'homeStart',
]);

export function failDemoLists(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const isFaulty = request.actor?.customerCode === demoFaultCustomer;
    if (isFaulty && failingLists.has(request.routeOptions.config.call?.id ?? '')) throw new ApiError('S-001');
  });
}
