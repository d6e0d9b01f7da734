import { LOYALTY_REASONS, type LoyaltyAccount } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known } from '../mechanism/empty.ts';
import { freeCode } from '../mechanism/ids.ts';
import { idempotencyHeaders, instant } from '../mechanism/wire.ts';

const wireMovement = z.strictObject({
  id: z.int(),
  data: instant,
  /** Positive when earned, negative when removed; zero if all points to remove were already used. */
  punti: z.int(),
  causale: z.enum(LOYALTY_REASONS),
  premio: z.nullable(z.strictObject({ codice: z.string(), titolo: z.string(), buono: z.string() })),
});

export const wireLoyalty = {
  saldo: z.int().check(z.gte(0)),
  /** Points that the next ones earned offset before any can be redeemed. */
  daScalare: z.int().check(z.gte(0)),
  movimenti: z.array(wireMovement),
};

const exampleMovements = [
  {
    id: 2,
    data: '2026-11-12T10:00:00Z',
    punti: -300,
    causale: 'PREMIO' as const,
    premio: { codice: 'sconto-5', titolo: '5 € in meno in bolletta', buono: 'F7K2-M9QX-4TBD' },
  },
  { id: 1, data: '2026-11-02T10:00:00Z', punti: 50, causale: 'AUTOLETTURA' as const, premio: null },
];

/** The customer's points with the last hundred movements. */
export const loyalty = defineCall({
  id: 'loyalty',
  backend: 'sportello',
  method: 'GET',
  path: '/fedelta',
  summary: 'Punti fedeltà del cliente e loro movimenti',
  rules: ['fedelta.punti.2'],
  access: 'customer',
  modules: { loyalty: 'ACTIVE' },
  answer: z.strictObject(wireLoyalty),
  errors: [],
  example: { request: {}, answer: { saldo: 640, daScalare: 0, movimenti: exampleMovements } },
  toModel: (answer): LoyaltyAccount => ({
    balance: answer.saldo,
    owed: answer.daScalare,
    movements: answer.movimenti.map(({ id, data, punti, causale, premio }) => ({
      id,
      at: Date.parse(data),
      points: punti,
      reason: known(LOYALTY_REASONS, causale, 'SCONOSCIUTO'),
      reward: premio === null ? undefined : { title: premio.titolo, voucher: premio.buono },
    })),
  }),
});

/** Redeems points for a reward of the catalogue; the same key redeems once. */
export const takeReward = defineCall({
  id: 'takeReward',
  backend: 'sportello',
  method: 'POST',
  path: '/fedelta/premi',
  summary: 'Usa i punti per un premio del catalogo',
  rules: ['fedelta.premi.1'],
  access: 'customer-in-person',
  modules: { loyalty: 'ACTIVE' },
  headers: idempotencyHeaders,
  body: z.strictObject({
    codice: freeCode(
      'reward',
      z.string().check(z.maxLength(60, 'TOO_LONG'), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'NOT_VALID')),
    ),
    /** Price in points that the customer saw. */
    punti: z.int().check(z.gte(1, 'TOO_SMALL'), z.lte(1_000_000, 'TOO_LARGE')),
  }),
  answer: z.strictObject({ buono: z.string(), saldo: z.int() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'POINTS_NOT_ENOUGH', 'REQUEST_REPEATED_DIFFERENTLY'],
  touches: ['loyalty'],
  example: {
    request: { headers: { 'idempotency-key': '2f0c7a1e-premio-0001' }, body: { codice: 'sconto-5', punti: 300 } },
    answer: { buono: 'F7K2-M9QX-4TBD', saldo: 340 },
  },
  toModel: (answer) => ({ voucher: answer.buono, balance: answer.saldo }),
});
