import {
  centsFromEuros,
  REPORTED_STATES,
  WITHDRAWAL_CONTRACTS,
  WITHDRAWAL_EXCLUSIONS,
  WITHDRAWAL_STATES,
  type Withdrawal,
  type WithdrawalReceipt,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount, day, instant, optionalText } from '../../mechanism/wire.ts';

export const withdrawalContract = z.enum(WITHDRAWAL_CONTRACTS);

export const ofContract = z.strictObject({ tipo: withdrawalContract, codiceContratto: ownId('contract-or-request') });

export const wireReceipt = z.strictObject({
  numero: z.string(),
  data: instant,
  /** Null where the server sends no mail. */
  email: optionalText,
  /** Its number among the contract's documents. */
  documento: z.string(),
  esito: z.enum(REPORTED_STATES),
});

export const wireWithdrawal = z.strictObject({
  stato: z.enum(WITHDRAWAL_STATES),
  /** Only of APERTO and SCADUTO. */
  ultimoGiorno: z.nullable(day),
  motivo: z.nullable(z.enum(WITHDRAWAL_EXCLUSIONS)),
  /** Cost of an exit once withdrawing is over; null where the provider gives none. */
  costoUscita: z.nullable(amount),
  testoUscita: optionalText,
  ricevuta: z.nullable(wireReceipt),
});

export const exampleReceipt = {
  numero: 'RE-2026-000123',
  data: '2026-11-20T09:12:07Z',
  email: 'g.ferri@example.it',
  documento: 'RE-2026-000123',
  esito: 'INVIATA',
} as const;

export function toReceipt(wire: z.output<typeof wireReceipt>): WithdrawalReceipt {
  return {
    number: wire.numero,
    at: Date.parse(wire.data),
    email: present(wire.email),
    documentNumber: wire.documento,
    outcome: wire.esito,
  };
}

export function toWithdrawal(wire: z.output<typeof wireWithdrawal>): Withdrawal {
  return {
    state: wire.stato,
    lastDay: present(wire.ultimoGiorno),
    exclusion: present(wire.motivo),
    exitCost: wire.costoUscita === null ? undefined : centsFromEuros(wire.costoUscita),
    exitWords: present(wire.testoUscita),
    receipt: wire.ricevuta === null ? undefined : toReceipt(wire.ricevuta),
  };
}
