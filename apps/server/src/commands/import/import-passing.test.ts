import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from './contracts/plan.ts';
import { tableKinds } from './kinds/index.ts';
import { kindPlan } from './kinds/kind.ts';
import type { ImportPlan } from './table/import.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';

// Files that move a contract or an account to another customer: the previous customer's data are dropped unless the
// file sets them for the new one (fornitore.dati.4).

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from customers');
  await database.pool.query(
    `insert into customers (code, segment) values ('P1', 'Residenziale'), ('P2', 'Residenziale')`,
  );
});

type Fields = Readonly<Record<string, string>>;

const load = async (plan: ImportPlan, fields: Fields) => {
  const { refusals } = await files.importLines(database.pool, plan, [
    Object.keys(fields).join(';'),
    Object.values(fields).join(';'),
  ]);
  expect(refusals).toEqual([]);
};
const row = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows[0];

/** Ordered by customer (same, other), then by column (present, absent). */
const cases = [
  { of: 'P1', told: true, gets: 'the file’s word' },
  { of: 'P1', told: false, gets: 'what was there' },
  { of: 'P2', told: true, gets: 'the file’s word' },
  { of: 'P2', told: false, gets: 'nothing' },
] as const;
type Case = (typeof cases)[number];

const expected = <T>({ gets }: Case, was: T, said: T) =>
  gets === 'nothing' ? null : gets === 'what was there' ? was : said;

describe('how an account is paid', () => {
  const kind = tableKinds.find((each) => each.kind === 'payment-methods');
  if (!kind) throw new Error('there is no such kind');
  const plan = kindPlan(kind);
  const supply = (of: string) => ({
    tipo: 'LUCE',
    codiceCliente: of,
    codiceContratto: 'L1',
    stato: 'Attivo',
    contractAccount: 'C1',
  });
  const was: Fields = {
    metodoPagamento: 'U',
    id: 'M1',
    stato: 'Attivo',
    tipo: 'SDD',
    'carta.intestatario': 'Piera Prima',
    'carta.ultimeCifre': '4242',
    'carta.scadenza': '01/2029',
    'carta.circuito': 'Visa',
    'carta.tipologia': 'CREDITO',
    'carta.token': 'pm_1',
    'sdd.nome': 'Piera',
    'sdd.cognome': 'Prima',
    'sdd.IBAN': 'IT60X0542811101000000123456',
    'sdd.banca': 'Banca Prima',
    'sdd.filiale': 'Torino',
    'sdd.codiceFiscale': 'RSSMRA85T10A562S',
    mandatoAttuale: 'M1',
    mandatoFuturo: 'M3',
    ibanFuturo: 'IT60X0542811101000000123456',
  };
  const said: Fields = {
    metodoPagamento: 'L',
    id: 'M2',
    stato: 'In Attivazione',
    tipo: 'CARTA',
    'carta.intestatario': 'Sara Seconda',
    'carta.ultimeCifre': '4343',
    'carta.scadenza': '02/2030',
    'carta.circuito': 'Mastercard',
    'carta.tipologia': 'DEBITO',
    'carta.token': 'pm_2',
    'sdd.nome': 'Sara',
    'sdd.cognome': 'Seconda',
    'sdd.IBAN': 'DE89370400440532013000',
    'sdd.banca': 'Banca Seconda',
    'sdd.filiale': 'Milano',
    'sdd.codiceFiscale': 'RSSMRA80A01F205X',
    mandatoAttuale: 'M2',
    mandatoFuturo: 'M4',
    ibanFuturo: 'DE89370400440532013000',
  };
  const columnOf = (name: string) => kind.columns.find((each) => each.name === name)?.staged ?? '';

  it.each(cases)('updates how an account is paid: file for $of with columns $told, gets $gets', async (of) => {
    await load(contracts, supply('P1'));
    await load(plan, { codiceCliente: 'P1', contractAccount: 'C1', ...was });
    await load(contracts, supply(of.of));
    await load(plan, {
      codiceCliente: of.of,
      contractAccount: 'C1',
      ...(of.told && said),
    });
    expect(await row('select * from payment_methods')).toMatchObject({
      customer_code: of.of,
      ...Object.fromEntries(Object.keys(was).map((name) => [columnOf(name), expected(of, was[name], said[name])])),
    });
  });

  it.each(cases)('keeps a payment method chosen here only for its customer: $of, columns $told', async (of) => {
    await load(contracts, supply('P1'));
    await load(plan, { codiceCliente: 'P1', contractAccount: 'C1', ...was });
    await database.pool.query(`update payment_methods set chosen_at = now()`);
    await load(contracts, supply(of.of));
    await load(plan, {
      codiceCliente: of.of,
      contractAccount: 'C1',
      ...(of.told && said),
    });
    const passes = of.of === 'P2';
    expect(await row(`select debit_iban, chosen_at is not null as chosen from payment_methods`)).toEqual({
      debit_iban: passes ? expected(of, '', said['sdd.IBAN']) : was['sdd.IBAN'],
      chosen: !passes,
    });
  });
});

describe('a supply', () => {
  const supply = (of: string) => ({
    tipo: 'LUCE',
    codiceCliente: of,
    codiceContratto: 'L1',
    stato: 'Attivo',
  });
  const was: Fields = {
    codiceFiscale: 'RSSMRA85T10A562S',
    partitaIVA: '00743110157',
    nickname: 'Da Piera',
    aliasAbitazione: 'Il nido',
    'datiCatastali.foglio': '1',
    'datiCatastali.particella': '2',
    'datiCatastali.subalterno': '3',
    pod: 'IT001E11111111',
  };
  const said: Fields = {
    codiceFiscale: 'RSSMRA80A01F205X',
    partitaIVA: '00488410010',
    nickname: 'Da Sara',
    aliasAbitazione: 'La casa',
    'datiCatastali.foglio': '4',
    'datiCatastali.particella': '5',
    'datiCatastali.subalterno': '6',
    pod: 'IT001E22222222',
  };
  const used = async () => {
    for (const query of [
      `update commodity_contracts set land_changed_at = now()`,
      `insert into consumption_thresholds (contract_code, amount_cents, set_at) values ('L1', 5000, now())`,
      `insert into consumption_announcements (contract_code, period_end, amount_cents, at)
         values ('L1', '2026-11-30', 5000, now())`,
      `insert into reading_announcements (contract_code, period_end, kind, at) values ('L1', '2026-11-30', 'OPEN', now())`,
      `insert into meter_readings (contract_code, read_on, kind, f0) values ('L1', '2026-11-01', 'EFFETTIVA', 7)`,
      `insert into reading_photos (reading_id, content, created_at) select id, '\\x00', now() from meter_readings`,
    ]) {
      await database.pool.query(query);
    }
  };
  const hanging = () =>
    row(`select (select count(*)::int from consumption_thresholds) as thresholds,
      (select count(*)::int from consumption_announcements) as consumption,
      (select count(*)::int from reading_announcements) as windows,
      (select count(*)::int from reading_photos) as photos, (select count(*)::int from meter_readings) as readings`);

  it.each(cases)('updates a supply from a file for $of with columns $told', async (of) => {
    await load(contracts, { ...supply('P1'), ...was });
    await used();
    await load(contracts, { ...supply(of.of), ...(of.told && said) });
    const passes = of.of === 'P2';
    const theirs = (name: string) => (passes ? expected(of, was[name], said[name]) : was[name]);
    expect(await row('select * from commodity_contracts')).toMatchObject({
      customer_code: of.of,
      nickname: theirs('nickname'),
      residence_alias: theirs('aliasAbitazione'),
      land_sheet: theirs('datiCatastali.foglio'),
      land_parcel: theirs('datiCatastali.particella'),
      land_subunit: theirs('datiCatastali.subalterno'),
      land_changed_at: passes ? null : expect.any(Date),
      fiscal_code: expected(of, was['codiceFiscale'], said['codiceFiscale']),
      vat_number: expected(of, was['partitaIVA'], said['partitaIVA']),
      // The POD belongs to the supply, not to the customer.
      pod: of.told ? said['pod'] : was['pod'],
    });
    const left = passes ? 0 : 1;
    expect(await hanging()).toEqual({
      thresholds: left,
      consumption: left,
      windows: left,
      photos: left,
      readings: 1,
    });
  });

  it('drops the tax identifiers of a service that passes to another customer', async () => {
    const service = (of: string) => ({
      tipo: 'PRODOTTO',
      codiceCliente: of,
      codiceContrattoVas: 'S1',
      stato: 'Attivo',
      nome: 'Caldaia',
      tipoProdotto: 'ZPRD',
    });
    await load(contracts, {
      ...service('P1'),
      codiceFiscale: 'RSSMRA85T10A562S',
      descrizione: 'Nuova',
    });
    await load(contracts, service('P2'));
    expect(await row('select customer_code, fiscal_code, description from vas_contracts')).toEqual({
      customer_code: 'P2',
      fiscal_code: null,
      description: 'Nuova',
    });
  });
});
