import { readLoyalty, takeReward } from '../usecases/loyalty/rewards.ts';
import type { Handlers } from './handler.ts';

export const sportelloLoyalty = {
  loyalty: ({ services, actor }) => readLoyalty(services, actor),
  takeReward: ({ services, actor, request: { body, headers } }) =>
    takeReward(services, actor, body, headers['idempotency-key']),
} satisfies Partial<Handlers>;
