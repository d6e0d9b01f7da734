import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mkdirSync } from 'node:fs';
import { sheets } from '../../tools/provider/sheets.ts';
import { writeProvider } from '../../tools/provider/write.ts';

export interface ProviderFile {
  readonly kind: string;
  readonly file: string;
  readonly columns: readonly string[];
  readonly separator: ',' | ';';
  readonly rows: number;
}

/** Files loaded first because others refer to them, not measured: a kind and its files. */
export type Before = readonly [kind: string, ...files: string[]];

/** Writes the generated provider's files of the kinds not among the large files, with their prerequisites. */
export async function writeSheets(
  folder: string,
  customers: number,
  large: readonly ProviderFile[],
): Promise<{ before: readonly Before[]; files: readonly ProviderFile[] }> {
  mkdirSync(folder);
  const written = new Map((await writeProvider(folder, customers)).map(({ name, rows }) => [name, rows]));
  const at = (name: string) => path.join(folder, name);
  const isLarge = (name: string) => large.some(({ kind }) => kind === name);
  const invoices = Array.from({ length: written.get('bills') ?? 0 }, (_, n) => at(`bills/${number(n + 1, 7)}.xml`));
  return {
    before: [
      ['towns', at('towns.csv'), at('postcodes.csv')],
      ['customers', at('customers.csv')],
      ['contracts', at('contracts.csv')],
      ['bills', ...invoices],
    ],
    files: sheets
      .filter(({ name }) => !isLarge(name))
      .map(({ name, columns }) => ({
        kind: name.startsWith('curves') ? 'curves' : name,
        file: at(`${name}.csv`),
        columns,
        separator: ';',
        rows: written.get(`${name}.csv`) ?? 0,
      })),
  };
}

const documentColumns = 'docnumber,codiceCliente,codiceContratto,tipo,nome,dataDocumento'.split(',');
const directoryColumns = 'codiceCliente,segmento,uid,mail,mobile,isValido'.split(',');
const readingColumns = 'codiceContratto,dataLettura,tipo,matricola,valori.F0'.split(',');

const hash = '$argon2id$v=19$m=19456,t=2,p=1$YmVuY2hiZW5jaGJlbmNo$lZ5m0s8a1Q7bq7t1vJcXv4rj5n7o0b1f8x2m3k4l5n6';

/**
 * Writes customers with an account, electricity and gas contracts spread evenly over them, and one document and two
 * readings per contract.
 */
export async function writeProviderFiles(
  folder: string,
  { customers, contracts }: { customers: number; contracts: number },
): Promise<readonly ProviderFile[]> {
  const customerColumns = 'codiceCliente,segmento,nome,cognome,email,numeroCellulare,username,passwordHash'.split(',');
  const contractColumns =
    'tipo,codiceCliente,codiceContratto,stato,pod,pdr,mercato,nomeOfferta,dataInizio,contractAccount,indirizzo.via,indirizzo.cap,indirizzo.citta,indirizzo.provincia,indirizzo.nazione'.split(
      ',',
    );
  return [
    await write(folder, 'customers', customerColumns, customers, (n) => [
      customer(n),
      'Residenziale',
      `Nome ${n}`,
      `Cognome ${n}`,
      `cliente${n}@example.it`,
      `+39333${number(n, 7)}`,
      `import-${n}`,
      `"${hash}"`,
    ]),
    await write(folder, 'contracts', contractColumns, contracts, (n) => [
      n % 2 === 0 ? 'LUCE' : 'GAS',
      customer(n % customers),
      `I${number(n, 9)}`,
      'Attivo',
      n % 2 === 0 ? `IT001E${number(n, 8)}` : '',
      n % 2 === 0 ? '' : number(n, 14),
      'LIBERO',
      'Offerta Serena',
      '2024-03-01',
      `6${number(n, 11)}`,
      `Via Roma ${n % 500}`,
      '10121',
      'Torino',
      'TO',
      'IT',
    ]),
    await write(folder, 'documents', documentColumns, contracts, (n) => [
      `D${number(n, 9)}`,
      customer(n % customers),
      `I${number(n, 9)}`,
      'CONTRATTO_DEFINITIVO',
      `Contratto ${n}`,
      '2024-03-01',
    ]),
    await write(folder, 'directory', directoryColumns, contracts, (n) => [
      customer(n),
      'Residenziale',
      `persona${n}`,
      `persona${n}@example.it`,
      `+39333${number(n, 7)}`,
      'true',
    ]),
    await write(folder, 'readings', readingColumns, 2 * contracts, (n) => [
      `I${number(n % contracts, 9)}`,
      n < contracts ? '2026-01-31' : '2026-02-28',
      'EFFETTIVA',
      `M${n % contracts}`,
      String(n),
    ]),
  ];
}

async function write(
  folder: string,
  kind: string,
  columns: readonly string[],
  rows: number,
  row: (n: number) => readonly string[],
): Promise<ProviderFile> {
  const file = path.join(folder, `${kind}.csv`);
  function* lines() {
    yield `${columns.join(',')}\n`;
    for (let n = 0; n < rows; n += 1) yield `${row(n).join(',')}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return { kind, file, columns, separator: ',', rows };
}

const number = (n: number, digits: number) => String(n).padStart(digits, '0');
const customer = (n: number) => `I${number(n, 9)}`;
