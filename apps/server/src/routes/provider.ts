import { readFeed } from '../usecases/provider/feed.ts';
import type { Handlers } from './handler.ts';

export const provider = {
  providerChanges: ({ services, actor, request, info }) => readFeed(services, actor, request.query, info.gone),
} satisfies Partial<Handlers>;
