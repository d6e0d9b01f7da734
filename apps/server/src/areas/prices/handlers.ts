import type { Handlers } from '../../handlers/handler.ts';
import { readPrices } from './usecases.ts';

export const pricesHandlers = {
  supplyPrices: ({ services, actor, request }) => readPrices(services, actor, request.params.id),
} satisfies Partial<Handlers>;
