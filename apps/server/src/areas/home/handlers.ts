import { homeStart } from './start.ts';
import { handOverToHome } from './usecases.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const homeHandlers = {
  apple: ({ services, actor, request }) => handOverToHome(services, actor, request.query),
  homeStart: ({ services, actor, request }) => homeStart(services, actor, request.query),
} satisfies Partial<Handlers>;
