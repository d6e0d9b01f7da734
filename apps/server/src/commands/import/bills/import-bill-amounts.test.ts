import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../../db/database.ts';
import { tableKinds } from '../kinds/index.ts';
import { kindPlan } from '../kinds/kind.ts';
import { addProviderKey } from '../../../areas/integration/usecases/keys.ts';
import { useApp } from '../../../../test/support/app.ts';
import { newAccount } from '../../../../test/support/customers.ts';
import { useFiles } from '../../../../test/support/import-files.ts';

const gateway = useApp({ seeded: false });
const files = useFiles();
let customer = '';
let key = '';

beforeAll(async () => {
  const { pool } = gateway.database;
  customer = (await newAccount(gateway)).code;
  await pool.query(
    `insert into commodity_contracts (code, customer_code, commodity, source_state) values ('K1', $1, 'LUCE', 'Attivo')`,
    [customer],
  );
  await pool.query(
    `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                        due_date, amount_cents, open_cents)
     values ($1, 'B1', '99999999990', 'BOLLETTA', '02', 'K1', '2026-11-01', '2026-12-10', 20726, 20726),
            ($1, 'NC1', '99999999990', 'BOLLETTA', '05', 'K1', '2026-11-01', null, -31400, 0)`,
    [customer],
  );
  const may = ['import:bill-states', 'import:instalments'];
  key = (await addProviderKey(databaseOf(pool), { name: 'erp', may }, gateway.now())) ?? '';
});

/** Bill, status, open amount, payment day; then the error, or undefined if accepted. */
const rows: readonly (readonly [string, string, string, string, string | undefined])[] = [
  ['B1', '02', '9999.00', '', 'importoAperto: more than the bill, which is 207.26'],
  ['B1', '02', '207.27', '', 'importoAperto: more than the bill, which is 207.26'],
  ['B1', '01', '10.00', '', 'importoAperto: the status 01 leaves nothing open, and open is 10.00'],
  ['B1', '01', '', '', 'importoAperto: the status 01 leaves nothing open, and open is 207.26'],
  ['B1', '05', '10.00', '', 'importoAperto: the status 05 leaves nothing open, and open is 10.00'],
  ['B1', '02', '0', '', `importoAperto: the status 02 is to be paid, and nothing is open`],
  ['B1', '03', '0', '', `importoAperto: the status 03 is to be paid, and nothing is open`],
  ['B1', '03', '-1.00', '', 'importoAperto: not an amount'],
  ['B1', '01', '0', '2099-01-01', 'dataPagamento: a day to come'],
  ['NC1', '05', '10.00', '', 'importoAperto: more than the bill, which is -314.00'],
  ['NC1', '05', '0', '', undefined],
  ['B1', '04', '100.00', '', undefined],
  ['B1', '04', '0', '', undefined],
  ['B1', '91', '207.26', '', undefined],
  ['B1', '01', '0', '2026-11-18', undefined],
  ['B1', '03', '207.26', '', undefined],
];

describe('what a bill can’t be (fornitore.dati.5)', () => {
  it.each(rows)('checks %s, %s with %s open and paid on "%s" in a file and over HTTP: %s', async (...row) => {
    const [numero, stato, importoAperto, dataPagamento, refusal] = row;
    const line = { codiceCliente: customer, numero, stato, importoAperto, dataPagamento };
    const kind = tableKinds.find((each) => each.kind === 'bill-states');
    if (kind === undefined) throw new Error('There is no kind bill-states.');
    const { refusals } = await files.importLines(gateway.database.pool, kindPlan(kind), [
      Object.keys(line).join(';'),
      Object.values(line).join(';'),
    ]);
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/provider/v1/bill-states',
      headers: {
        'content-type': 'application/x-ndjson',
        authorization: `Bearer ${key}`,
        'idempotency-key': `amounts-${numero}-${stato}-${Number(importoAperto) * 100}-${dataPagamento}-${importoAperto.length}`,
      },
      payload: JSON.stringify(line),
    });
    expect(answer.statusCode).toBe(refusal === undefined ? 200 : 422);
    if (refusal === undefined) expect(refusals).toEqual([]);
    else {
      const [field = '', reason = ''] = refusal.split(': ');
      expect(refusals).toEqual([expect.stringContaining(refusal)]);
      const [first] = answer.body.trim().split('\n');
      expect(JSON.parse(first ?? '')).toEqual({ line: 1, field, reason: expect.stringContaining(reason) });
    }
  });
});

describe('what a bill says beside its amounts (bolletta.essenziali.1)', () => {
  const kind = tableKinds.find((each) => each.kind === 'bill-states');
  const load = async (line: Readonly<Record<string, string>>) => {
    if (kind === undefined) throw new Error('There is no kind bill-states.');
    const { refusals } = await files.importLines(gateway.database.pool, kindPlan(kind), [
      Object.keys(line).join(';'),
      Object.values(line).join(';'),
    ]);
    return refusals;
  };
  const year = { consumoAnnuo: '2640,5', 'consumoAnnuo.inizio': '2025-11-01', 'consumoAnnuo.fine': '2026-10-31' };

  it('imports yearly consumption, its period and maximum power with a bill’s state', async () => {
    expect(await load({ codiceCliente: customer, numero: 'B1', ...year, potenzaMassima: '2,7' })).toEqual([]);
    const { rows } = await gateway.database.pool.query(
      `select yearly_consumption, yearly_from::text, yearly_to::text, max_power from bills
       where customer_code = $1 and number = 'B1'`,
      [customer],
    );
    expect(rows).toEqual([
      { yearly_consumption: 2640.5, yearly_from: '2025-11-01', yearly_to: '2026-10-31', max_power: 2.7 },
    ]);
  });

  it.each([
    [{ consumoAnnuo: '2640' }, 'consumoAnnuo: goes with its first and its last day'],
    [{ ...year, consumoAnnuo: '' }, 'consumoAnnuo: goes with its first and its last day'],
    [{ ...year, 'consumoAnnuo.fine': '2025-10-31' }, 'consumoAnnuo.fine: before consumoAnnuo.inizio'],
    [{ ...year, consumoAnnuo: '-1' }, 'consumoAnnuo: not a number'],
    [{ potenzaMassima: 'molta' }, 'potenzaMassima: not a number'],
  ])('rejects %j', async (given, reason) => {
    expect(await load({ codiceCliente: customer, numero: 'B1', ...given })).toEqual([expect.stringContaining(reason)]);
  });

  it('rejects a power of gas', async () => {
    const { pool } = gateway.database;
    await pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state) values ('KG', $1, 'GAS', 'Attivo')
       on conflict do nothing`,
      [customer],
    );
    await pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                          amount_cents, open_cents)
       values ($1, 'BG', '99999999990', 'BOLLETTA', '01', 'KG', '2026-11-01', 100, 0)`,
      [customer],
    );
    expect(await load({ codiceCliente: customer, numero: 'BG', potenzaMassima: '2,7' })).toEqual([
      expect.stringContaining('potenzaMassima: only a bill of electricity has it'),
    ]);
  });
});
