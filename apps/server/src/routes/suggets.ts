import { streetSuggestions, townSuggestions } from '../usecases/suggestions/suggest.ts';
import type { Handlers } from './handler.ts';

export const suggets: Handlers<'GetTownDirect' | 'GetStreetDirect'> = {
  GetTownDirect: ({ services, request }) => townSuggestions(services, request.query),
  GetStreetDirect: ({ services, request }) => streetSuggestions(services, request.query),
};
