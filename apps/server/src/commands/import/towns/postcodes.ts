import { formerNames } from './former-names.ts';
import { looseNameKey, nameKey } from './keys.ts';

export interface NamedTown {
  readonly istatCode: string;
  readonly name: string;
  readonly secondName: string | null;
  readonly province: string;
  readonly region: string;
}

/** A line of a postal code list: a town, or a village in it. */
export interface PostalPlace {
  readonly cap: string;
  readonly name: string;
  readonly province: string;
  /** The town's ISTAT code and name, if the list contains them. */
  readonly townCode: string;
  readonly townName: string;
}

/**
 * Returns the postal codes of each town. Lists use older names and other spellings than the register, so a town is
 * matched by increasingly loose rules and the first match counts: a looser rule would add villages of the same name
 * elsewhere.
 */
export function matchPostcodes(
  towns: readonly NamedTown[],
  places: readonly PostalPlace[],
): Map<string, ReadonlySet<string>> {
  const index = indexPlaces(places);
  const taken = new Set(towns.flatMap((town) => spellings(town).map((name) => town.province + nameKey(name))));
  const provinces = new Map(towns.map(({ province, region }) => [province, region]));
  const found = new Map<string, Set<string>>();
  for (const town of towns) {
    const ways = [
      () => spellings(town).map((name) => index.exact(town.province, name)),
      () => former(town).map(([province, name]) => index.exact(province, name)),
      () => spellings(town).map((name) => index.loose(town.province, name)),
      () => componentsOf(town.name).map((name) => index.exact(town.province, name)),
      // Provinces are sometimes redrawn, as in Sardinia, and the list has the old ones.
      () =>
        [...provinces]
          .filter(([province, region]) => region === town.region && !taken.has(province + nameKey(town.name)))
          .map(([province]) => index.exact(province, town.name)),
    ];
    for (const way of ways) {
      const caps = way().flatMap((each) => [...each]);
      if (caps.length === 0) continue;
      found.set(town.istatCode, new Set(caps));
      break;
    }
  }
  addVillages(towns, places, found);
  return new Map([...found].map(([code, caps]) => [code, withoutGeneral(caps)]));
}

function indexPlaces(places: readonly PostalPlace[]) {
  const exact = new Map<string, Set<string>>();
  const loose = new Map<string, Set<string>>();
  for (const { province, name, cap } of places) {
    addTo(exact, province + nameKey(name), cap);
    addTo(loose, province + looseNameKey(name), cap);
  }
  const none: ReadonlySet<string> = new Set();
  return {
    exact: (province: string, name: string) => exact.get(province + nameKey(name)) ?? none,
    loose: (province: string, name: string) => loose.get(province + looseNameKey(name)) ?? none,
  };
}

function addTo(index: Map<string, Set<string>>, key: string, cap: string): void {
  const caps = index.get(key);
  if (caps) caps.add(cap);
  else index.set(key, new Set([cap]));
}

/** Returns a town's names; a bilingual double name is also split: `Sgonico-Zgonik`. */
function spellings({ name, secondName }: NamedTown): string[] {
  if (secondName === null) return [name];
  const isDouble = name.includes('-') && nameKey(name).endsWith(nameKey(secondName));
  return [name, secondName, ...(isDouble ? [name.slice(0, name.indexOf('-'))] : [])];
}

function former(town: NamedTown): [province: string, name: string][] {
  return (formerNames[town.istatCode] ?? []).map((name) => {
    const [, province = town.province, rest = name] = /^([A-Z]{2}) (.+)$/.exec(name) ?? [];
    return [province, rest];
  });
}

/** Returns the former towns in a merged town's name: `Gattico-Veruno`, `Corteolona e Genzone`. */
function componentsOf(name: string): string[] {
  const parts = name.split(/-| e | ed | con /);
  return parts.length > 1 ? parts : [];
}

/** Adds postal codes of villages whose town the list identifies by a code that is still valid. */
function addVillages(
  towns: readonly NamedTown[],
  places: readonly PostalPlace[],
  found: Map<string, Set<string>>,
): void {
  const byCode = new Map(towns.map((town) => [town.istatCode, town]));
  for (const { townCode, townName, cap } of places) {
    const town = byCode.get(townCode);
    const isSame = town && spellings(town).some((name) => looseNameKey(name) === looseNameKey(townName));
    if (isSame) addTo(found, townCode, cap);
  }
}

/** Removes a city's old general code (15100) if it has codes by district (15121). */
function withoutGeneral(caps: ReadonlySet<string>): ReadonlySet<string> {
  const all = [...caps];
  const isReplaced = (cap: string) =>
    cap.endsWith('100') && all.some((other) => other !== cap && other.startsWith(cap.slice(0, 3)));
  return new Set(all.filter((cap) => !isReplaced(cap)).sort((a, b) => a.localeCompare(b)));
}
