import { foldPlace } from '@sportello/domain';
import { readRows, type ImportPlace } from '../transaction.ts';
import type { StreetRow } from './formats.ts';

/** Finds a street's town, or returns the error and whether it concerns the code or the name. */
export type TownFinder = (
  street: Pick<StreetRow, 'istatCode' | 'town' | 'province'>,
) => { readonly istatCode: string } | { readonly about: 'code' | 'name'; readonly problem: string };

const notThere = 'no such town: import the towns first';

/** Loads all towns of the database; Italy has about eight thousand. */
export async function townsOf(place: ImportPlace): Promise<TownFinder> {
  const rows = await readRows<{ code: string; name: string; second: string | null; province: string }>(
    place,
    'select istat_code as code, name, second_name as second, province from towns',
  );
  const codes = new Set(rows.map(({ code }) => code));
  const byName = new Map<string, Set<string>>();
  for (const { code, name, second, province } of rows) {
    for (const each of second === null ? [name] : [name, second]) {
      const key = `${province} ${foldPlace(each)}`;
      byName.set(key, (byName.get(key) ?? new Set()).add(code));
    }
  }
  return ({ istatCode, town, province }) => {
    if (istatCode !== null) {
      const code = istatCode.padStart(6, '0');
      return codes.has(code) ? { istatCode: code } : { about: 'code', problem: notThere };
    }
    if (town === null) return { about: 'code', problem: 'missing, and no name of a town either' };
    if (province === null) return { about: 'name', problem: 'a name needs its province' };
    const [code, other] = byName.get(`${province} ${foldPlace(town)}`) ?? [];
    if (code === undefined) return { about: 'name', problem: notThere };
    if (other !== undefined) return { about: 'name', problem: 'several towns have this name: give the ISTAT code' };
    return { istatCode: code };
  };
}
