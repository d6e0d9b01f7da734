import { expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { eventsOf, messagesTo } from '../../../test/support/customers.ts';
import { callsOf, POTENZA_TOTAL, withSupply } from '../../../test/support/requests/supply-requests.ts';

const gateway = useApp({ seeded: false });
/** `DOUBLE_SUBMIT_CUSTOMERS=1000` plays what docs/supply-requests.md reports. */
const customers = Number(process.env['DOUBLE_SUBMIT_CUSTOMERS'] ?? 40);
const atOnce = 10;

it(
  `makes ${customers} requests of ${customers} customers who each send twice at once, and once more (pratica.invio.1)`,
  { timeout: 60_000 + customers * 2000 },
  async () => {
    const codes: string[] = [];
    const numbers: string[] = [];
    for (let begun = 0; begun < customers; begun += atOnce) {
      await gateway.database.pool.query('delete from guesses');
      const group = await Promise.all(
        Array.from({ length: Math.min(atOnce, customers - begun) }, () => withSupply(gateway)),
      );
      const answers = await Promise.all(
        group.map(async (customer) => {
          const calls = callsOf(gateway, customer);
          const draft = (await calls.save()).body.bozza.id as string;
          const code = await calls.code(draft);
          const send = () => calls.make(draft, POTENZA_TOTAL, code);
          return [...(await Promise.all([send(), send()])), await send()];
        }),
      );
      for (const own of answers) {
        expect(own.map(({ status, body }) => [status, body.numero])).toEqual(
          own.map(() => [200, own[0]?.body.numero as string]),
        );
        numbers.push(own[0]?.body.numero as string);
      }
      codes.push(...group.map(({ code }) => code));
    }
    expect(new Set(numbers).size).toBe(customers);
    const { rows } = await gateway.database.pool.query(
      `select (select count(*)::int from supply_requests) as requests,
         (select count(*)::int from supply_request_steps) as steps,
         (select count(*)::int from supply_request_drafts) as drafts,
         (select count(*)::int from documents where type = 'PRATICA') as documents,
         (select count(*)::int from events where kind = 'SUPPLY_REQUEST_MADE') as events,
         (select count(*)::int from customer_changes where matter = 'PRATICA') as changes,
         (select count(*)::int from messages where template = 'supply-request-news') as mails`,
    );
    const each = { requests: 0, steps: 0, documents: 0, events: 0, changes: 0, mails: 0 };
    expect(rows).toEqual([{ ...Object.fromEntries(Object.keys(each).map((what) => [what, customers])), drafts: 0 }]);
  },
);

it('makes one request of a draft that is sent forty times at once, and tries its code once', async () => {
  const customer = await withSupply(gateway);
  const calls = callsOf(gateway, customer);
  const draft = (await calls.save()).body.bozza.id as string;
  const code = await calls.code(draft);
  const answers = await Promise.all(Array.from({ length: 40 }, () => calls.make(draft, POTENZA_TOTAL, code)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.numero}`)).size).toBe(1);
  const made = (await eventsOf(gateway, customer.code)).filter(({ kind }) => kind === 'SUPPLY_REQUEST_MADE');
  expect(made).toHaveLength(1);
  const news = (await messagesTo(gateway, customer.code)).filter(({ template }) => template === 'supply-request-news');
  expect(news).toHaveLength(1);
  const { rows } = await gateway.database.pool.query(
    `select tries_left from one_time_codes where purpose = 'SUPPLY_REQUEST' and subject = $1`,
    [`${draft} 1`],
  );
  expect(rows).toEqual([{ tries_left: 2 }]);
});
