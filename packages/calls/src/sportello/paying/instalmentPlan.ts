import { centsFromEuros, PLAN_REJECTIONS, type PlanOffer } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount, day } from '../../mechanism/wire.ts';
import { BILL_READS } from '../bills/bill-reads.ts';

const wirePlan = z.strictObject({
  /** The rule that excludes a plan (pagamento.rate.1); null when one can be requested. */
  motivo: z.nullable(z.enum(PLAN_REJECTIONS)),
  /** The bill corrects estimates and exceeds 150 % of the usual one. */
  ricalcolo: z.boolean(),
  rate: z.array(z.strictObject({ numero: z.int(), importo: amount, scadenza: day })),
});

const example: z.output<typeof wirePlan> = {
  motivo: null,
  ricalcolo: false,
  rate: [
    { numero: 1, importo: 90.05, scadenza: '2026-12-20' },
    { numero: 2, importo: 90.05, scadenza: '2027-01-19' },
  ],
};

function toOffer({ motivo, ricalcolo, rate }: z.output<typeof wirePlan>): PlanOffer {
  if (motivo !== null) return { refusal: motivo, isLargeCorrection: ricalcolo, instalments: [] };
  return {
    refusal: undefined,
    isLargeCorrection: ricalcolo,
    instalments: rate.map(({ numero, importo, scadenza }) => ({
      number: numero,
      amount: centsFromEuros(importo),
      dueDate: scadenza,
    })),
  };
}

const ofOne = { params: z.strictObject({ numero: ownId('bill') }) };

export const instalmentPlan = defineCall({
  id: 'instalmentPlan',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/{numero}/rateizzazione',
  summary: 'Se e in quali rate una bolletta si può pagare',
  rules: ['pagamento.chiamate.9', 'pagamento.rate.1', 'pagamento.rate.2'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  ...ofOne,
  answer: wirePlan,
  errors: ['NOT_FOUND'],
  example: { request: { params: { numero: '2026000123456' } }, answer: example },
  invalidatedBy: 'bills',
  toModel: toOffer,
});

/** Accepts the plan that was shown; accepting it again has no further effect. */
export const acceptInstalmentPlan = defineCall({
  id: 'acceptInstalmentPlan',
  backend: 'sportello',
  method: 'POST',
  path: '/bollette/{numero}/rateizzazione',
  summary: 'Accetta il piano di rate di una bolletta',
  rules: ['pagamento.chiamate.9', 'pagamento.rate.3'],
  access: 'customer-in-person',
  modules: { archive: 'ACTIVE' },
  ...ofOne,
  /** The total and the number of instalments that the customer saw. */
  body: z.strictObject({ importo: amount, rate: z.int() }),
  answer: z.strictObject({ accettato: z.literal(true) }),
  errors: ['NOT_FOUND', ...PLAN_REJECTIONS, 'BILL_BEING_PAID', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['instalmentPlan', ...BILL_READS, 'exportPersonalData'],
  example: {
    request: { params: { numero: '2026000123456' }, body: { importo: 180.1, rate: 2 } },
    answer: { accettato: true },
  },
  toModel: () => true,
});
