import { GetStreetDirect, GetTownDirect } from '@sportello/calls';
import type { StreetSuggestion, TownSuggestion } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** Reads towns and streets for the address form through the cache: a repeated text sends no new request. */
export function addressSuggestions({ read }: Pick<App, 'read'>) {
  return {
    towns: (text: string): Promise<readonly TownSuggestion[]> =>
      read(GetTownDirect, { query: { pTxt: text, cnt: 'ITA', typeRes: 'COMUNE', outGerman: 'true' } }),
    streets: (townKey: string, text: string): Promise<readonly StreetSuggestion[]> =>
      read(GetStreetDirect, { query: { pTxt: text, cnt: 'ITA', tKey: townKey, outGerman: 'true' } }),
  };
}
