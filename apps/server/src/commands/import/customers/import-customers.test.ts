import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindPlan } from '../kinds/kind.ts';
import { customers } from './kind.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { useApp } from '../../../../test/support/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { useFiles } from '../../../../test/support/import-files.ts';

const files = useFiles();

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const load = (lines: readonly string[], skipRejected = false) =>
  files.importLines(database.pool, kindPlan(customers), lines, skipRejected);

const customer = async (code: string) =>
  (await database.pool.query('select * from customers where code = $1', [code])).rows[0];

const account = async (code: string) =>
  (await database.pool.query('select * from accounts where customer_code = $1', [code])).rows[0];

const count = async (table: string) =>
  Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

describe('a file of customers', () => {
  it('writes every field of a customer', async () => {
    const result = await load([
      'codiceCliente;segmento;nome;cognome;ragioneSociale;codFiscale;partitaIVA;email;numeroCellulare;prospect;inCreazione;clienteNew;intervalloModificaContatto;username;password',
      'A1;residenziale;Mario;Rossi;;rssmra85t10a562s;;mario@example.com;+39 333 1234567;true;no;N;24;mario;Azzurro-71',
      'A2;Business;;;"Prova; S.r.l.";00743110157;00743110157;;;;;;;;',
    ]);
    expect(result).toMatchObject({ rows: 2, added: 2, changed: 0, unchanged: 0, refused: 0, isWritten: true });
    expect(await customer('A1')).toMatchObject({
      segment: 'Residenziale',
      first_name: 'Mario',
      last_name: 'Rossi',
      company_name: null,
      fiscal_code: 'RSSMRA85T10A562S',
      email: 'mario@example.com',
      mobile: '+393331234567',
      prospect: true,
      in_creation: false,
      new_customer: 'N',
      contact_lock_hours: 24,
    });
    expect(await customer('A2')).toMatchObject({ segment: 'Business', company_name: 'Prova; S.r.l.', prospect: false });
    expect(await account('A2')).toBeUndefined();
  });

  it('records an import in the audit', async () => {
    const { rows } = await database.pool.query('select deed, actor_name, "right" from audit');
    expect(rows).toContainEqual({ deed: 'import customers 1.csv', actor_name: 'command line', right: 'COMMAND' });
  });

  it('leaves the password nowhere but in its hash', async () => {
    expect((await account('A1')).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('rows that are rejected, each with line, field and reason', () => {
  const header = 'codiceCliente,segmento,nome,codFiscale,partitaIVA,email,username,password,passwordHash';

  beforeAll(async () => {
    await database.pool.query(
      `insert into accounts (username, password_hash, kind) values ('Custode', 'x', 'MAINTENANCE')`,
    );
  });

  it.each([
    ['no code', ',Residenziale,,,,,,,', 'codiceCliente: missing'],
    ['no segment', 'B1,,,,,,,,', 'segmento: missing'],
    ['unknown segment', 'B1,Marziano,,,,,,,', 'segmento: not one of Residenziale, Amministratore, Pmi, Business'],
    ['segment of staff', 'B1,Operatore,,,,,,,', 'segmento: not one of Residenziale, Amministratore, Pmi, Business'],
    [
      'wrong check character',
      'B1,Pmi,,RSSMRA85T10A562A,,,,,',
      'codFiscale: not a fiscal code: form or check character is wrong',
    ],
    [
      'wrong check digit',
      'B1,Pmi,,,00743110158,,,,',
      'partitaIVA: not a VAT number of eleven digits with its check digit',
    ],
    ['not an address', 'B1,Pmi,,,,mario(at)example.com,,,', 'email: not an e-mail address'],
    ['too long', `B1,Pmi,${'a'.repeat(201)},,,,,,`, 'nome: longer than 200 characters'],
    ['NUL', 'B1,Pmi,Ma\0rio,,,,,,', 'nome: holds a control character, or one that turns the direction of reading'],
    ['NUL in the password', 'B1,Pmi,,,,,anna,Azzurro-71\0,', 'password: holds a NUL character'],
    ['fields missing', 'B1,Pmi', 'row: has 2 fields instead of 9'],
    ['weak password', 'B1,Pmi,,,,,anna,azzurro,', 'password: fewer than 8 characters (PWDP002)'],
    [
      'password with the name',
      'B1,Pmi,Ginevra,,,,anna,Ginevra-71,',
      'password: contains the name, the company name or the fiscal code (PWDP008)',
    ],
    [
      'password with the username',
      'B1,Pmi,,,,,annarella,Annarella-71,',
      'password: contains the username, the e-mail or the telephone number (PWDP009)',
    ],
    ['password too long', `B1,Pmi,,,,,anna,Aa1-${'xy'.repeat(63)},`, 'password: longer than 128 characters'],
    ['password without username', 'B1,Pmi,,,,,,Azzurro-71,', 'username: missing: there is a password'],
    ['new account without password', 'B1,Pmi,,,,,anna,,', 'password: missing: the account is new'],
    ['username of the staff, in another case', 'B1,Pmi,,,,,CUSTODE,Azzurro-71,', 'username: taken'],
    ['username of another customer', 'B1,Pmi,,,,,Mario,Azzurro-71,', 'username: taken'],
    [
      'not a hash',
      'B1,Pmi,,,,,anna,,d41d8cd98f00b204e9800998ecf8427e',
      'passwordHash: not an Argon2id hash in PHC form ($argon2id$v=19$m=…,t=…,p=…$…$…)',
    ],
    [
      'a hash that would stop the server',
      'B1,Pmi,,,,,anna,,"$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHRzb21l$Zm9vYmFyZm9vYmFyZm9vYmFy"',
      'passwordHash: not an Argon2id hash in PHC form ($argon2id$v=19$m=…,t=…,p=…$…$…)',
    ],
  ])('rejects a customer row with its line, field and reason: %s', async (_, row, error) => {
    const before = await count('customers');
    const result = await load([header, 'B0,Pmi,,,,,,,', row]);
    expect(result.refusals).toContain(`3 ${error}`);
    expect(result).toMatchObject({ rows: 2, refused: 1, isWritten: false });
    expect(await count('customers')).toBe(before);
  });

  it('tells every problem of a row', async () => {
    const { refusals } = await load([header, 'B1,Marziano,,,1,x,,,']);
    expect(refusals.map((each) => each.split(':')[0])).toEqual(['2 segmento', '2 partitaIVA', '2 email']);
  });

  it('says which line has the same code or username', async () => {
    const hash = `"${await hashPassword('Azzurro-71')}"`;
    const { refusals } = await load([
      header,
      `B1,Pmi,,,,,uno,,${hash}`,
      `B2,Pmi,,,,,UNO,,${hash}`,
      `B1,Pmi,,,,,due,,${hash}`,
    ]);
    expect(refusals).toEqual(['3 username: the same as on line 2', '4 codiceCliente: the same as on line 2']);
  });

  it('leaves rejected rows out when asked to, and writes the others', async () => {
    const result = await load([header, 'B8,Pmi,,,,,,,', 'B9,Marziano,,,,,,,', 'B8,Pmi,,,,,,,'], true);
    expect(result).toMatchObject({ rows: 3, added: 1, refused: 2, isWritten: true });
    expect(await customer('B8')).toBeDefined();
    expect(await customer('B9')).toBeUndefined();
  });
});

describe('a file that is loaded again', () => {
  const header = 'codiceCliente,segmento,nome,email,numeroCellulare,username,password';

  it('changes what is the provider’s, and nothing that says the same', async () => {
    await load([header, 'C1,Pmi,Uno,uno@example.com,,,', 'C2,Pmi,Due,due@example.com,,,']);
    const before = await customer('C2');
    const again = await load([
      header,
      'C1,Pmi,Primo,primo@example.com,,,',
      'C2,Pmi,Due,due@example.com,,,',
      'C3,Pmi,Tre,,,,',
    ]);
    expect(again).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
    expect(await customer('C1')).toMatchObject({ first_name: 'Primo', email: 'primo@example.com' });
    expect(await customer('C2')).toEqual(before);
  });

  it('leaves a contact that the customer changed here', async () => {
    await database.pool.query(
      `update customers set email = 'mia@example.com', email_changed_at = now() where code = 'C1'`,
    );
    await load([header, 'C1,Pmi,Primo,vecchia@example.com,+39333999999,,']);
    expect(await customer('C1')).toMatchObject({ email: 'mia@example.com', mobile: '+39333999999' });
  });

  it('leaves what columns that are not there would say', async () => {
    await load(['codiceCliente,segmento', 'C1,Residenziale']);
    expect(await customer('C1')).toMatchObject({
      segment: 'Residenziale',
      first_name: 'Primo',
      mobile: '+39333999999',
    });
  });

  it('leaves a password, and takes a new username', async () => {
    await load([header, 'C4,Pmi,Quattro,,,vecchio,Azzurro-71']);
    const { password_hash: hash, id } = await account('C4');
    const again = await load([header, 'C4,Pmi,Quattro,,,nuovo,Rosso-Fuoco-72']);
    expect(again).toMatchObject({ unchanged: 1, refused: 0 });
    expect(await account('C4')).toMatchObject({ id, username: 'nuovo', password_hash: hash });
  });

  it('leaves a password, also where the file has another hash', async () => {
    const { password_hash: hash } = await account('C4');
    const other = await hashPassword('Rosso-Fuoco-72');
    await load(['codiceCliente,segmento,username,passwordHash', `C4,Pmi,nuovo,"${other}"`]);
    expect((await account('C4')).password_hash).toBe(hash);
  });

  it('needs no password for an account that is there', async () => {
    const result = await load(['codiceCliente,segmento,username', 'C4,Pmi,nuovo']);
    expect(result).toMatchObject({ refused: 0, unchanged: 1 });
  });
});

describe('two imports at once', () => {
  it('adds each customer once when two imports run at once', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => `D${index},Pmi`);
    const header = 'codiceCliente,segmento';
    const both = await Promise.all([load([header, ...rows]), load([header, ...rows.toReversed()])]);
    expect(both.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 200]);
  });
});

describe('an imported customer', () => {
  const gateway = useApp({ seeded: false });

  it.each([
    ['with a password of the file', 'E1', 'ida', ' Azzurro-71 ', async () => '," Azzurro-71 ",'],
    [
      'with a hash of the file',
      'E2',
      'leo',
      'Rosso-Fuoco-72',
      async (plain: string) => `,,"${await hashPassword(plain)}"`,
    ],
  ])('signs in %s', async (_, code, username, password, columns) => {
    const header = 'codiceCliente,segmento,nome,username,password,passwordHash';
    const row = `${code},Residenziale,Prova,${username}${await columns(password)}`;
    const result = await files.importLines(gateway.database.pool, kindPlan(customers), [header, row]);
    expect(result.refusals).toEqual([]);
    const { access_token: bearer } = await gateway.signIn(username, { password });
    const { body } = await gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer });
    expect(body).toMatchObject({ codiceCliente: code, nome: 'Prova', username });
  });
});
