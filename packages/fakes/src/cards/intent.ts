import { chargeJson } from './reversals.ts';
import { totalOf, type Session } from './session.ts';

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
