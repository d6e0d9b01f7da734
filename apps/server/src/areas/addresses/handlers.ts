import { streetSuggestions, townSuggestions } from './usecases/suggest.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const addressesHandlers = {
  GetTownDirect: ({ services, request }) => townSuggestions(services, request.query),
  GetStreetDirect: ({ services, request }) => streetSuggestions(services, request.query),
} satisfies Partial<Handlers>;
