import type { TownPostcodeRecord, TownRecord } from '../records.ts';
import { townsByProvince } from './list.ts';

/** Returns the demo's towns and their postal codes (dimostrazione.luoghi.1). */
export function demoTowns(): { towns: TownRecord[]; townPostcodes: TownPostcodeRecord[] } {
  const towns: TownRecord[] = [];
  const townPostcodes: TownPostcodeRecord[] = [];
  for (const [province, { region, towns: lines }] of Object.entries(townsByProvince)) {
    for (const line of lines) {
      const [caps = '', cadastralCode = '', istatCode = '', ...words] = line.split(' ').toReversed();
      const [name = '', secondName = null] = words.toReversed().join(' ').split('/');
      towns.push({ istatCode, cadastralCode, name, secondName, province, region });
      townPostcodes.push(...runs(caps).map((cap) => ({ istatCode, cap })));
    }
  }
  return { towns, townPostcodes };
}

/** `15121,28921-28925` → each postal code. */
function runs(text: string): string[] {
  return text.split(',').flatMap((run) => {
    const [first = '', last = first] = run.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(5, '0'),
    );
  });
}

const byName = new Map(demoTowns().towns.map((town) => [town.name, town]));

/** Returns a demo town by its Italian name; throws for an unknown name, which is a programming error. */
export function townNamed(name: string): TownRecord {
  const town = byName.get(name);
  if (!town) throw new Error(`the demo has no town ${name}`);
  return town;
}
