import type { AnswerOf, Catalogue } from '@sportello/calls';
import { Refusal } from '../../errors/refusal.ts';
import type { CustomerActor, Services } from '../../shared/context.ts';
import { checkOwnership } from '../../auth/ownership.ts';

/** The ids that the data may name, which are looked up as those of any request (chiamata.busta.4). */
const owned = {
  'data.codiceCliente': 'customer',
  'data.codiceContratto': 'contract',
  'data.contractAccount': 'contract-account',
  'data.pod': 'pod',
  'data.pdr': 'pdr',
} as const;

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
    throw new Refusal('REDIRECT_NOT_ALLOWED', [{ campo: 'urlRedirect', codice: 'NOT_ALLOWED' }]);
  }
  await checkOwnership(services, actor, { owned }, { data: JSON.parse(asked.data) as unknown });
  return { urlRedirect: asked.urlRedirect, data: asked.data };
}
