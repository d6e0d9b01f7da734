import type { TypedCard } from './cards.ts';
import type { PageConfiguration } from './methods.ts';
import { chargeJson, type Reversed } from './reversals.ts';

/** The state of a stand-in. */
export interface CardMemory {
  readonly sessions: Map<string, Session>;
  readonly byKey: Map<string, Session>;
  readonly configurations: Map<string, PageConfiguration>;
}

/** A stand-in that knows nothing yet. */
export function newCardMemory(): CardMemory {
  return { sessions: new Map(), byKey: new Map(), configurations: new Map() };
}

export interface Session {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly method: string;
  readonly done: string;
  readonly cancelled: string;
  readonly reference: string | null;
  readonly setup: string | null;
  readonly mode: 'setup' | 'payment';
  readonly payment: string | null;
  /** What is to be paid, line by line, in cents. */
  readonly lines: readonly { readonly name: string; readonly cents: number }[];
  /** What can be paid with here. */
  readonly offered: readonly string[];
  card?: TypedCard;
  isExpired?: boolean;
  /** What the bank said of the last try that it declined. */
  declined?: 'generic_decline' | 'card_not_supported';
  /** What became of the money once the page is done. */
  money?: 'paid' | 'processing' | 'failed';
  /** What of it went back. */
  readonly reversed: Reversed;
}

export function intentJson({ intent, method, card, setup, declined }: Session): object {
  const { name, ...facts } = card ?? { name: null };
  return {
    id: intent,
    object: 'setup_intent',
    livemode: false,
    metadata: { setup },
    status: card ? 'succeeded' : 'requires_payment_method',
    last_setup_error: card || !declined ? null : errorJson(declined),
    payment_method: card
      ? { id: method, object: 'payment_method', type: 'card', livemode: false, billing_details: { name }, card: facts }
      : null,
  };
}

export function paymentJson(session: Session): object {
  const { intent, payment, money, isExpired, declined } = session;
  const untouched = isExpired ? 'canceled' : 'requires_payment_method';
  const refused = money === 'failed' ? 'generic_decline' : money === undefined ? declined : undefined;
  return {
    id: intent,
    object: 'payment_intent',
    livemode: false,
    amount: totalOf(session),
    amount_received: money === 'paid' ? totalOf(session) : 0,
    currency: 'eur',
    metadata: { payment },
    latest_charge: money === 'paid' ? chargeJson(session) : null,
    status: money === 'paid' ? 'succeeded' : money === 'processing' ? 'processing' : untouched,
    last_payment_error: refused === undefined ? null : errorJson(refused),
  };
}

const errorJson = (decline: string) => ({ type: 'card_error', code: 'card_declined', decline_code: decline });

export const totalOf = ({ lines }: Session) => lines.reduce((sum, { cents }) => sum + cents, 0);

export function linesOf(form: URLSearchParams): Session['lines'] {
  const lines = [];
  for (let at = 0; form.has(`line_items[${at}][price_data][unit_amount]`); at += 1) {
    const of = `line_items[${at}][price_data]`;
    lines.push({ name: form.get(`${of}[product_data][name]`) ?? '', cents: Number(form.get(`${of}[unit_amount]`)) });
  }
  return lines;
}
