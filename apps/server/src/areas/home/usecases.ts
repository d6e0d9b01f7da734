import { homeDataIds, type AnswerOf, type Catalogue } from '@sportello/calls';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../shared/context.ts';
import type { CustomerActor } from '../../shared/actors.ts';
import { checkOwnership } from '../../auth/ownership.ts';

/**
 * Says that the connected home may be opened at a URL, which must be one of the list to the
 * letter: what only begins like one leads anywhere. Nothing is redirected or fetched (chiamata.mela.1).
 */
export async function handOverToHome(
  services: Services,
  actor: CustomerActor,
  asked: { readonly urlRedirect: string; readonly data: string },
): Promise<AnswerOf<Catalogue['apple']>> {
  if (!services.connectedHome.includes(asked.urlRedirect)) {
    throw new ApiError('REDIRECT_NOT_ALLOWED', [{ campo: 'urlRedirect', codice: 'NOT_ALLOWED' }]);
  }
  // The ids in the data are looked up as those of any request (chiamata.busta.4).
  await checkOwnership(services, actor, homeDataIds, JSON.parse(asked.data) as Record<string, unknown>);
  return { urlRedirect: asked.urlRedirect, data: asked.data };
}
