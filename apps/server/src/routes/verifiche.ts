import { privacyLevels } from '../usecases/customers/consents.ts';
import { ibanAnswer } from '../usecases/payments/iban.ts';
import { dealerContacts } from '../usecases/contracts/details.ts';
import type { Handlers } from './handler.ts';

export const verifiche: Handlers<'validazioneIBAN' | 'checkLivelliPrivacy' | 'recuperoNumeriDistributore'> = {
  checkLivelliPrivacy: ({ services, actor }) => privacyLevels(services, actor),
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
  recuperoNumeriDistributore: ({ services, actor, request }) => dealerContacts(services, actor, request.body.contratti),
};
