import type { PaymentMethodCode } from '@sportello/domain';
import type { PaymentMethodRecord } from '../records.ts';

export interface Recipe {
  readonly code?: PaymentMethodCode;
  /** Unset for manual payment: nothing is activated. */
  readonly status?: 'Attivo' | 'In Attivazione' | 'In Disattivazione' | 'Disattivato';
  readonly type?: NonNullable<PaymentMethodRecord['type']>;
  readonly card?: { readonly circuit: string | null; readonly kind: PaymentMethodRecord['cardKind'] };
  readonly debit?: boolean;
  /** A future mandate: another one, or the one in force, which is not pending (pagamento.futuro.1). */
  readonly next?: 'OTHER' | 'SAME';
}

const debit = { code: 'U', status: 'Attivo', type: 'SDD', debit: true } as const satisfies Recipe;
const slip = { code: 'P' } as const satisfies Recipe;

function card(circuit: string | null, kind: PaymentMethodRecord['cardKind']): Recipe {
  return { code: 'L', status: 'Attivo', type: 'CARTA', card: { circuit, kind } };
}

function wallet(code: PaymentMethodCode, type: NonNullable<Recipe['type']>): Recipe {
  return { code, type, status: 'Attivo' };
}

/** Every circuit; the last one is unknown and shown as the default (pagamento.modello.5). */
const cards: readonly Recipe[] = [
  card('Visa', 'CREDITO'),
  card('Mastercard', 'DEBITO'),
  card('American Express', 'CREDITO'),
  card('Maestro', 'PREPAGATA'),
  card(null, 'CREDITO'),
];

/** Every code, type and status, distributed over the administrator's many accounts. */
const all: readonly Recipe[] = [
  debit,
  { ...debit, code: 'S' },
  slip,
  { code: 'B' },
  { code: 'N' },
  { code: 'F' },
  { code: 'M' },
  { code: 'W' },
  { code: 'J' },
  ...cards,
  wallet('L', 'PREAUTORIZZAZIONE_CARTA'),
  wallet('L', 'PAYPAL'),
  wallet('L', 'APPLE_PAY'),
  wallet('L', 'GOOGLE_PAY'),
  wallet('L', 'KLARNA'),
  wallet('B', 'SATISPAY'),
  wallet('B', 'MYBANK'),
  wallet('B', 'PISP'),
  { ...debit, status: 'In Attivazione' },
  { ...debit, status: 'In Disattivazione' },
  { ...debit, status: 'Disattivato' },
  { ...slip, next: 'OTHER' },
  { ...debit, next: 'SAME' },
];

const byPersona: Readonly<Record<string, readonly Recipe[]>> = {
  full: [
    debit,
    { ...slip, next: 'OTHER' },
    ...cards.slice(0, 1),
    { ...debit, status: 'In Attivazione' },
    { ...debit, code: 'S', status: 'Disattivato' },
    { ...debit, status: 'In Disattivazione' },
    { code: 'B' },
    ...cards.slice(1, 4),
    { code: 'M' },
    { code: 'F' },
  ],
  luce: [slip, debit],
  gas: [{ ...debit, next: 'OTHER' }],
  vas: [debit, { code: 'N' }, { code: 'J' }],
  fibra: [cards[4] ?? slip, slip],
  placet: [slip],
  misto: [wallet('L', 'PAYPAL'), debit, slip],
  amministratore: all,
  pmi: [{ code: 'B' }, { code: 'W' }, debit],
  pratiche: [debit, slip],
};

export function recipesOf(username: string): readonly Recipe[] {
  return byPersona[username] ?? [debit];
}
