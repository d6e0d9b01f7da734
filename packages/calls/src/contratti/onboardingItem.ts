import { SUPPLIED_COMMODITIES } from '@sportello/domain';
import * as z from 'zod/mini';
import { optionalDay, optionalText } from '../mechanism/wire.ts';
import { exampleAddress, wireAddress } from './address.ts';

/** Fields common to quotations and meter requests (contratto.avvio.1). */
export const wireOnboardingItem = z.strictObject({
  /** Kind of request: ZQAT, ZM02, … */
  tipo: optionalText,
  stato: optionalText,
  idStato: optionalText,
  /** 0 to 100; null while unknown. */
  percentualeAvanzamento: z.nullable(z.number()),
  nomeOfferta: optionalText,
  dataAttivazione: optionalDay,
  motivoAnnullamento: optionalText,
  motivoInammissibilita: optionalText,
  idStep: optionalText,
  morosita: z.boolean(),
  commodity: z.enum(SUPPLIED_COMMODITIES),
  pod: optionalText,
  pdr: optionalText,
  indirizzo: wireAddress,
});

export const exampleOnboardingItem = {
  tipo: 'ZQAT',
  stato: 'In lavorazione',
  idStato: '20',
  percentualeAvanzamento: 60,
  nomeOfferta: 'Luce Serena',
  dataAttivazione: '2026-12-01',
  motivoAnnullamento: null,
  motivoInammissibilita: null,
  idStep: '3',
  morosita: false,
  commodity: 'LUCE' as const,
  pod: 'IT001E12345678',
  pdr: null,
  indirizzo: exampleAddress,
};
