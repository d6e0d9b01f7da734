import {
  BILL_STATUS_CODES,
  billStatus,
  centsFromEuros,
  COMMODITY_TYPES,
  DEBIT_OUTCOMES,
  INVOICE_TYPES,
  PAYMENT_METHOD_CODES,
  paymentMethodKind,
  undisputedAmount,
  type Bill,
  type BillStatusCode,
  SUPPLIED_COMMODITIES,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { amount, day, optionalDay, optionalText } from '../mechanism/wire.ts';

const wireInstalment = z.strictObject({
  numero: z.int().check(z.gte(1)),
  totale: z.int().check(z.gte(1)),
  numeroBolletta: optionalText,
});

/** A bill as lists and detail encode it; amounts in euros. */
export const wireBill = z.strictObject({
  numeroBolletta: z.string(),
  tipoDocumento: z.enum(INVOICE_TYPES),
  /** The code of bolletta.stato.1. */
  stato: z.enum(Object.keys(BILL_STATUS_CODES) as BillStatusCode[]),
  codiceContratto: optionalText,
  codiceContrattoVas: optionalText,
  contractAccount: optionalText,
  commodity: z.nullable(z.enum(SUPPLIED_COMMODITIES)),
  dataEmissione: day,
  dataScadenza: optionalDay,
  dataPagamento: optionalDay,
  inizioPeriodo: optionalDay,
  finePeriodo: optionalDay,
  importo: amount,
  importoAperto: amount,
  /** Part of the open amount that an open case keeps from being collected; other gateways omit it. */
  importoContestato: z.optional(amount),
  /** The code of pagamento.modello.10. */
  metodoPagamento: z.nullable(z.enum(PAYMENT_METHOD_CODES)),
  esitoAddebito: z.nullable(z.enum(DEBIT_OUTCOMES)),
  rata: z.nullable(wireInstalment),
});

export const exampleBill = {
  numeroBolletta: '2026000123456',
  tipoDocumento: 'BOLLETTA' as const,
  stato: '02' as const,
  codiceContratto: '4000000001',
  codiceContrattoVas: null,
  contractAccount: '500000000001',
  commodity: 'LUCE' as const,
  dataEmissione: '2026-11-10',
  dataScadenza: '2026-11-30',
  dataPagamento: null,
  inizioPeriodo: '2026-09-01',
  finePeriodo: '2026-10-31',
  importo: 123.45,
  importoAperto: 123.45,
  importoContestato: 0,
  metodoPagamento: 'P' as const,
  esitoAddebito: null,
  rata: null,
};

export function toBill(wire: z.output<typeof wireBill>): Bill {
  const disputed = centsFromEuros(wire.importoContestato ?? 0);
  return {
    number: wire.numeroBolletta,
    type: known(INVOICE_TYPES, wire.tipoDocumento, 'SCONOSCIUTO'),
    status: billStatus(wire.stato),
    contractCode: present(wire.codiceContratto),
    vasContractCode: present(wire.codiceContrattoVas),
    account: present(wire.contractAccount),
    commodityType: wire.commodity === null ? undefined : known(COMMODITY_TYPES, wire.commodity, 'SCONOSCIUTO'),
    issueDate: wire.dataEmissione,
    expirationDate: present(wire.dataScadenza),
    paymentDate: present(wire.dataPagamento),
    periodStart: present(wire.inizioPeriodo),
    periodEnd: present(wire.finePeriodo),
    amount: centsFromEuros(wire.importo),
    disputed,
    openAmount: undisputedAmount(centsFromEuros(wire.importoAperto), disputed),
    paymentMethod: paymentMethodKind(present(wire.metodoPagamento)),
    debitOutcome: known(DEBIT_OUTCOMES, wire.esitoAddebito, undefined),
    instalment:
      wire.rata === null
        ? undefined
        : { number: wire.rata.numero, count: wire.rata.totale, billNumber: present(wire.rata.numeroBolletta) },
  };
}
