import { makeInvitation, readInvitations } from '../usecases/invitations/invite.ts';
import type { Handlers } from './handler.ts';

export const sportelloInvitations = {
  invitations: ({ services, actor }) => readInvitations(services, actor),
  makeInvitation: ({ services, actor }) => makeInvitation(services, actor),
} satisfies Partial<Handlers>;
