import {
  COMPANY_CODE,
  type Day,
  ibanNeedsCheck,
  isIban,
  normalizeFiscalCode,
  normalizeIban,
  PAYMENT_REQUEST_CODES,
  type PaymentChanged,
  type RequestedPayment,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { freeCode, ownId } from '../../mechanism/ids.ts';
import { capitals, day, idempotencyHeaders, line, optionalText } from '../../mechanism/wire.ts';
import { changeHeaders } from '../version.ts';

/**
 * Idempotency key and the digest of the mandate text that was shown (`paymentMandate`). The change is rejected if
 * another text is in force by now.
 */
export const consentHeaders = z.object({
  ...idempotencyHeaders.shape,
  'x-mandato': z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'NOT_A_DIGEST'))),
});

export const paymentChangeHeaders = z.object({ ...changeHeaders.shape, ...consentHeaders.shape });

export const changedAccount = {
  contractAccount: ownId('contract-account'),
  /** Absent when the source has none. */
  metodoPagamentoAttuale: z.optional(freeCode('payment-method', 4)),
};

export const requestedPayment = {
  /** Today: the day on which the customer agrees. */
  dataFirma: day,
  societa: z.literal(COMPANY_CODE),
  metodoPagamentoRichiesto: z.enum([PAYMENT_REQUEST_CODES.BANK_DEBIT, PAYMENT_REQUEST_CODES.CARD]),
  nome: z.optional(line(100)),
  cognome: z.optional(line(100)),
  codiceFiscale: z.optional(freeCode('account-holder', capitals(16))),
  /** Italian IBANs are checked further, with an error code of their own (pagamento.iban.2). */
  IBAN: z.optional(
    capitals(34).check(z.refine((iban) => ibanNeedsCheck(iban) || isIban(iban), { error: 'NOT_AN_IBAN' })),
  ),
  tokenID: z.optional(freeCode('card-token', 255)),
};

/** The fields of a change of payment (pagamento.chiamate.4); supplies add `commodity`. */
export const paymentChange = { ...changedAccount, ...requestedPayment };

export const paymentChangeErrors = [
  'NOT_FOUND',
  'INVALID_CONTRACT_PAYMENT_TYPE',
  'CONTRACT_ENDED',
  'ERROR_CHECK_IBAN',
  'SIGNATURE_NOT_TODAY',
  'CARD_NOT_USABLE',
  'CHANGED_MEANWHILE',
  'REQUEST_REPEATED_DIFFERENTLY',
  'TOO_MANY_ATTEMPTS',
  'S-001',
] as const;

/** Reads invalidated by a change: several contracts may be billed on the same account. */
export const paymentReads = [
  'recuperoDatiPagamento',
  'recuperoDatiPagamentoVas',
  'recuperoDettagliPagamentoContrattiVas',
] as const;

const debitFields = ['nome', 'cognome', 'codiceFiscale', 'IBAN'] as const;
const cardFields = ['tokenID'] as const;

type Fields = Partial<Record<(typeof debitFields)[number] | (typeof cardFields)[number], string | undefined>> & {
  metodoPagamentoRichiesto: string;
};

/**
 * U requires the holder and the account, L the card's token; each rejects the other's fields (pagamento.chiamate.5).
 */
export const fieldsFitMethod = z.superRefine<Fields>((body, context) => {
  const isDebit = body.metodoPagamentoRichiesto === PAYMENT_REQUEST_CODES.BANK_DEBIT;
  const [needed, foreign] = isDebit ? [debitFields, cardFields] : [cardFields, debitFields];
  for (const field of needed) {
    if (body[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'MISSING' });
  }
  for (const field of foreign) {
    if (body[field] !== undefined) context.addIssue({ code: 'custom', path: [field], message: 'NOT_EXPECTED' });
  }
});

/** `riferimentoMandato` is the reference of the new mandate, for a bank debit only. */
export const paymentChangeAnswer = z.strictObject({ riferimentoMandato: optionalText });

export function toPaymentChanged(answer: z.output<typeof paymentChangeAnswer>): PaymentChanged {
  return { mandateReference: present(answer.riferimentoMandato) };
}

export const exampleDebit = {
  contractAccount: '500000000001',
  metodoPagamentoAttuale: 'P',
  dataFirma: '2026-11-20',
  societa: COMPANY_CODE,
  metodoPagamentoRichiesto: PAYMENT_REQUEST_CODES.BANK_DEBIT,
  nome: 'Giulia',
  cognome: 'Ferri',
  codiceFiscale: 'FRRGLI85M41F205V',
  IBAN: 'IT60X0542811101000000123456',
} as const;

export const exampleCardChange = {
  contractAccount: '500000000002',
  metodoPagamentoAttuale: 'U',
  dataFirma: '2026-11-20',
  societa: COMPANY_CODE,
  metodoPagamentoRichiesto: PAYMENT_REQUEST_CODES.CARD,
  tokenID: 'pm_1Example',
} as const;

/**
 * Builds the payload of a change, without `commodity`; fiscal code and IBAN are in capitals (pagamento.chiamate.6).
 *
 * @param today the day in Europe/Rome, on which the customer agrees
 */
export function toPaymentChange(
  contract: { readonly account: string; readonly methodCode: string | undefined },
  requested: RequestedPayment,
  today: Day,
) {
  return {
    contractAccount: contract.account,
    metodoPagamentoAttuale: contract.methodCode,
    dataFirma: today,
    societa: COMPANY_CODE,
    ...(requested.kind === 'CARD'
      ? { metodoPagamentoRichiesto: PAYMENT_REQUEST_CODES.CARD, tokenID: requested.tokenId }
      : {
          metodoPagamentoRichiesto: PAYMENT_REQUEST_CODES.BANK_DEBIT,
          nome: requested.name,
          cognome: requested.surname,
          codiceFiscale: normalizeFiscalCode(requested.fiscalCode),
          IBAN: normalizeIban(requested.iban),
        }),
  } as const;
}
