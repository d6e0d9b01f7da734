import { privacyLevels } from '../usecases/customers/consents.ts';
import { ibanAnswer } from '../usecases/payments/iban.ts';
import type { Handlers } from './handler.ts';

export const verifiche: Handlers<'validazioneIBAN' | 'checkLivelliPrivacy'> = {
  checkLivelliPrivacy: ({ services, actor }) => privacyLevels(services, actor),
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
};
