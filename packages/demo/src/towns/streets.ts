import { hash } from '../build/random.ts';
import type { AddressRecord, StreetRecord, TownPostcodeRecord, TownRecord } from '../records.ts';

const everywhere = [
  'Via Roma',
  'Via Giuseppe Garibaldi',
  'Via Giuseppe Mazzini',
  'Via Dante Alighieri',
  'Via Guglielmo Marconi',
  'Via Cavour',
  'Via Giacomo Matteotti',
  'Via Antonio Gramsci',
  'Via IV Novembre',
  'Via XX Settembre',
  'Via XXV Aprile',
  'Via Alessandro Volta',
  'Via Giuseppe Verdi',
  'Via Fratelli Cervi',
  'Via San Francesco d’Assisi',
  'Via della Stazione',
  'Via dei Mille',
  'Viale della Libertà',
  'Viale Europa',
  'Corso Vittorio Emanuele II',
  'Corso Italia',
  'Piazza del Duomo',
  'Piazza della Repubblica',
  'Piazza Santa Maria',
  'Largo Primo Maggio',
  'Vicolo del Forno',
];

/** South Tyrol's streets have two names. */
const inTwoLanguages = [
  'Via Roma/Romstraße',
  'Via Portici/Laubengasse',
  'Via dei Portici Minori/Kleine Lauben',
  'Via Museo/Museumstraße',
  'Via della Stazione/Bahnhofstraße',
  'Via Dante/Dantestraße',
  'Via Goethe/Goethestraße',
  'Via Leonardo da Vinci/Leonardo-da-Vinci-Straße',
  'Via Giuseppe Garibaldi/Garibaldistraße',
  'Via Andreas Hofer/Andreas-Hofer-Straße',
  'Via dei Tigli/Lindenweg',
  'Via della Chiesa/Kirchgasse',
  'Via Isarco/Eisackstraße',
  'Via Merano/Meraner Straße',
  'Via Bastioni/Bastionsweg',
  'Viale Venezia/Venediger Allee',
  'Corso Libertà/Freiheitsstraße',
  'Corso Italia/Italienallee',
  'Piazza Walther/Waltherplatz',
  'Piazza del Duomo/Domplatz',
  'Piazza del Grano/Kornplatz',
  'Piazza Municipio/Rathausplatz',
  'Lungo Passirio/Passerpromenade',
];

interface Places {
  readonly towns: readonly TownRecord[];
  readonly townPostcodes: readonly TownPostcodeRecord[];
  /** Demo addresses whose streets must exist too. */
  readonly addresses: readonly AddressRecord[];
}

/** Returns the streets of the demo's towns, each in one postal code of its town. */
export function demoStreets({ towns, townPostcodes, addresses }: Places): StreetRecord[] {
  const caps = groupBy(townPostcodes, ({ istatCode }) => istatCode);
  const lived = groupBy(addresses, ({ city }) => city ?? '');
  return towns.flatMap((town) => {
    const ofTown = new Map<string, Omit<StreetRecord, 'key' | 'istatCode'>>();
    for (const { street, cap } of lived.get(town.name) ?? []) {
      const name = street?.replace(/ \d+\S*$/, '') ?? '';
      if (/^\S+ \S/.test(name)) ofTown.set(name, { ...kindAndName(name), germanName: null, cap });
    }
    for (const line of town.province === 'BZ' ? inTwoLanguages : everywhere) {
      const [name = '', germanName = null] = line.split('/');
      const codes = caps.get(town.istatCode) ?? [];
      const cap = codes[hash(town.istatCode + name) % codes.length]?.cap ?? null;
      ofTown.set(name, { ...kindAndName(name), germanName, cap: ofTown.get(name)?.cap ?? cap });
    }
    return [...ofTown.values()].map((street, index) => ({
      key: `${town.istatCode}-${String(index + 1).padStart(5, '0')}`,
      istatCode: town.istatCode,
      ...street,
    }));
  });
}

function kindAndName(street: string): { kind: string; name: string } {
  const end = street.indexOf(' ');
  return { kind: street.slice(0, end), name: street.slice(end + 1) };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
