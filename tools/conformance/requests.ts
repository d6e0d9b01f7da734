import { ownedIdsOf, type Call, type CallId } from '@sportello/calls';
import * as z from 'zod/mini';
import type { Facts, Kind, Knowledge } from './facts.ts';
import type { Parts } from './gateway.ts';

export interface Ready {
  readonly parts: Parts;
  readonly facts: Facts;
}

export interface Lacking {
  readonly lacks: readonly Kind[];
}

type Places = Readonly<Record<string, Kind>>;

/** Values besides the customer's own ids, which the catalogue lists, that an example can't know. */
const otherPlaces: Partial<Record<CallId, Places>> = {
  searchUser: { 'query.codiceCliente': 'customer', 'query.segmento': 'segment' },
  search: { 'query.codiceCliente': 'customer', 'query.segmento': 'segment' },
  recuperoListaBollette: { 'query.inizioPeriodo': 'first day', 'query.finePeriodo': 'last day' },
  recuperoListaBolletteVAS: { 'body.inizioPeriodo': 'first day, compact', 'body.finePeriodo': 'last day, compact' },
  interventionDates: { 'query.codDitta': 'company' },
  interventionSlots: { 'query.supportType': 'support type', 'query.date': 'day', 'query.codDitta': 'company' },
  companies: {
    'query.date': 'day',
    'query.cap': 'postal code',
    'query.codImpianto': 'installation',
    'query.slotId': 'slot',
  },
  geolocate: { 'params.companyId': 'company' },
  GetStreetDirect: { 'query.tKey': 'town' },
};

/**
 * Builds the request of a call from its example, with known values in place of the example's ids. When
 * those are unknown but others would fit (a PDR for a POD), the contract decides.
 */
export function makeRequest(call: Call, known: Knowledge): Ready | Lacking {
  const places: Places = { ...ownedIdsOf(call), ...otherPlaces[call.id as CallId] };
  const example = call.example.request as Parts;
  const inExample = Object.keys(places).filter((place) => valueAt(example, place) !== undefined);

  for (const chosen of nearestFirst(Object.keys(places), inExample)) {
    const facts = known.find(kindsOf(places, chosen));
    if (!facts) continue;
    const parts = fill(example, places, chosen, facts);
    if (isTaken(call, parts)) return { parts, facts };
  }
  const lacks = kindsOf(places, inExample).filter((kind) => !known.find([kind]));
  return { lacks: lacks.length > 0 ? lacks : kindsOf(places, inExample) };
}

function kindsOf(places: Places, chosen: readonly string[]): Kind[] {
  return chosen.flatMap((place) => places[place] ?? []);
}

function nearestFirst(all: readonly string[], wanted: readonly string[]): string[][] {
  const choices = all.reduce<string[][]>((sets, place) => sets.flatMap((set) => [set, [...set, place]]), [[]]);
  const distance = (choice: readonly string[]) =>
    all.filter((place) => choice.includes(place) !== wanted.includes(place)).length;
  return choices.toSorted((one, other) => distance(one) - distance(other));
}

function fill(example: Parts, places: Places, chosen: readonly string[], facts: Facts): Parts {
  const parts = structuredClone(example) as Record<string, Record<string, unknown>>;
  for (const [place, kind] of Object.entries(places)) {
    const { part, name, isList } = read(place);
    const holder = (parts[part] ??= {});
    // In a query, a list is one comma-separated string.
    if (chosen.includes(place)) holder[name] = isList && part === 'body' ? [facts[kind]] : facts[kind];
    else delete holder[name];
  }
  return parts;
}

function valueAt(parts: Parts, place: string): unknown {
  const { part, name } = read(place);
  return parts[part]?.[name];
}

/** `body.contratti[]`: a list of codes in the body. */
function read(place: string) {
  const [part = '', name = ''] = place.split('.');
  return { part: part as keyof Parts, name: name.replace('[]', ''), isList: name.endsWith('[]') };
}

function isTaken(call: Call, parts: Parts): boolean {
  return (['params', 'query', 'body'] as const).every((part) => {
    const contract = call[part];
    return !contract || z.safeParse(contract, parts[part] ?? {}).success;
  });
}
