import { homeDataIds, type AnswerOf, type Catalogue } from '@sportello/calls';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../shared/context.ts';
import type { CustomerActor } from '../../shared/actors.ts';
import { checkOwnership } from '../../auth/ownership.ts';

/**
 * Allows opening the connected home at a URL that exactly equals a listed one: a prefix match would allow any target.
 * Nothing is redirected or fetched (chiamata.mela.1).
 */
export async function handOverToHome(
  services: Services,
  actor: CustomerActor,
  asked: { readonly urlRedirect: string; readonly data: string },
): Promise<AnswerOf<Catalogue['apple']>> {
  if (!services.connectedHome.includes(asked.urlRedirect)) {
    throw new ApiError('REDIRECT_NOT_ALLOWED', [{ campo: 'urlRedirect', codice: 'NOT_ALLOWED' }]);
  }
  // Ids in the data are checked like those of any request (chiamata.busta.4).
  await checkOwnership(services, actor, homeDataIds, JSON.parse(asked.data) as Record<string, unknown>);
  return { urlRedirect: asked.urlRedirect, data: asked.data };
}
