import { search as findAccount } from '../usecases/operators/search.ts';
import type { Handlers } from './handler.ts';

export const search = {
  search: ({ services, actor, request }) => findAccount(services, actor, request.query),
} satisfies Partial<Handlers>;
