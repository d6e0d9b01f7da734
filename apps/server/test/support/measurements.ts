import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Zip, ZipDeflate } from 'fflate';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { listCurves } from '../../src/areas/consumption/queries/consumption.ts';
import { importMeasurements } from '../../src/commands/import/measurements/import.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { importedAt } from './import-files.ts';
import { temporaryFolder } from './server-process.ts';

type Elements = Readonly<Record<string, string | undefined>>;

const elements = (given: Elements) =>
  Object.entries(given)
    .map(([name, text]) => (text === undefined ? '' : `<${name}>${text}</${name}>`))
    .join('');

export interface ElectricityPoint {
  readonly pod?: string;
  /** `MeseAnno`, `DataMisura`, and of corrections `TipoRettifica` and `Motivazione`. */
  readonly facts?: Elements;
  readonly treatment?: string;
  readonly ka?: string;
  /** Days of curves with their quarters: `<Ea Dst="0" E1="0,100" …>01</Ea>`. */
  readonly curve?: string;
  readonly measured?: Elements | null;
}

/** Returns `<Ea>` of a day of the month with the given quarters, from the first on unless named. */
export function quarters(day: string, values: readonly string[] | Elements, change?: string): string {
  const named = Array.isArray(values) ? values.map((value, at) => [`E${at + 1}`, value]) : Object.entries(values);
  const attributes = named.map(([name, value]) => `${name}="${value}"`).join(' ');
  return `<Ea${change === undefined ? '' : ` Dst="${change}"`} ${attributes}>${day}</Ea>`;
}

export const same = (count: number, value = '0,100'): string[] => Array.from({ length: count }, () => value);

const collected = { Raccolta: 'P', TipoDato: 'E', Validato: 'S' };

/** Writes a flow of electricity, each point on a line of its own from the third on. */
export function electricityXml(flow: string, points: readonly ElectricityPoint[]): string {
  const isCorrection = flow.startsWith('R');
  const items = points.map(
    ({ pod = 'IT001E12345678', facts = {}, treatment = 'O', ka = '1,000', curve = '', measured = {} }) => {
      const head = elements({ Pod: pod, ...facts });
      const technical = `<DatiPdp>${elements({ Trattamento: treatment, Tensione: '230', Forfait: 'NO', GruppoMis: 'SI', Ka: ka })}</DatiPdp>`;
      const { Raccolta, TipoDato, Validato, ...registers } = { ...(isCorrection ? {} : collected), ...measured };
      const detail = `<Misura>${elements({ Raccolta, TipoDato, Validato })}${curve}${elements(registers)}</Misura>`;
      return `<DatiPod>${head}${technical}${measured === null ? '' : detail}</DatiPod>`;
    },
  );
  return `<?xml version="1.0" encoding="utf-8"?><FlussoMisure xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" CodFlusso="${flow}">
<IdentificativiFlusso><PIvaUtente>12345678901</PIvaUtente><PIvaDistributore>01234567890</PIvaDistributore></IdentificativiFlusso>
${items.join('\n')}
</FlussoMisure>`;
}

/** Writes a flow of gas, each point on a line of its own from the third on. */
export function gasXml(
  flow: string,
  points: readonly { readonly pdr?: string; readonly reason?: string; readonly readings: readonly Elements[] }[],
): string {
  const end = flow.startsWith('R') ? 'Rett' : '';
  const name = flow.endsWith('GL') ? 'LettureGiornaliere' : 'DatiLettura';
  const items = points.map(({ pdr = '00881234567890', reason, readings }) => {
    const head = elements({ cod_pdr: pdr, mot_ret_lett: reason });
    const technical = `<DatiTecnPdr${end}>${elements({ Trattamento: 'M', matr_mis: 'M1', coeff_corr: '1,02' })}</DatiTecnPdr${end}>`;
    return `<DatiPdr>${head}${technical}${readings.map((each) => `<${name}${end}>${elements(each)}</${name}${end}>`).join('')}</DatiPdr>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?><FlussoMisure cod_flusso="${flow}">
<IdentificativiFlusso><piva_utente>12345678901</piva_utente></IdentificativiFlusso>
${items.join('\n')}
</FlussoMisure>`;
}

export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, content] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(typeof content === 'string' ? Buffer.from(content) : content, true);
  }
  zip.end();
  return Buffer.concat(parts);
}

export function writeMeasurements(folder: string, content: string | Uint8Array, ending = 'xml'): string {
  const file = path.join(folder, `${randomBytes(4).toString('hex')}.${ending}`);
  writeFileSync(file, content);
  return file;
}

/** Supplies `L1` and `G1` of one customer, and a POD that passed from `O2` to `N2` on 11 September 2024. */
const SUPPLIES = `
  delete from customers; delete from curve_files;
  insert into customers (code, segment) values ('C1', 'Residenziale'), ('C2', 'Residenziale');
  insert into commodity_contracts (code, customer_code, commodity, source_state, pod, pdr, start_date, end_date) values
    ('L1', 'C1', 'LUCE', 'Attivo', 'IT001E12345678', null, '2024-01-01', null),
    ('G1', 'C1', 'GAS', 'Attivo', null, '00881234567890', '2024-01-01', null),
    ('O2', 'C2', 'LUCE', 'Cessato', 'IT001E99999999', null, '2020-01-01', '2024-09-10'),
    ('N2', 'C1', 'LUCE', 'Attivo', 'IT001E99999999', null, '2024-09-11', null)`;

/** A database with {@link SUPPLIES} before each test, and what an import of measurements leaves in it. */
export function useMeasurements() {
  let database: TestDatabase;
  let folder = '';
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());
  beforeEach(async () => {
    folder = temporaryFolder();
    await database.pool.query(SUPPLIES);
  });

  return {
    query: (text: string) => database.pool.query(text),
    load: async (contents: readonly (string | Uint8Array)[], { skipRejected = false, ending = 'xml' } = {}) => {
      const errors: string[] = [];
      const files = contents.map((content) => writeMeasurements(folder, content, ending));
      const { rows, added, changed, unchanged, refused, leftOut, ...others } = await importMeasurements(
        database.pool,
        files,
        {
          name: 'flow',
          skipRejected,
          now: importedAt,
          onRejected: ({ line, field, reason }) => errors.push(`${line} ${field}: ${reason}`),
        },
      );
      return { counts: [rows, added, changed, unchanged, refused], leftOut: [...leftOut], ...others, errors };
    },
    curves: (code: string) => listCurves(drizzle(database.pool), code, '2000-01-01', '2100-01-01'),
    readings: async () => {
      const { rows } = await database.pool.query<Record<string, unknown>>(
        `select contract_code as code, read_on::text as day, kind, state, meter_number as meter, f0, f1, f2, f3
         from meter_readings order by 1, 2, 3`,
      );
      return rows;
    },
  };
}

/** A point with hourly metering in September 2024. */
export const hourly = (curve: string, more: Partial<ElectricityPoint> = {}): ElectricityPoint => ({
  facts: { MeseAnno: '09/2024' },
  curve,
  ...more,
});
