import type { Instant } from '../shared/day.ts';

/** What earns points, and how many (fedelta.punti.1). */
export const LOYALTY_POINTS = {
  AUTOLETTURA: 50,
  BOLLETTA_DIGITALE: 100,
  OPINIONE: 40,
  PAGAMENTO: 20,
} as const;
export type LoyaltyDeed = keyof typeof LOYALTY_POINTS;
export const LOYALTY_DEEDS = Object.keys(LOYALTY_POINTS) as readonly LoyaltyDeed[];

/** Why points came or went: a deed, what they were used for, or a deed that came to nothing. */
export const LOYALTY_REASONS = [
  'AUTOLETTURA',
  'BOLLETTA_DIGITALE',
  'OPINIONE',
  'PAGAMENTO',
  'PREMIO',
  'STORNO',
] as const;
type LoyaltyReason = (typeof LOYALTY_REASONS)[number];

/** A deed that earns points; the same one, by its key, counts once. */
export interface LoyaltyEarning {
  readonly deed: LoyaltyDeed;
  readonly key: string;
}

/**
 * What an event earns (fedelta.punti.1): the reading of a supply once for each of its periods, the
 * digital bill once for each account, an opinion once for each intervention, a payment once.
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

/** A payment earns once, and once more each time that it is whole again after all of it had gone back. */
function paymentEarning(paymentId: string | undefined, times: number): LoyaltyEarning | undefined {
  if (paymentId === undefined) return undefined;
  return { deed: 'PAGAMENTO', key: times === 0 ? paymentId : `${paymentId} ${times}` };
}

/**
 * The deed that an event makes nothing of: a reading that is refused (fedelta.storno.1), a payment of
 * which nothing is left (fedelta.storno.2).
 */
export function undoneBy(kind: string, data: Readonly<Record<string, unknown>>): LoyaltyEarning | undefined {
  if (kind === 'PAYMENT_REVERSED' && data['leftCents'] === 0) {
    const { paymentId, times } = data;
    return paymentEarning(typeof paymentId === 'string' ? paymentId : undefined, Number(times));
  }
  return kind === 'READING_MOVED' && data['state'] === 'RIFIUTATA' ? earningOf('READING_RECEIVED', data) : undefined;
}

/**
 * How much of what must go can go: points that were used meanwhile are owed, and go from the next
 * ones, since a balance is never below nothing (fedelta.storno.1).
 */
export function takeBack(balance: number, due: number): { readonly taken: number; readonly owed: number } {
  const taken = Math.min(balance, due);
  return { taken, owed: due - taken };
}

/** Points that came (above zero) or went. */
export interface LoyaltyMovement {
  readonly id: number;
  readonly at: Instant;
  readonly points: number;
  readonly reason: LoyaltyReason | 'SCONOSCIUTO';
  /** The reward and its voucher, where they went for one. */
  readonly reward: { readonly title: string; readonly voucher: string } | undefined;
}

/** What a customer has in the programme. */
export interface LoyaltyAccount {
  readonly balance: number;
  /** What the next points are for, before any can be used (fedelta.storno.1). */
  readonly owed: number;
  /** Newest first. */
  readonly movements: readonly LoyaltyMovement[];
}
