import {
  cardCircuitFromText,
  foldText,
  PAYMENT_METHOD_STATUS_LABELS,
  PAYMENT_METHOD_STATUSES,
  type CardKind,
  type DirectDebit,
  type PaymentCard,
  type PaymentMethod,
  type PaymentMethodStatus,
  type PaymentMethodType,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { optionalText } from '../../mechanism/wire.ts';

/** Wire values (pagamento.modello.3). */
const TYPES = {
  CARTA: 'CARD',
  PREAUTORIZZAZIONE_CARTA: 'CARD_PREAUTHORISATION',
  PAYPAL: 'PAYPAL',
  SDD: 'SDD',
  SATISPAY: 'SATISPAY',
  MYBANK: 'MYBANK',
  APPLE_PAY: 'APPLE_PAY',
  GOOGLE_PAY: 'GOOGLE_PAY',
  KLARNA: 'KLARNA',
  PISP: 'PISP',
} as const satisfies Record<string, PaymentMethodType>;

/** Wire values (pagamento.modello.6). */
const CARD_KIND_WORDS = {
  CREDITO: 'CREDIT',
  DEBITO: 'DEBIT',
  PREPAGATA: 'PREPAID',
} as const satisfies Record<string, CardKind>;

/** Only the last digits of the card number are known. */
export const wireCard = z.strictObject({
  intestatario: optionalText,
  ultimeCifre: optionalText,
  /** `MM/YYYY`. */
  scadenza: optionalText,
  /** Visa, Mastercard, American Express or Maestro. */
  circuito: optionalText,
  tipologia: z.nullable(z.enum(['CREDITO', 'DEBITO', 'PREPAGATA'])),
});

const wireDirectDebit = z.strictObject({
  nome: optionalText,
  cognome: optionalText,
  IBAN: optionalText,
  banca: optionalText,
  filiale: optionalText,
  codiceFiscale: optionalText,
});

/** A payment method in force (pagamento.modello.1). */
export const wirePaymentMethod = z.strictObject({
  id: optionalText,
  /** The source's own value: Attivo, In Attivazione, In Disattivazione, Disattivato. */
  stato: z.string(),
  tipo: z.nullable(
    z.enum([
      'CARTA',
      'PREAUTORIZZAZIONE_CARTA',
      'PAYPAL',
      'SDD',
      'SATISPAY',
      'MYBANK',
      'APPLE_PAY',
      'GOOGLE_PAY',
      'KLARNA',
      'PISP',
    ]),
  ),
  carta: z.nullable(wireCard),
  sdd: z.nullable(wireDirectDebit),
});

export const examplePaymentMethod = {
  id: 'PM0001',
  stato: 'Attivo',
  tipo: 'SDD' as const,
  carta: null,
  sdd: {
    nome: 'Giulia',
    cognome: 'Ferri',
    IBAN: 'IT60X0542811101000000123456',
    banca: 'Banca di Esempio',
    filiale: 'Torino Centro',
    codiceFiscale: 'FRRGLI85M41F205V',
  },
};

export function toPaymentMethod(wire: z.output<typeof wirePaymentMethod>): PaymentMethod {
  return {
    id: present(wire.id),
    status: toStatus(wire.stato),
    type: wordOf(TYPES, wire.tipo),
    card: wire.carta === null ? undefined : toCard(wire.carta),
    sdd: wire.sdd === null ? undefined : toDirectDebit(wire.sdd),
  };
}

function toStatus(word: string): PaymentMethodStatus {
  const same = (status: PaymentMethodStatus) => foldText(PAYMENT_METHOD_STATUS_LABELS[status]) === foldText(word);
  return PAYMENT_METHOD_STATUSES.find(same) ?? 'SCONOSCIUTO';
}

export function toCard(wire: z.output<typeof wireCard>): PaymentCard {
  return {
    holder: present(wire.intestatario),
    lastFourDigits: present(wire.ultimeCifre),
    expiry: present(wire.scadenza),
    circuit: cardCircuitFromText(present(wire.circuito)),
    kind: wordOf(CARD_KIND_WORDS, wire.tipologia),
  };
}

function toDirectDebit(wire: z.output<typeof wireDirectDebit>): DirectDebit {
  return {
    holderName: present(wire.nome),
    holderSurname: present(wire.cognome),
    iban: present(wire.IBAN),
    bank: present(wire.banca),
    branch: present(wire.filiale),
    fiscalCode: present(wire.codiceFiscale),
  };
}

/** Returns `undefined` for unknown values, which another gateway may send. */
function wordOf<T>(words: Readonly<Record<string, T>>, word: string | null): T | undefined {
  return word !== null && Object.hasOwn(words, word) ? words[word] : undefined;
}
