import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/support/app.ts';
import { customerCodeOf } from '../../test/matrix/askers.ts';

const gateway = useApp();

async function read(username: string, number: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  const customer = await customerCodeOf(gateway, username);
  const url = `/api/verifiche/v1/recuperoDettaglioBolletta/${customer}?numeroBolletta=${number}`;
  return (await gateway.send({ url, bearer })).body.bolletta;
}

async function newest(username: string, condition: string): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ number: string }>(
    `select number from bills where customer_code = $1 and contract_code is not null and ${condition}
     order by issue_date desc, number desc limit 1`,
    [await customerCodeOf(gateway, username)],
  );
  return rows[0]?.number ?? '';
}

describe('the demo', () => {
  it('contains an open bill with a prescribed part, which can be objected to', async () => {
    const number = await newest(
      'dual',
      "contract_code in (select code from commodity_contracts where commodity = 'LUCE')",
    );
    const { access_token: bearer } = await gateway.signIn('dual');
    const url = `/api/sportello/v1/bollette/${number}/prescrizione`;
    expect((await gateway.send({ method: 'POST', url, bearer, payload: {} })).status).toBe(200);
    const bill = await read('dual', number);
    expect(bill.importoContestato).toBeGreaterThan(0);
    expect(bill.importoContestato).toBeLessThan(bill.importoAperto);
  });

  it('contains a bill in dispute of which a part can be paid', async () => {
    const bill = await read('stg', await newest('stg', 'disputed_cents > 0'));
    expect(bill.contestazioni).toMatchObject([{ tipo: 'RETTIFICA', al: null }]);
    expect(bill.importoContestato).toBeLessThan(bill.importoAperto);
  });

  it('contains an anomalous bill, of which its customer was notified before', async () => {
    const number = await newest('amministratore', 'usual_cents is not null');
    const bill = await read('amministratore', number);
    expect(bill.importo).toBeGreaterThan(2.5 * bill.importoAbituale);
    const { rows } = await gateway.database.pool.query(
      `select kind from bill_announcements join bills on id = bill_id where number = $1 and kind in ('ISSUED', 'ANOMALOUS')`,
      [number],
    );
    expect(rows).toHaveLength(2);
  });
});
