import { makeInvitation, readInvitations } from './usecases/invite.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const invitationsHandlers = {
  invitations: ({ services, actor }) => readInvitations(services, actor),
  makeInvitation: ({ services, actor }) => makeInvitation(services, actor),
} satisfies Partial<Handlers>;
