import type { BillDeliveryCode } from '../contracts/delivery/delivery.ts';
import type { SentReadingState } from '../readings/sent-reading.ts';
import type { Cents } from '../shared/cents.ts';
import type { Day, Instant } from '../shared/day.ts';

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

interface ReadingFacts {
  readonly contractCode: string;
  readonly periodEnd: Day | null;
  readonly readingNumber: string;
}

/** Facts of the events that bring points or take them (fedelta.punti.1, fedelta.storno.1). */
interface LoyaltyFacts {
  READING_RECEIVED: ReadingFacts;
  READING_MOVED: ReadingFacts & { readonly state: SentReadingState };
  NOTIFICATION_PREFERENCES_CHANGED: {
    readonly contractAccount: string;
    readonly billDelivery: BillDeliveryCode | null;
  };
  FEEDBACK_LEFT: { readonly interventionId: string };
  BILLS_PAID: { readonly paymentId: string };
  /** `times` counts earlier restorations; it is missing while part of the payment is still reversed. */
  PAYMENT_RESTORED: { readonly paymentId: string; readonly times?: number };
  PAYMENT_REVERSED: { readonly paymentId: string; readonly times: number; readonly leftCents: Cents };
}

export const LOYALTY_EVENTS = [
  'READING_RECEIVED',
  'READING_MOVED',
  'NOTIFICATION_PREFERENCES_CHANGED',
  'FEEDBACK_LEFT',
  'BILLS_PAID',
  'PAYMENT_RESTORED',
  'PAYMENT_REVERSED',
] as const satisfies readonly (keyof LoyaltyFacts)[];

export type LoyaltyEvent = {
  readonly [Kind in keyof LoyaltyFacts]: { readonly kind: Kind; readonly data: LoyaltyFacts[Kind] };
}[keyof LoyaltyFacts];

/**
 * Returns the points earned by an event (fedelta.punti.1): a reading once per supply and period, the digital bill
 * once per account, feedback once per intervention, a payment once.
 */
export function earningOf({ kind, data }: LoyaltyEvent): LoyaltyEarning | undefined {
  switch (kind) {
    case 'READING_RECEIVED':
      return readingEarning(data);
    case 'NOTIFICATION_PREFERENCES_CHANGED':
      return data.billDelivery === '02' ? { deed: 'BOLLETTA_DIGITALE', key: data.contractAccount } : undefined;
    case 'FEEDBACK_LEFT':
      return { deed: 'OPINIONE', key: data.interventionId };
    case 'BILLS_PAID':
      return paymentEarning(data.paymentId, 0);
    case 'PAYMENT_RESTORED':
      return data.times === undefined ? undefined : paymentEarning(data.paymentId, data.times);
    case 'READING_MOVED':
    case 'PAYMENT_REVERSED':
      return undefined;
  }
}

function readingEarning({ contractCode, periodEnd, readingNumber }: ReadingFacts): LoyaltyEarning | undefined {
  return periodEnd === null
    ? undefined
    : { deed: 'AUTOLETTURA', key: [contractCode, periodEnd, readingNumber].join(' ') };
}

/** A payment earns once, and again each time it is fully paid after a full reversal. */
function paymentEarning(paymentId: string, times: number): LoyaltyEarning {
  return { deed: 'PAGAMENTO', key: times === 0 ? paymentId : `${paymentId} ${times}` };
}

/**
 * Returns the action that an event revokes: a rejected reading (fedelta.storno.1), or a fully reversed payment
 * (fedelta.storno.2).
 */
export function undoneBy({ kind, data }: LoyaltyEvent): LoyaltyEarning | undefined {
  if (kind === 'PAYMENT_REVERSED' && data.leftCents === 0) return paymentEarning(data.paymentId, data.times);
  return kind === 'READING_MOVED' && data.state === 'RIFIUTATA' ? readingEarning(data) : undefined;
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
