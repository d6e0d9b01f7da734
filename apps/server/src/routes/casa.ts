import { unserved, type Handlers } from './handler.ts';

export const casa = {
  apple: unserved,
} satisfies Partial<Handlers>;
