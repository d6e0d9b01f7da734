import {
  BILLING_CHANGES,
  GAS_USES,
  HOLDER_REASONS,
  MOVE_STARTS,
  PHASES,
  PROPERTY_TITLES,
  SUPPLIED_COMMODITIES,
  REQUEST_PAYMENTS,
  SUPPLY_USES,
  type SupplyAnswers,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { freeCode } from '../../mechanism/ids.ts';
import { day, line, lines } from '../../mechanism/wire.ts';

/** Partial answers of a draft; validated when the request is sent (pratica.bozza.1). */
export const wireAnswers = z.strictObject({
  settore: z.optional(z.enum(SUPPLIED_COMMODITIES)),
  punto: z.optional(freeCode('request-answer', 20)),
  via: z.optional(line(100)),
  cap: z.optional(line(5)),
  comune: z.optional(line(60)),
  provincia: z.optional(line(2)),
  decorrenza: z.optional(day),
  causale: z.optional(z.enum(HOLDER_REASONS)),
  precedente: z.optional(line(120)),
  titolo: z.optional(z.enum(PROPERTY_TITLES)),
  uso: z.optional(z.enum(SUPPLY_USES)),
  potenza: z.optional(z.number().check(z.gte(0, 'TOO_SMALL'), z.lte(1000, 'TOO_LARGE'))),
  fasi: z.optional(z.enum(PHASES)),
  usoGas: z.optional(z.enum(GAS_USES)),
  lettura: z.optional(z.int().check(z.gte(0, 'TOO_SMALL'), z.lte(9_999_999, 'TOO_LARGE'))),
  inizio: z.optional(z.enum(MOVE_STARTS)),
  fine: z.optional(day),
  cambia: z.optional(z.enum(BILLING_CHANGES)),
  codiceFiscale: z.optional(freeCode('request-answer', 16)),
  partitaIva: z.optional(freeCode('request-answer', 11)),
  sdi: z.optional(freeCode('request-answer', 7)),
  pec: z.optional(line(254)),
  residente: z.optional(z.boolean()),
  pagamento: z.optional(z.enum(REQUEST_PAYMENTS)),
  iban: z.optional(freeCode('iban', 34)),
  telefono: z.optional(line(30)),
  pagatoIl: z.optional(day),
  nota: z.optional(lines(1000)),
});

export const exampleAnswers = {
  potenza: 4.5,
  fasi: 'MONOFASE',
  telefono: '3331234567',
} as const satisfies SupplyAnswers;
