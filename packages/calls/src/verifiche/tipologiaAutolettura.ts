import { CACHE_LIFETIME_MS, type Day } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { filledText, optionalDay, optionalNumber } from '../mechanism/wire.ts';
import { toBand, toUnit, wireBand, wireUnit, type BandValue, type EnergyUnit } from './meter.ts';

/** How a supply's meter is read: one figure, one per band, or gas. */
const SELF_READING_KINDS = ['MONORARIA', 'MULTIORARIA', 'GAS'] as const;
export type SelfReadingKind = (typeof SELF_READING_KINDS)[number];

/** Why a self-reading can't be sent now. */
const SELF_READING_OBSTACLES = ['FUORI_PERIODO', 'GIA_INVIATA', 'CONTATORE_TELELETTO', 'CONTRATTO_NON_ATTIVO'] as const;
export type SelfReadingObstacle = (typeof SELF_READING_OBSTACLES)[number];

/** Whether, when and how the customer can read the meter of a supply. */
export interface SelfReadingOptions {
  readonly kind: SelfReadingKind | 'SCONOSCIUTA';
  readonly isOpen: boolean;
  /** Absent when it is open, or for a reason that the product does not know. */
  readonly obstacle: SelfReadingObstacle | undefined;
  /** First and last day of this period or of the next one. */
  readonly opensOn: Day | undefined;
  readonly closesOn: Day | undefined;
  readonly unit: EnergyUnit | undefined;
  readonly fields: readonly SelfReadingField[];
}

/** One figure of the meter that is asked for. */
export interface SelfReadingField {
  readonly band: BandValue['band'];
  /** How many digits the meter shows before the decimals. */
  readonly digits: number;
  /** The last value that is known, which the new one can't be below. */
  readonly lastValue: number | undefined;
}

/** What the customer is asked when reading the meter of a contract. */
export const tipologiaAutolettura = defineCall({
  id: 'tipologiaAutolettura',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/tipologiaAutolettura/{id}',
  summary: 'Come e quando si può inviare l’autolettura di un contratto',
  spec: 'Spec 1 §7, Design §4.3',
  access: 'customer',
  owned: { 'params.id': 'commodity-contract' },
  params: z.strictObject({ id: filledText(40) }),
  query: z.strictObject({ canaleAcquisizione: z.optional(z.enum(['WEB', 'APP'])) }),
  answer: z.strictObject({
    tipologia: z.enum(SELF_READING_KINDS),
    aperta: z.boolean(),
    motivo: z.nullable(z.enum(SELF_READING_OBSTACLES)),
    inizioPeriodo: optionalDay,
    finePeriodo: optionalDay,
    unitaMisura: wireUnit,
    fasce: z.array(
      z.strictObject({
        fascia: wireBand,
        cifre: z.int().check(z.gte(1), z.lte(9)),
        ultimoValore: optionalNumber,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '4000000001' }, query: { canaleAcquisizione: 'WEB' } },
    answer: {
      tipologia: 'GAS',
      aperta: true,
      motivo: null,
      inizioPeriodo: '2026-11-20',
      finePeriodo: '2026-11-30',
      unitaMisura: 'mc',
      fasce: [{ fascia: 'F0', cifre: 5, ultimoValore: 4_211 }],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): SelfReadingOptions => ({
    kind: known(SELF_READING_KINDS, answer.tipologia, 'SCONOSCIUTA'),
    isOpen: answer.aperta,
    obstacle: known(SELF_READING_OBSTACLES, answer.motivo, undefined),
    opensOn: present(answer.inizioPeriodo),
    closesOn: present(answer.finePeriodo),
    unit: toUnit(answer.unitaMisura),
    fields: answer.fasce.map(({ fascia, cifre, ultimoValore }) => ({
      band: toBand(fascia),
      digits: cifre,
      lastValue: present(ultimoValore),
    })),
  }),
});
