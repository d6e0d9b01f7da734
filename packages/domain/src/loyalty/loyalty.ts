import type { Instant } from '../shared/day.ts';

/** Points per action (fedelta.punti.1). */
export const LOYALTY_POINTS = {
  AUTOLETTURA: 50,
  BOLLETTA_DIGITALE: 100,
  OPINIONE: 40,
  PAGAMENTO: 20,
} as const;
export type LoyaltyDeed = keyof typeof LOYALTY_POINTS;
export const LOYALTY_DEEDS = Object.keys(LOYALTY_POINTS) as readonly LoyaltyDeed[];

export const LOYALTY_REASONS = [
  'AUTOLETTURA',
  'BOLLETTA_DIGITALE',
  'OPINIONE',
  'PAGAMENTO',
  'PREMIO',
  'STORNO',
] as const;
type LoyaltyReason = (typeof LOYALTY_REASONS)[number];

/** An action that earns points, counted once per key. */
export interface LoyaltyEarning {
  readonly deed: LoyaltyDeed;
  readonly key: string;
}

/**
 * Returns the points earned by an event (fedelta.punti.1): a reading once per supply and period, the digital bill
 * once per account, feedback once per intervention, a payment once.
 */
export function earningOf(kind: string, data: Readonly<Record<string, unknown>>): LoyaltyEarning | undefined {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : undefined);
  const keyed = (deed: LoyaltyDeed, ...parts: readonly (string | undefined)[]) =>
    parts.includes(undefined) ? undefined : { deed, key: parts.join(' ') };
  switch (kind) {
    case 'READING_RECEIVED':
      return keyed('AUTOLETTURA', text('contractCode'), text('periodEnd'), text('readingNumber'));
    case 'NOTIFICATION_PREFERENCES_CHANGED':
      return data['billDelivery'] === '02' ? keyed('BOLLETTA_DIGITALE', text('contractAccount')) : undefined;
    case 'FEEDBACK_LEFT':
      return keyed('OPINIONE', text('interventionId'));
    case 'BILLS_PAID':
      return keyed('PAGAMENTO', text('paymentId'));
    case 'PAYMENT_RESTORED':
      return typeof data['times'] === 'number' ? paymentEarning(text('paymentId'), data['times']) : undefined;
    default:
      return undefined;
  }
}

/** A payment earns once, and again each time it is fully paid after a full reversal. */
function paymentEarning(paymentId: string | undefined, times: number): LoyaltyEarning | undefined {
  if (paymentId === undefined) return undefined;
  return { deed: 'PAGAMENTO', key: times === 0 ? paymentId : `${paymentId} ${times}` };
}

/**
 * Returns the action that an event revokes: a rejected reading (fedelta.storno.1), or a fully reversed payment
 * (fedelta.storno.2).
 */
export function undoneBy(kind: string, data: Readonly<Record<string, unknown>>): LoyaltyEarning | undefined {
  if (kind === 'PAYMENT_REVERSED' && data['leftCents'] === 0) {
    const { paymentId, times } = data;
    return paymentEarning(typeof paymentId === 'string' ? paymentId : undefined, Number(times));
  }
  return kind === 'READING_MOVED' && data['state'] === 'RIFIUTATA' ? earningOf('READING_RECEIVED', data) : undefined;
}

/**
 * Splits a deduction into points taken now and points owed: used points are owed and deducted from future ones,
 * because a balance is never negative (fedelta.storno.1).
 */
export function takeBack(balance: number, due: number): { readonly taken: number; readonly owed: number } {
  const taken = Math.min(balance, due);
  return { taken, owed: due - taken };
}

export interface LoyaltyMovement {
  readonly id: number;
  readonly at: Instant;
  readonly points: number;
  readonly reason: LoyaltyReason | 'SCONOSCIUTO';
  readonly reward: { readonly title: string; readonly voucher: string } | undefined;
}

export interface LoyaltyAccount {
  readonly balance: number;
  /** Points to be deducted from future ones (fedelta.storno.1). */
  readonly owed: number;
  /** Newest first. */
  readonly movements: readonly LoyaltyMovement[];
}
