import { readLoyalty, takeReward } from './usecases/rewards.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const loyaltyHandlers = {
  loyalty: ({ services, actor }) => readLoyalty(services, actor),
  takeReward: ({ services, actor, request: { body, headers } }) =>
    takeReward(services, actor, body, headers['idempotency-key']),
} satisfies Partial<Handlers>;
