import { beginCardSetup, readCardSetup } from '../usecases/payments/card-setups.ts';
import { changePayments } from '../usecases/payments/change-one.ts';
import { readMandate } from '../usecases/payments/mandate.ts';
import type { Handlers } from './handler.ts';

export const sportelloPayments = {
  beginCard: ({ services, actor, request }) => beginCardSetup(services, actor, request.body.ritorno),
  givenCard: ({ services, actor, request }) => readCardSetup(services, actor, request.params.id),
  paymentMandate: ({ services }) => readMandate(services),
  changePayments: async ({ services, actor, request }) => {
    const { conti, ...requested } = request.body;
    const accounts = conti.map(({ versione, ...account }) => ({ ...account, version: versione }));
    return { mandati: [...(await changePayments(services, actor, { accounts, requested }, request.headers))] };
  },
} satisfies Partial<Handlers>;
