import type { Instant } from './shared/day.ts';

/** What whoever invited has in less on a bill, for each friend who becomes a customer (invito.premio.1). */
export const INVITATION_REWARD_CENTS = 3_000;

/** The code of an invitation: eight letters and digits, without those that are taken for each other. */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const INVITATION_CODE = /^[2-9A-HJKMNP-TV-Z]{8}$/;

/** How far a friend has come: registered, or with a first active contract (invito.stato.1). */
export const INVITATION_STATES = ['REGISTRATO', 'CLIENTE'] as const;
type InvitationState = (typeof INVITATION_STATES)[number];

/** A friend who came by an invitation. */
export interface InvitedFriend {
  readonly id: number;
  /** The first name. */
  readonly name: string;
  readonly state: InvitationState | 'SCONOSCIUTO';
  readonly registeredAt: Instant;
  readonly rewardedAt: Instant | undefined;
}

/** What a customer has of inviting friends. */
export interface Invitations {
  /** Absent until it was made. */
  readonly code: string | undefined;
  readonly link: string | undefined;
  readonly rewardCents: number;
  /** Newest first. */
  readonly friends: readonly InvitedFriend[];
}
