import { privacyLevels } from '../usecases/customers/consents.ts';
import { ibanAnswer } from '../usecases/payment-methods/iban.ts';
import { dealerContacts } from '../usecases/contracts/details.ts';
import { billDetail } from '../usecases/bills/detail.ts';
import { serviceBills, supplyBills } from '../usecases/bills/list.ts';
import { readHistory, readLast } from '../usecases/readings/last.ts';
import { readOptions } from '../usecases/readings/options.ts';
import { sendReading } from '../usecases/readings/send.ts';
import { readMonths } from '../usecases/consumption/months.ts';
import type { Handlers } from './handler.ts';

export const verifiche = {
  checkLivelliPrivacy: ({ services, actor }) => privacyLevels(services, actor),
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
  recuperoNumeriDistributore: ({ services, actor, request }) => dealerContacts(services, actor, request.body.contratti),

  ultimaLettura: ({ services, request }) => readLast(services, request.params.id, request.query),

  tipologiaAutolettura: ({ services, request }) => readOptions(services, request.params.id),
  storicoLetture: ({ services, actor, request }) => readHistory(services, actor, request.query),
  autolettura: ({ services, actor, request }) =>
    sendReading(services, actor, request.body, request.headers['idempotency-key'] ?? null),
  recuperoElencoConsumi: ({ services, request }) => readMonths(services, request.query.codiceContratto),

  recuperoListaBollette: ({ services, actor, request }) => supplyBills(services, actor, request.query),
  recuperoListaBolletteVAS: ({ services, actor, request }) => serviceBills(services, actor, request.body),
  recuperoDettaglioBolletta: ({ services, actor, request }) => billDetail(services, actor, request.query),
} satisfies Partial<Handlers>;
