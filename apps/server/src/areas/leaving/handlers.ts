import type { Handlers } from '../../handlers/handler.ts';
import { readExit } from './usecases.ts';

export const leavingHandlers = {
  contractExit: ({ services, actor, request }) => readExit(services, actor, request.params.codiceContratto),
} satisfies Partial<Handlers>;
