import { ibanAnswer } from '../usecases/payments/iban.ts';
import type { Handlers } from './handler.ts';

export const verifiche: Handlers<'validazioneIBAN'> = {
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
};
