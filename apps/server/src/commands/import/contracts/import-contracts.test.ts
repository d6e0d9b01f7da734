import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from './plan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { useFiles } from '../../../../test/support/import-files.ts';

const files = useFiles();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`insert into customers (code, segment) values ('K1', 'Residenziale'), ('K2', 'Pmi')`);
});
afterAll(() => database.drop());

const load = (lines: readonly string[], skipRejected = false) =>
  files.importLines(database.pool, contracts, lines, skipRejected);

const row = async (table: string, key: string, code: string) =>
  (await database.pool.query(`select * from ${table} where ${key} = $1`, [code])).rows[0];
const supply = (code: string) => row('commodity_contracts', 'code', code);
const service = (code: string) => row('vas_contracts', 'code', code);

const header =
  'tipo;codiceCliente;codiceContratto;codiceContrattoVas;stato;nickname;pod;pdr;mercato;dataInizio;autolettura;aliasAbitazione;' +
  'sottoTipo;tipoProdotto;percentualeAvanzamento;nome;indirizzo.via;indirizzo.cap;indirizzo.provincia;' +
  'fibra.tecnologia;fibra.velocitaDownload;autoconsumo.rappresentante;autoconsumo.tipo';

function rowOf(fields: Readonly<Record<string, string>>): string {
  return header
    .split(';')
    .map((name) => fields[name] ?? '')
    .join(';');
}

const luce = { tipo: 'LUCE', codiceCliente: 'K1', codiceContratto: 'L1', stato: 'Attivo', pod: 'IT001E12345678' };
const gas = { tipo: 'GAS', codiceCliente: 'K1', codiceContratto: 'G1', stato: 'Cessato', pdr: '00881234567890' };
const insurance = {
  tipo: 'SERVIZI',
  codiceCliente: 'K2',
  codiceContrattoVas: 'S1',
  codiceContratto: 'L1',
  stato: 'Attivo',
  tipoProdotto: 'ZASC',
  sottoTipo: 'ASSICURAZIONE',
  nome: 'Casa Protetta',
  percentualeAvanzamento: '100',
};
const fibre = {
  tipo: 'FIBRA',
  codiceCliente: 'K1',
  codiceContrattoVas: 'F1',
  stato: 'Attivo',
  nome: 'Fibra Casa',
  'fibra.tecnologia': 'FTTH',
  'fibra.velocitaDownload': '2500',
};
const ownUse = {
  ...insurance,
  codiceContrattoVas: 'A1',
  sottoTipo: 'AUTOCONSUMO',
  nome: 'Autoconsumo',
  'autoconsumo.rappresentante': 'AUC2',
  'autoconsumo.tipo': 'SEU',
};
const product = {
  ...insurance,
  tipo: 'PRODOTTO',
  codiceContrattoVas: 'P1',
  sottoTipo: '',
  nome: 'Caldaia',
  tipoProdotto: 'ZCAL',
};

describe('a file of contracts', () => {
  it('writes contracts to the tables of each kind', async () => {
    const full = {
      ...luce,
      nickname: 'Casa',
      mercato: 'libero',
      dataInizio: '2024-03-01',
      autolettura: 'true',
      'indirizzo.via': 'Via Roma 1',
      'indirizzo.cap': '10121',
      'indirizzo.provincia': 'to',
    };
    const result = await load([header, ...[full, gas, insurance, fibre, ownUse, product].map(rowOf)]);
    expect(result.refusals).toEqual([]);
    expect(result).toMatchObject({ rows: 6, added: 6, isWritten: true });
    expect(await supply('L1')).toMatchObject({
      customer_code: 'K1',
      commodity: 'LUCE',
      source_state: 'Attivo',
      nickname: 'Casa',
      pod: 'IT001E12345678',
      pdr: null,
      market: 'LIBERO',
      self_reading: true,
      street: 'Via Roma 1',
      cap: '10121',
      province: 'TO',
    });
    expect(await supply('G1')).toMatchObject({
      commodity: 'GAS',
      pod: null,
      pdr: '00881234567890',
      self_reading: false,
    });
    expect(await service('S1')).toMatchObject({
      type: 'SERVIZIO',
      sub_type: 'ASSICURAZIONE',
      commodity_code: 'L1',
      progress: 100,
    });
    expect(await service('F1')).toMatchObject({ type: 'FIBRA', product_type: 'ZFIB', sub_type: 'DEFAULT' });
    expect(await service('P1')).toMatchObject({ type: 'PRODOTTO', product_type: 'ZCAL' });
    expect(await row('fibre_lines', 'contract_code', 'F1')).toMatchObject({
      technology: 'FTTH',
      download_speed: 2500,
      modem_on_loan: false,
    });
    expect(await row('self_consumptions', 'contract_code', 'A1')).toMatchObject({
      representative_of: 'AUC2',
      type: 'SEU',
    });
    expect(await row('fibre_lines', 'contract_code', 'S1')).toBeUndefined();
  });
});

describe('rows that are rejected, each with line, field and reason', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['unknown kind', { ...luce, tipo: 'ACQUA' }, 'tipo: not one of LUCE, GAS, SERVIZIO, SERVIZI, PRODOTTO, FIBRA'],
    ['no state', { ...luce, stato: '' }, 'stato: missing'],
    [
      'unknown customer',
      { ...luce, codiceCliente: 'K9' },
      'codiceCliente: no such customer: import the customers first',
    ],
    ['supply without code', { ...luce, codiceContratto: '' }, 'codiceContratto: missing'],
    ['service without code', { ...insurance, codiceContrattoVas: '' }, 'codiceContrattoVas: missing'],
    ['service without name', { ...insurance, nome: '' }, 'nome: missing'],
    ['service without product', { ...insurance, tipoProdotto: '' }, 'tipoProdotto: missing'],
    ['gas with a POD', { ...gas, pod: 'IT001E12345678' }, 'pod: not for GAS'],
    ['electricity with a PDR', { ...luce, pdr: '00881234567890' }, 'pdr: not for LUCE'],
    ['electricity with fibre', { ...luce, 'fibra.tecnologia': 'FTTH' }, 'fibra.tecnologia: not for LUCE'],
    ['service with a nickname', { ...insurance, nickname: 'Casa' }, 'nickname: not for SERVIZIO'],
    ['service of fibre', { ...insurance, tipoProdotto: 'ZFIB' }, 'tipoProdotto: ZFIB is for FIBRA'],
    ['fibre of a service', { ...fibre, tipoProdotto: 'ZASC' }, 'tipoProdotto: not ZFIB, as for FIBRA'],
    [
      'self-consumption elsewhere',
      { ...insurance, 'autoconsumo.tipo': 'SEU' },
      'autoconsumo.tipo: only with sottoTipo AUTOCONSUMO',
    ],
    ['bad POD', { ...luce, pod: 'IT01' }, 'pod: not a POD such as IT001E12345678'],
    ['bad PDR', { ...gas, pdr: '12' }, 'pdr: not a PDR of 14 digits'],
    ['bad market', { ...luce, mercato: 'ALTRO' }, 'mercato: not one of LIBERO, PLACET, STG, VINCOLATO'],
    ['bad day', { ...luce, dataInizio: '01/03/2024' }, 'dataInizio: not a day such as 2026-01-31'],
    [
      'progress over 100',
      { ...insurance, percentualeAvanzamento: '101' },
      'percentualeAvanzamento: not a number from 0 to 100',
    ],
    ['bad postal code', { ...luce, 'indirizzo.cap': '1012' }, 'indirizzo.cap: not a postal code of five digits'],
    [
      'NUL',
      { ...luce, nickname: 'a\0' },
      'nickname: holds a control character, or one that turns the direction of reading',
    ],
  ])('rejects a contract row with its line, field and reason: %s', async (_, fields, error) => {
    const good = { ...luce, codiceContratto: 'L99' };
    const bad = fields.codiceContratto === '' ? fields : { ...fields, codiceContratto: 'N1' };
    const result = await load([header, rowOf(good), rowOf(bad)]);
    expect(result.refusals).toEqual([`3 ${error}`]);
    expect(result).toMatchObject({ refused: 1, isWritten: false });
    expect(await supply('L99')).toBeUndefined();
  });

  it('says which line has the same code', async () => {
    const { refusals } = await load([header, ...[luce, insurance, luce, insurance].map(rowOf)]);
    expect(refusals).toEqual([
      '4 codiceContratto: the same as on line 2',
      '5 codiceContrattoVas: the same as on line 3',
    ]);
  });

  it('keeps the point of delivery of one commodity from a supply of the other', async () => {
    const columns = 'tipo;codiceCliente;codiceContratto;stato';
    await load([`${columns};pod`, 'LUCE;K1;L8;Attivo;IT001E88888888']);
    expect((await load([columns, 'GAS;K1;L8;Attivo'])).refusals).toEqual([
      '2 tipo: a supply with a POD: let the file have pod, too',
    ]);
    expect(await load([`${columns};pod;pdr`, 'GAS;K1;L8;Attivo;;00888888888888'])).toMatchObject({ changed: 1 });
    expect((await load([columns, 'LUCE;K1;L8;Attivo'])).refusals).toEqual([
      '2 tipo: a supply with a PDR: let the file have pdr, too',
    ]);
  });

  it('takes "no" in columns of other kinds for nothing', async () => {
    const { refusals } = await load([header, rowOf({ ...insurance, autolettura: 'false' })]);
    expect(refusals).toEqual([]);
  });

  it('leaves rejected rows out when asked to', async () => {
    const bad = { ...luce, codiceContratto: 'L3', codiceCliente: 'K9' };
    const result = await load([header, rowOf({ ...luce, codiceContratto: 'L2' }), rowOf(bad)], true);
    expect(result).toMatchObject({ added: 1, refused: 1, isWritten: true });
    expect(await supply('L2')).toBeDefined();
    expect(await supply('L3')).toBeUndefined();
  });
});

describe('a file that is loaded again', () => {
  const named = { ...luce, codiceContratto: 'R1', nickname: 'Del fornitore', aliasAbitazione: 'Casa' };

  it('leaves the names that customers gave, and changes the rest', async () => {
    await load([header, rowOf(named)]);
    await database.pool.query(
      `update commodity_contracts set nickname = 'Mia', residence_alias = null where code = 'R1'`,
    );
    const again = await load([header, rowOf({ ...named, stato: 'Cessato' })]);
    expect(again).toMatchObject({ changed: 1 });
    expect(await supply('R1')).toMatchObject({ source_state: 'Cessato', nickname: 'Mia', residence_alias: null });
  });

  it('does not touch a row that says the same', async () => {
    const before = await supply('R1');
    expect(await load([header, rowOf({ ...named, stato: 'Cessato' })])).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await supply('R1')).toEqual(before);
  });

  it('does not hand the names of one customer to the next', async () => {
    await load([header, rowOf({ ...named, codiceCliente: 'K2', nickname: '', aliasAbitazione: '' })]);
    expect(await supply('R1')).toMatchObject({ customer_code: 'K2', nickname: null, residence_alias: null });
  });

  it('leaves what columns that are not there would say', async () => {
    await load(['tipo,codiceCliente,codiceContratto,stato', 'LUCE,K1,L1,Disattivato']);
    expect(await supply('L1')).toMatchObject({
      source_state: 'Disattivato',
      pod: 'IT001E12345678',
      self_reading: true,
    });
  });

  it('takes the line away from what is not fibre any more', async () => {
    await load([header, rowOf({ ...insurance, codiceContrattoVas: 'F1' })]);
    expect(await service('F1')).toMatchObject({ type: 'SERVIZIO' });
    expect(await row('fibre_lines', 'contract_code', 'F1')).toBeUndefined();
  });

  it('takes the self-consumption data away from what is something else now', async () => {
    await load([header, rowOf({ ...insurance, codiceContrattoVas: 'A1' })]);
    expect(await row('self_consumptions', 'contract_code', 'A1')).toBeUndefined();
  });
});
