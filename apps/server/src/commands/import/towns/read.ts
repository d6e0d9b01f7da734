import { REGIONS } from '@sportello/domain';
import { StartError } from '../../../errors/start-error.ts';
import { openCsv, type HeaderRule } from '../csv/open.ts';
import { properName, properSecondName } from './names.ts';
import type { NamedTown, PostalPlace } from './postcodes.ts';

export interface RegisteredTown extends NamedTown {
  readonly cadastralCode: string;
}

const townColumns: HeaderRule = {
  required: [
    'CODISTAT',
    'CODCATASTALE',
    'DENOMINAZIONE_IT',
    'ALTRADENOMINAZIONE',
    'SIGLAPROVINCIA',
    'IDREGIONE',
    'STATO',
    'DATACESSAZIONE',
  ],
  anythingElse: 'ignored',
};

const placeColumns: HeaderRule = {
  required: ['zipcode', 'place', 'province_code', 'community', 'community_code'],
  anythingElse: 'ignored',
};

/** Reads the towns that exist today, from the national register (ANPR) with ISTAT codes. */
export async function readTowns(path: string, today: string): Promise<RegisteredTown[]> {
  const file = await openCsv(path, townColumns);
  const towns: RegisteredTown[] = [];
  for await (const row of file.rows()) {
    if ('problem' in row) throw new StartError(`${path}, line ${row.line}: ${row.problem}.`);
    const { fields, line } = row;
    const isCurrent = fields.STATO === 'A' && (fields.DATACESSAZIONE ?? '') > today;
    if (isCurrent) towns.push(townOf(fields, `${path}, line ${line}`));
  }
  if (towns.length === 0) throw new StartError(`${path} has no town that exists today.`);
  return towns;
}

function townOf(fields: Readonly<Record<string, string>>, where: string): RegisteredTown {
  const { CODISTAT: istatCode = '', CODCATASTALE: cadastralCode = '', SIGLAPROVINCIA: province = '' } = fields;
  if (!/^\d{6}$/.test(istatCode)) throw new StartError(`${where}: CODISTAT: not six digits.`);
  if (!/^[A-Z]\d{3}$/.test(cadastralCode)) throw new StartError(`${where}: CODCATASTALE: not a cadastral code.`);
  if (!/^[A-Z]{2}$/.test(province)) throw new StartError(`${where}: SIGLAPROVINCIA: not two letters.`);
  // Uses the number because the names of the two bilingual regions have broken accents in the file.
  const region = regionsByNumber[Number(fields.IDREGIONE) - 1];
  if (region === undefined) throw new StartError(`${where}: IDREGIONE: not a number from 01 to 20.`);
  const name = properName(fields.DENOMINAZIONE_IT ?? '');
  if (name === '') throw new StartError(`${where}: DENOMINAZIONE_IT: missing.`);
  const secondName = properSecondName(fields.ALTRADENOMINAZIONE ?? '', name);
  return { istatCode, cadastralCode, name, secondName, province, region };
}

/** Reads towns and villages with their postal codes, from GeoNames. */
export async function readPlaces(path: string): Promise<PostalPlace[]> {
  const file = await openCsv(path, placeColumns);
  const places: PostalPlace[] = [];
  for await (const row of file.rows()) {
    if ('problem' in row) throw new StartError(`${path}, line ${row.line}: ${row.problem}.`);
    const { zipcode: cap = '', place: name = '', province_code: province = '' } = row.fields;
    if (!/^\d{5}$/.test(cap)) throw new StartError(`${path}, line ${row.line}: zipcode: not five digits.`);
    const { community_code: townCode = '', community: townName = '' } = row.fields;
    places.push({ cap, name, province, townCode, townName });
  }
  return places;
}

const regionName = new Map(REGIONS.map(({ slug, name }) => [slug, name]));

/** ISTAT order, 01 to 20. */
const regionsByNumber = (
  [
    'piemonte',
    'valle-d-aosta',
    'lombardia',
    'trentino-alto-adige',
    'veneto',
    'friuli-venezia-giulia',
    'liguria',
    'emilia-romagna',
    'toscana',
    'umbria',
    'marche',
    'lazio',
    'abruzzo',
    'molise',
    'campania',
    'puglia',
    'basilicata',
    'calabria',
    'sicilia',
    'sardegna',
  ] as const
).map((slug) => regionName.get(slug));
