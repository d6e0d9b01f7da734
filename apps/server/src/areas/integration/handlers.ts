import { readExchange } from './usecases/exchange.ts';
import { readFeed } from './usecases/feed.ts';
import { readChanges } from './usecases/outcomes/own.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const integrationHandlers = {
  providerChanges: ({ services, actor, request, info }) => readFeed(services, actor, request.query, info.gone),
  providerExchange: ({ services, actor }) => readExchange(services, actor),
  customerChanges: ({ services, actor, request }) => readChanges(services, actor, request.query),
} satisfies Partial<Handlers>;
