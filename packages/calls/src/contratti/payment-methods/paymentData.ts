import {
  isNextMethodPending,
  paymentMethodKind,
  type ContractPayment,
  type PaymentData,
  type PaymentMethod,
  type PaymentMethodKind,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { optionalText } from '../../mechanism/wire.ts';
import { examplePaymentMethod, toPaymentMethod, wirePaymentMethod } from './paymentMethod.ts';
import { wireVersion } from '../version.ts';

/** Payment data of a contract, in the wire format of both services (pagamento.futuro.1). */
export const wirePaymentData = z.strictObject({
  contractAccount: optionalText,
  /** One of the ten codes: B, N, F, L, M, P, S, U, W, J. */
  metodoPagamento: optionalText,
  /** Null when the bills are paid manually. */
  metodo: z.nullable(wirePaymentMethod),
  mandatoAttuale: optionalText,
  mandatoFuturo: optionalText,
  ibanFuturo: optionalText,
  versione: wireVersion,
});

export const examplePaymentData = {
  contractAccount: '500000000001',
  metodoPagamento: 'U',
  metodo: examplePaymentMethod,
  mandatoAttuale: 'EE00000000000000000000000000000001',
  mandatoFuturo: null,
  ibanFuturo: null,
  versione: '2',
};

export function toPayment(wire: z.output<typeof wirePaymentData>): ContractPayment {
  const data: PaymentData = {
    methodCode: present(wire.metodoPagamento),
    currentMandate: present(wire.mandatoAttuale),
    futureMandate: present(wire.mandatoFuturo),
    futureIban: present(wire.ibanFuturo),
  };
  const kind = paymentMethodKind(data.methodCode);
  return {
    account: present(wire.contractAccount),
    data,
    kind,
    method: {
      ...(wire.metodo === null ? paidByHand(kind) : toPaymentMethod(wire.metodo)),
      next: isNextMethodPending(data) ? futureDebit(data) : undefined,
    },
    version: present(wire.versione),
  };
}

/** A slip or a transfer needs no activation. */
function paidByHand(kind: PaymentMethodKind): PaymentMethod {
  return { status: kind === 'SCONOSCIUTO' ? 'SCONOSCIUTO' : 'ATTIVO' };
}

function futureDebit(data: PaymentData): PaymentMethod {
  return { status: 'IN_ATTIVAZIONE', type: 'SDD', sdd: { iban: data.futureIban } };
}
