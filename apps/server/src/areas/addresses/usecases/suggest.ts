import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { placeQuery, streetQuery } from '@sportello/domain';
import { suggestStreets, suggestTowns } from '../queries.ts';
import type { Services } from '../../../shared/context.ts';
import { meant } from './meant.ts';

type QueryOf<Id extends keyof Catalogue> = ParsedRequestOf<Catalogue[Id]>['query'];

/** Users don't read longer lists; typing on narrows them. */
const MOST = 15;

/** The province where German is official; second names elsewhere are French, Slovene or Ladin. */
const GERMAN_PROVINCE = 'BZ';

/** Returns towns that match the input in any of their languages (luogo.suggerimenti.1). */
export async function townSuggestions(
  { db }: Services,
  { pTxt, prv, typeRes, outGerman }: QueryOf<'GetTownDirect'>,
): Promise<AnswerOf<Catalogue['GetTownDirect']>> {
  const query = placeQuery(pTxt);
  if (query === undefined) return { comuni: [] };
  const found = meant(await suggestTowns(db, query, { province: prv, limit: MOST }), query);
  const comuni = found.map((town) => ({
    chiave: town.istatCode,
    nome: town.name,
    nomeTedesco: outGerman === 'true' && town.province === GERMAN_PROVINCE ? town.secondName : null,
    provincia: town.province,
    regione: town.region,
    cap: town.caps,
  }));
  if (typeRes !== 'CAP') return { comuni: comuni.slice(0, MOST) };
  return { comuni: comuni.flatMap((town) => town.cap.map((cap) => ({ ...town, cap: [cap] }))).slice(0, MOST) };
}

/** Returns streets of a town that match the input; an unknown town has none (luogo.suggerimenti.3). */
export async function streetSuggestions(
  { db }: Services,
  { pTxt, tKey, outGerman }: QueryOf<'GetStreetDirect'>,
): Promise<AnswerOf<Catalogue['GetStreetDirect']>> {
  const query = streetQuery(pTxt);
  if (query === undefined) return { vie: [] };
  const found = meant(await suggestStreets(db, query, { istatCode: tKey, limit: MOST }), query);
  return {
    vie: found.slice(0, MOST).map((street) => ({
      chiave: street.key,
      tipo: street.kind,
      nome: street.name,
      nomeTedesco: outGerman === 'true' ? street.germanName : null,
      cap: street.cap,
    })),
  };
}
