import { readOwnRequests } from './usecases/own-requests.ts';
import { sendContactMessage } from './usecases/send.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const supportHandlers = {
  invioFormContatti: ({ services, actor, request }) =>
    sendContactMessage(services, actor, request.body, request.headers['idempotency-key']),
  contactRequests: ({ services, actor }) => readOwnRequests(services, actor),
} satisfies Partial<Handlers>;
