import { streetSuggestions, townSuggestions } from '../usecases/suggestions/suggest.ts';
import type { Handlers } from './handler.ts';

export const suggets = {
  GetTownDirect: ({ services, request }) => townSuggestions(services, request.query),
  GetStreetDirect: ({ services, request }) => streetSuggestions(services, request.query),
} satisfies Partial<Handlers>;
