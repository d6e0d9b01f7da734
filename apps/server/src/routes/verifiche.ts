import { privacyLevels } from '../usecases/customers/consents.ts';
import { ibanAnswer } from '../usecases/payments/iban.ts';
import { dealerContacts } from '../usecases/contracts/details.ts';
import { unserved, type Handlers } from './handler.ts';

export const verifiche = {
  checkLivelliPrivacy: ({ services, actor }) => privacyLevels(services, actor),
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
  recuperoNumeriDistributore: ({ services, actor, request }) => dealerContacts(services, actor, request.body.contratti),

  tipologiaAutolettura: unserved,
  ultimaLettura: unserved,
  storicoLetture: unserved,
  autolettura: unserved,
  recuperoElencoConsumi: unserved,
  recuperoListaBollette: unserved,
  recuperoListaBolletteVAS: unserved,
  recuperoDettaglioBolletta: unserved,
} satisfies Partial<Handlers>;
