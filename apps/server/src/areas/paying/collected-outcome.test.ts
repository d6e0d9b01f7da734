import { expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { addProviderKey } from '../integration/usecases/keys.ts';
import { collect } from './usecases/collect.ts';
import { useApp } from '../../../test/support/app.ts';
import { collectionsAt, collector, day } from '../../../test/support/money/collections.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { outcomesAt } from '../../../test/support/outcomes.ts';
import { today } from '../../../test/support/money/payments.ts';

const gateway = useApp({ seeded: false, config: { creditor: collector } });
const { asksForDebit } = outcomesAt(gateway, useFiles());
const { services, write } = collectionsAt(gateway);

/** Reports over HTTP that the mandate is in force, as the provider's systems do. */
async function reportActive(id: string): Promise<void> {
  const db = databaseOf(gateway.database.pool);
  const key = await addProviderKey(db, { name: `erp-${id}`, may: ['import:outcomes'] }, gateway.now());
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/provider/v1/outcomes',
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${key}`,
      'idempotency-key': `outcome-${id}`,
    },
    payload: JSON.stringify({ id, esito: 'ATTIVA', dal: today }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const addBill = (customer: string, account: string, method: string) =>
  gateway.database.pool.query(
    `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, contract_account,
                        issue_date, due_date, amount_cents, open_cents, method_code)
     values ($1, $2, '99999999990', 'BOLLETTA', '02', $3, $4, $5, $6, 4200, 4200, $7)`,
    [customer, `N-${account}-${method}`, `C-${account}`, account, today, day, method],
  );

it('collects bills for direct debit once the outcome of the mandate has come over HTTP', async () => {
  const giulia = await asksForDebit();
  await addBill(giulia.code, giulia.account, 'S');
  await addBill(giulia.code, giulia.account, 'B');
  const early = await collect(services(), day, write);
  expect(early.without).toEqual([`N-${giulia.account}-S`]);
  expect(early.paidOtherwise).toBe(0);

  await reportActive(giulia.id);
  const { collection, without, paidOtherwise, file } = await collect(services(), day, write);
  expect(collection?.debits).toMatchObject([{ mandate: giulia.mandate, amount: 4200 }]);
  expect(file).toContain(`<MndtId>${giulia.mandate}</MndtId>`);
  expect(without).toEqual([]);
  expect(paidOtherwise).toBe(1);
});
