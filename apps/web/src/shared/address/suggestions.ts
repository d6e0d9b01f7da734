import { GetStreetDirect, GetTownDirect } from '@sportello/calls';
import type { StreetSuggestion, TownSuggestion } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** Towns and streets for the address form, through the cache: a text typed again is not asked again. */
export function addressSuggestions({ read }: Pick<App, 'read'>) {
  return {
    towns: (text: string): Promise<readonly TownSuggestion[]> =>
      read(GetTownDirect, { query: { pTxt: text, cnt: 'ITA', typeRes: 'COMUNE', outGerman: 'true' } }),
    streets: (townKey: string, text: string): Promise<readonly StreetSuggestion[]> =>
      read(GetStreetDirect, { query: { pTxt: text, cnt: 'ITA', tKey: townKey, outGerman: 'true' } }),
  };
}
