import { handOverToHome } from '../usecases/home/handover.ts';
import type { Handlers } from './handler.ts';

export const casa = {
  apple: ({ services, actor, request }) => handOverToHome(services, actor, request.query),
} satisfies Partial<Handlers>;
