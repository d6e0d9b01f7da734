import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeProvider } from '../../../../../tools/provider/write.ts';
import { databaseOf } from '../../db/database.ts';
import { filesOf } from '../../commands/import/folder/files.ts';
import { ALL_KINDS } from '../../commands/import/plans.ts';
import { addProviderKey } from './usecases/keys.ts';
import { base64, useApp } from '../../../test/support/app.ts';

// Everything that `npm run import` reads can also be sent (fornitore.connessi.1, fornitore.connessi.4,
// fornitore.connessi.5): all kinds of the demo provider's files, line by line.

const gateway = useApp({ seeded: false });
const folder = mkdtempSync(path.join(tmpdir(), 'sportello-sent-kinds-'));
let order: Awaited<ReturnType<typeof filesOf>>['known'] = [];
let key = '';
let count = 0;

beforeAll(async () => {
  await writeProvider(folder, 90);
  order = (await filesOf(folder)).known;
  const may = ALL_KINDS.map((kind) => `import:${kind}`);
  key = (await addProviderKey(databaseOf(gateway.database.pool), { name: 'erp', may }, gateway.now())) ?? '';
});
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Readonly<Record<string, unknown>>;
const asFile = (file: string, name = path.basename(file)): Row => ({
  file: name,
  contenuto: readFileSync(file).toString('base64'),
});

/** These kinds are always sent as files. */
const areFiles = new Set(['towns', 'bills', 'curves', 'measurements']);

function sentOf(kind: string): Row[] {
  const files = order.filter((each) => each.kind === kind).flatMap((each) => each.files);
  if (areFiles.has(kind)) return files.map((file) => asFile(file));
  return files.flatMap((file) => {
    const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const names = header.split(';');
    return lines.map((line) => Object.fromEntries(line.split(';').map((field, at) => [names[at], field])));
  });
}

async function send(kind: string, rows: readonly Row[], query = '') {
  count += 1;
  const answer = await gateway.app.inject({
    method: 'POST',
    url: `/api/provider/v1/${kind}${query}`,
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${key}`,
      'idempotency-key': `kinds-${count}`,
    },
    payload: rows.map((row) => JSON.stringify(row)).join('\n'),
  });
  const lines = answer.body.trim().split('\n');
  return { status: answer.statusCode, lines: lines.map((each) => JSON.parse(each) as Row) };
}

const wrong: readonly (readonly [kind: string, field: string, value: unknown, reason: string])[] = [
  ['streets', 'cap', '1012', 'not a postal code of five digits'],
  ['customers', 'codFiscale', 'AAABBB', 'not a fiscal code'],
  ['contracts', 'pod', 'IT1', 'not a POD'],
  ['documents', 'codiceContratto', 'X', 'no such'],
  ['directory', 'segmento', 'X', 'not one of'],
  ['requests', 'codiceCliente', 'X', 'no such customer'],
  ['switch-outcomes', 'CP_UTENTE', 'X', 'no such request'],
  ['withdrawal-terms', 'luogo', 'X', 'not one of'],
  ['exits', 'codiceContratto', 'X', 'no such supply'],
  ['payment-methods', 'contractAccount', '1', 'no contract of this customer'],
  ['mandates', 'IBAN', 'IT60X0542811101000000123457', 'not an IBAN'],
  ['charges', 'importo', '9,999', 'not an amount'],
  ['deliveries', 'contractAccount', '1', 'no contract of this customer'],
  ['readings', 'valori.F0', -1, 'not a whole number'],
  ['offer-terms', 'codiceContratto', 'X', 'no such supply'],
  ['offer-prices', 'parte', 'X', 'not one of'],
  ['offers-on-sale', 'indirizzo', 'http://example.com', 'not an address that begins with https://'],
  ['prices-on-sale', 'codiceOfferta', 'X', 'no such offer'],
  ['bill-states', 'numero', 'X', 'no such bill'],
  ['instalments', 'numeroBolletta', 'X', 'no such bill'],
  ['macro-types', 'position', 'x', 'not a whole number'],
  ['installations', 'macroTypeId', 'X', 'no such kind'],
  ['slot-windows', 'ends', '01:00', 'not later than starts'],
  ['cancellation-reasons', 'requireNotes', 'x', 'not true or false'],
  ['companies', 'supportType', 'X', 'not one of'],
  ['company-areas', 'cap', '1', 'not a postal code of five digits'],
  ['company-skills', 'companyId', 'X', 'no such company'],
  ['company-hours', 'weekday', 8, 'not a whole number from 1 to 7'],
  ['company-closures', 'day', '2026-02-30', 'not a day'],
  ['service-closures', 'day', null, 'missing'],
  ['covered-installations', 'installationId', 'X', 'no such installation'],
  ['free-hours', 'codiceContrattoVas', 'X', 'no such service'],
  ['interventions', 'createdAt', '2026-11-20', 'not a moment'],
  ['intervention-slots', 'interventionId', 'X', 'no such intervention'],
  ['intervention-events', 'kind', 'X', 'not one of'],
  ['quotes', 'state', 'X', 'not one of'],
  ['quote-items', 'quoteId', 'X', 'no such quote'],
  ['intervention-invoices', 'amount', 'x', 'not an amount'],
  ['notifications', 'codiceCliente', 'X', 'no such customer'],
  ['legal-notices', 'tipo', 'X', 'not one of'],
  ['notice-receipts', 'riferimento', 'X', 'no such notice'],
  ['operators', 'passwordHash', 'X', 'not an Argon2id hash'],
  ['towns', 'contenuto', ['001272', '1272'], 'towns.csv, line 2: CODISTAT: not six digits.'],
  ['bills', 'contenuto', ['<Data>2', '<Data>x'], '0000001.xml: line '],
  ['curves', 'contenuto', ['02/09/2024', '32/09/2024'], 'curves-IT001E00000001.csv: line 3: not a day'],
  ['measurements', 'contenuto', ['>02</Ea>', '>32</Ea>'], '_R.xml: line 8: Ea: not a day of its month'],
];

function changed(row: Row, field: string, value: unknown): Row {
  if (!Array.isArray(value)) return { ...row, [field]: value };
  const [from, to] = value as [string, string];
  return { ...row, [field]: base64(bytesOf(row).toString().replace(from, to)) };
}
const bytesOf = ({ contenuto }: Row) => Buffer.from(String(contenuto), 'base64');

const done = (rows: number, counts: Row) => [
  { rows, added: 0, changed: 0, unchanged: 0, refused: 0, written: true, ...counts },
];

describe('each kind', () => {
  it('covers each kind with a test row', () => {
    const kinds = ALL_KINDS.toSorted();
    expect(wrong.map(([kind]) => kind).toSorted()).toEqual(kinds);
    expect([...new Set(order.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  });

  it('writes rows of each kind, and changes nothing when they are sent again', async () => {
    for (const kind of new Set(order.map((each) => each.kind))) {
      const rows = sentOf(kind);
      const first = await send(kind, rows);
      expect(first, kind).toMatchObject({ status: 200, lines: [{ rows: rows.length, unchanged: 0, refused: 0 }] });
      const [{ added, changed: other }] = first.lines as unknown as [{ added: number; changed: number }];
      expect(added + other, kind).toBeGreaterThan(0);
      expect(await send(kind, rows), kind).toEqual({
        status: 200,
        lines: done(rows.length, { unchanged: added + other }),
      });
    }
  });

  it.each(wrong)('%s: is rejected with line and reason: %s', async (kind, field, value, reason) => {
    const [good, ...others] = sentOf(kind);
    const rows = [...others, changed(good ?? {}, field, value)];
    expect(await send(kind, rows)).toEqual({
      status: 422,
      lines: [
        { line: rows.length, field, reason: expect.stringContaining(reason) },
        { ...done(rows.length, { refused: 1, written: false })[0] },
      ],
    });
  });

  it('records imports in the name of the key only', async () => {
    const { rows } = await gateway.database.pool.query('select distinct actor_name from audit where deed ~ $1', [
      '^import |^provider (towns|curves|bills|customers)$',
    ]);
    expect(rows).toEqual([{ actor_name: 'erp' }]);
  });
});

describe('files of curves that are sent (fornitore.connessi.5)', () => {
  const september = () => sentOf('curves')[0] ?? {};
  const of = (year: number, more: Row = {}) => ({
    file: `${year}.csv`,
    contenuto: base64(bytesOf(september()).toString().replaceAll('/2024', `/${year}`)),
    ...more,
  });
  const count = async () =>
    (await gateway.database.pool.query('select count(*)::int as n from consumption_days')).rows[0] as { n: number };
  const supply = { forniture: ['IT001E00000001'] };

  it('requires the supply of a curve file whose name does not contain it', async () => {
    expect(await send('curves', [of(2023)])).toMatchObject({
      status: 422,
      lines: [
        { line: 1, field: 'contenuto', reason: expect.stringMatching(/^The file does not say .*"forniture"/) },
        {},
      ],
    });
    expect(await send('curves', [of(2023, { forniture: ['IT001E99999999'] })])).toMatchObject({
      status: 422,
      lines: [{ line: 1, reason: expect.stringContaining('no supply has this POD') }, {}],
    });
    expect(await send('curves', [of(2023, supply)])).toMatchObject({ status: 200, lines: [{ added: 30 }] });
    for (const forniture of [[], 'IT001E00000001', [''], [1], ['a', 'b', 'c']]) {
      const sent = await send('curves', [of(2023, { forniture })]);
      expect(sent).toMatchObject({ status: 422, lines: [{ line: 1, field: 'forniture' }, { written: false }] });
    }
  });

  it('writes curve files together or not at all, unless rejected ones may be skipped', async () => {
    const before = await count();
    const bad = of(2021, { contenuto: changed(of(2021), 'contenuto', ['02/09/2021', 'x'])['contenuto'], ...supply });
    const none = { file: 'x.csv', contenuto: base64('a;b\n1;2\n'), ...supply };
    const rows = [of(2022, supply), bad, none, of(2020, supply)];
    const refusals = [
      { line: 2, field: 'contenuto', reason: expect.stringContaining('2021.csv: line 3: not a day') },
      { line: 3, field: 'contenuto', reason: expect.stringContaining('x.csv, line 1: neither') },
    ];
    expect(await send('curves', rows)).toEqual({
      status: 422,
      lines: [...refusals, ...done(4, { refused: 2, written: false })],
    });
    expect(await count()).toEqual(before);
    expect(await send('curves', rows, '?skipRejected=true')).toEqual({
      status: 200,
      lines: [...refusals, ...done(4, { added: 89, refused: 2 })],
    });
    expect(await count()).toEqual({ n: before.n + 89 });
  });

  it('reports what was skipped of a curve file, and how many steps are unknown', async () => {
    const hours = 'Hour Start,Electricity 1,Electricity 2,Gas\n2024-01-10T00:00:00+01:00,0.1,0.2,0.3\n';
    const sent = { file: 'ore.csv', contenuto: base64(hours), ...supply };
    expect(await send('curves', [sent])).toMatchObject({
      status: 200,
      lines: [
        { line: 1, note: 'ore.csv: no supply was named for what it says of GAS' },
        { line: 1, note: 'ore.csv: of 23 steps nothing is known: they stay gaps' },
        { rows: 1, added: 1, refused: 0 },
      ],
    });
  });
});

describe('lists of towns that are sent (fornitore.connessi.5)', () => {
  it.each([
    [
      'one without the other',
      ([towns]: Row[]) => [towns],
      [{ line: 1, field: 'file', reason: expect.stringContaining('one of them is missing') }],
    ],
    [
      'one of them twice',
      ([towns, caps]: Row[]) => [towns, caps, towns],
      [{ line: 3, field: 'file', reason: 'the same as on line 1' }],
    ],
    [
      'another name',
      ([towns, caps]: Row[]) => [towns, caps, { ...caps, file: 'cap.csv' }],
      [{ line: 3, field: 'file', reason: 'neither towns.csv nor postcodes.csv' }],
    ],
    [
      'the other list under its name',
      ([towns, caps]: Row[]) => [towns, { ...towns, file: caps?.['file'] }],
      [{ line: 2, field: 'contenuto', reason: expect.stringMatching(/^postcodes\.csv: missing columns: zipcode/) }],
    ],
    [
      'whose a supply is',
      ([towns, caps]: Row[]) => [{ ...towns, forniture: ['X'] }, caps],
      [{ line: 1, field: null, reason: 'other fields than "file" and "contenuto"' }, { line: 2 }],
    ],
  ])('rejects lists of towns with %s', async (_, sent, errors) => {
    expect(await send('towns', sent(sentOf('towns')) as Row[])).toMatchObject({
      status: 422,
      lines: [...errors, { written: false }],
    });
  });

  it('reports towns without a postal code, and towns that are not in the file', async () => {
    const [towns = {}, caps = {}] = sentOf('towns');
    const [header = '', first = '', ...others] = bytesOf(towns).toString().trimEnd().split('\n');
    const [name] = /[A-Z]{3,}/.exec(first) ?? [''];
    const fewer = { ...towns, contenuto: base64([header, first.replace(name, 'QUASSOLANDIA')].join('\n')) };
    expect(await send('towns', [fewer, caps])).toMatchObject({
      status: 200,
      lines: [
        { line: 2, note: expect.stringMatching(/^without a postal code: .*\([A-Z]{2}\)$/) },
        { line: 1, note: `not in the file, and left as they are: ${others.length} towns` },
        { rows: 2, added: 0, changed: 1, unchanged: 0 },
      ],
    });
  });
});
