import { randomBytes } from 'node:crypto';
import { totalOf, type Session } from './session.ts';

interface Refund {
  readonly id: string;
  readonly created: number;
  readonly cents: number;
  status: 'succeeded' | 'failed';
}

interface Dispute {
  readonly id: string;
  readonly created: number;
  readonly cents: number;
  status: 'needs_response' | 'won' | 'lost';
}

export interface Reversed {
  readonly charge: string;
  readonly refunds: Refund[];
  readonly disputes: Dispute[];
}

/** The webhook event: its type, and the object at that time. */
export interface Told {
  readonly type: string;
  readonly object: object;
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export const newReversed = (): Reversed => ({ charge: newId('ch'), refunds: [], disputes: [] });

/** Refunds like `POST /v1/refunds`: the full remaining amount, or the requested part. */
export function refund(paid: readonly Session[], form: URLSearchParams, at: Date): { answer: object; told: Told[] } {
  const session = paid.find(({ intent, reversed }) =>
    form.has('payment_intent') ? intent === form.get('payment_intent') : reversed.charge === form.get('charge'),
  );
  if (!session) return { answer: problem('No such payment_intent'), told: [] };
  const left = totalOf(session) - refundedOf(session);
  const cents = form.has('amount') ? Number(form.get('amount')) : left;
  if (!Number.isInteger(cents) || cents <= 0 || cents > left) {
    return { answer: problem(`Refund amount is greater than unrefunded amount on charge (${left})`), told: [] };
  }
  const made: Refund = { id: newId('re'), created: seconds(at), cents, status: 'succeeded' };
  session.reversed.refunds.push(made);
  return {
    answer: refundJson(session, made),
    told: [
      { type: 'charge.refunded', object: chargeJson(session) },
      { type: 'refund.created', object: refundJson(session, made) },
    ],
  };
}

/** Handles a request of the fake's reversal page; `wrong` is the error message for the user. */
export function reverse(session: Session, form: URLSearchParams, at: Date): { wrong?: string; told: Told[] } {
  const { refunds, disputes } = session.reversed;
  const cents = Number(form.get('importo') ?? totalOf(session));
  const open = disputes.find(({ status }) => status === 'needs_response');
  switch (form.get('azione')) {
    case 'rimborso': {
      const asked = new URLSearchParams({ payment_intent: session.intent, amount: String(cents) });
      const { told } = refund([session], asked, at);
      return told.length > 0 ? { told } : { wrong: 'Non resta abbastanza da rimborsare.', told };
    }
    case 'rimborso-fallito': {
      const last = refunds.findLast(({ status }) => status === 'succeeded');
      if (!last) return { wrong: 'Non c’è un rimborso.', told: [] };
      last.status = 'failed';
      return { told: [{ type: 'refund.failed', object: refundJson(session, last) }] };
    }
    case 'contestazione': {
      if (open || !Number.isInteger(cents) || cents <= 0 || cents > totalOf(session)) {
        return { wrong: 'Ora non si può contestare questo importo.', told: [] };
      }
      const made: Dispute = { id: newId('dp'), created: seconds(at), cents, status: 'needs_response' };
      disputes.push(made);
      return { told: eventsOf(session, made, 'charge.dispute.created', 'charge.dispute.funds_withdrawn') };
    }
    case 'vinta':
    case 'persa': {
      if (!open) return { wrong: 'Non c’è una contestazione aperta.', told: [] };
      open.status = form.get('azione') === 'vinta' ? 'won' : 'lost';
      const types = open.status === 'won' ? ['charge.dispute.funds_reinstated'] : [];
      return { told: eventsOf(session, open, 'charge.dispute.closed', ...types) };
    }
    default:
      return { wrong: 'Scegli che cosa provare.', told: [] };
  }
}

const eventsOf = (session: Session, dispute: Dispute, ...types: readonly string[]) =>
  types.map((type) => ({ type, object: disputeJson(session, dispute) }));

export function listOfRefunds(paid: readonly Session[], asked: URLSearchParams): object {
  return listOf('/v1/refunds', paid, asked, (session) =>
    session.reversed.refunds.map((each) => ({ created: each.created, object: refundJson(session, each) })),
  );
}

export function listOfDisputes(paid: readonly Session[], asked: URLSearchParams): object {
  return listOf('/v1/disputes', paid, asked, (session) =>
    session.reversed.disputes.map((each) => ({ created: each.created, object: disputeJson(session, each) })),
  );
}

function listOf(
  url: string,
  paid: readonly Session[],
  asked: URLSearchParams,
  each: (session: Session) => readonly { readonly created: number; readonly object: object }[],
): object {
  const of = asked.get('payment_intent');
  const data = paid
    .filter(({ intent }) => of === null || intent === of)
    .flatMap(each)
    .filter(({ created }) => created >= Number(asked.get('created[gte]') ?? 0))
    .toSorted((one, other) => other.created - one.created)
    .map(({ object }) => object);
  return { object: 'list', url, data, has_more: false };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

const refundedOf = ({ reversed }: Session) =>
  reversed.refunds.reduce((sum, { cents, status }) => sum + (status === 'succeeded' ? cents : 0), 0);

export function chargeJson(session: Session): object {
  const { intent, payment, reversed } = session;
  const amount = totalOf(session);
  return {
    id: reversed.charge,
    object: 'charge',
    livemode: false,
    amount,
    amount_refunded: refundedOf(session),
    currency: 'eur',
    disputed: reversed.disputes.length > 0,
    metadata: { payment },
    payment_intent: intent,
    refunded: refundedOf(session) === amount,
    status: 'succeeded',
  };
}

function refundJson({ intent, reversed }: Session, { id, created, cents, status }: Refund): object {
  return {
    id,
    object: 'refund',
    created,
    amount: cents,
    currency: 'eur',
    charge: reversed.charge,
    payment_intent: intent,
    metadata: {},
    status,
  };
}

function disputeJson({ intent, reversed }: Session, { id, created, cents, status }: Dispute): object {
  return {
    id,
    object: 'dispute',
    created,
    livemode: false,
    amount: cents,
    currency: 'eur',
    charge: reversed.charge,
    payment_intent: intent,
    reason: 'general',
    metadata: {},
    status,
  };
}

const problem = (message: string) => ({ error: { type: 'invalid_request_error', message } });
