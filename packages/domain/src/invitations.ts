import type { Instant } from './shared/day.ts';

/** Bill discount for the inviting customer per friend who becomes a customer (invito.premio.1). */
export const INVITATION_REWARD_CENTS = 3_000;

/** Eight letters and digits, excluding those easily confused. */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const INVITATION_CODE = /^[2-9A-HJKMNP-TV-Z]{8}$/;

/** Progress of a friend: registered, or with a first active contract (invito.stato.1). */
export const INVITATION_STATES = ['REGISTRATO', 'CLIENTE'] as const;
type InvitationState = (typeof INVITATION_STATES)[number];

export interface InvitedFriend {
  readonly id: number;
  /** First name only. */
  readonly name: string;
  readonly state: InvitationState | 'SCONOSCIUTO';
  readonly registeredAt: Instant;
  readonly rewardedAt: Instant | undefined;
}

export interface Invitations {
  readonly code: string | undefined;
  readonly link: string | undefined;
  readonly rewardCents: number;
  /** Newest first. */
  readonly friends: readonly InvitedFriend[];
}
