import { unserved, type Handlers } from './handler.ts';

export const pratiche = {
  recuperoOragratis: unserved,
} satisfies Partial<Handlers>;
