import { readFreeHour } from '../usecases/booking/free-hour.ts';
import type { Handlers } from './handler.ts';

export const pratiche = {
  recuperoOragratis: ({ services, actor }) => readFreeHour(services, actor),
} satisfies Partial<Handlers>;
