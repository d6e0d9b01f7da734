import { privacyLevels } from '../usecases/customers/consents.ts';
import { ibanAnswer } from '../usecases/payments/iban.ts';
import { dealerContacts } from '../usecases/contracts/details.ts';
import { readLast } from '../usecases/readings/last.ts';
import { unserved, type Handlers } from './handler.ts';

export const verifiche = {
  checkLivelliPrivacy: ({ services, actor }) => privacyLevels(services, actor),
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
  recuperoNumeriDistributore: ({ services, actor, request }) => dealerContacts(services, actor, request.body.contratti),

  ultimaLettura: ({ services, request }) => readLast(services, request.params.id, request.query),

  tipologiaAutolettura: unserved,
  storicoLetture: unserved,
  autolettura: unserved,
  recuperoElencoConsumi: unserved,
  recuperoListaBollette: unserved,
  recuperoListaBolletteVAS: unserved,
  recuperoDettaglioBolletta: unserved,
} satisfies Partial<Handlers>;
