import type { PaymentMethodCode, PaymentMethodKind } from '@sportello/domain';

/** Payment by pagoPA notice, whose number is in a separate element. */
export const PAGOPA = 'MP23';

/** The invoice code of each payment method; an unknown method has none. */
export const WAYS_TO_PAY: Readonly<Record<PaymentMethodKind, string | undefined>> = {
  SCONOSCIUTO: undefined,
  BONIFICO: 'MP05',
  CESSIONE_CREDITO: 'MP22',
  CARTA_CREDITO: 'MP08',
  MAV: 'MP13',
  BOLLETTINO_POSTALE: 'MP18',
  ADDEBITO_CONTO_CORRENTE: 'MP19',
  CAMBIALE: 'MP06',
  COMPENSAZIONE_BENEFICIO_AUC: 'MP22',
};

const methods: Readonly<Record<string, PaymentMethodCode>> = {
  MP05: 'B',
  MP06: 'W',
  MP08: 'L',
  MP09: 'S',
  MP10: 'S',
  MP11: 'S',
  MP13: 'M',
  MP16: 'S',
  MP17: 'S',
  MP18: 'P',
  MP19: 'S',
  MP20: 'S',
  MP21: 'S',
  MP22: 'J',
  // A notice can be paid with its slip.
  [PAGOPA]: 'P',
};

export function methodOf(way: string): PaymentMethodCode | null {
  return methods[way] ?? null;
}
