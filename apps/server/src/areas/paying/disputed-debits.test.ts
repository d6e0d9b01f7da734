import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { eventsOf, forgetTries } from '../../../test/support/customers.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { collectionsAt, day } from '../../../test/support/money/collections.ts';
import { disputesAt } from '../../../test/support/money/disputes.ts';
import { beginInArea, billOf } from '../../../test/support/money/paying.ts';
import { takeAnswers } from './usecases/collection-answer.ts';
import { collect } from './usecases/collect.ts';

// The clock is set to 20 November 2026; the files are for 10 December.
const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });
const { services, debited, write, forget } = collectionsAt(gateway);
const { haveUsual, havePrescribed, open, withdraw, reply, disputedOf } = disputesAt(gateway);

beforeEach(async () => {
  await forgetTries(gateway);
  await forget();
});

/** A customer with a bill of 84.20 euros, of which 34.20 are above the usual amount. */
async function unusual(given: Parameters<typeof debited>[0] = {}) {
  const customer = await debited(given);
  await haveUsual(customer, 5000);
  return customer;
}

/** Returns the cents of the debits of the files that so many servers make at once. */
async function collectedBy(servers = 1): Promise<number[]> {
  const made = await Promise.all(Array.from({ length: servers }, () => collect(services(), day, write)));
  return made.flatMap(({ collection }) => collection?.debits.map(({ amount }) => amount) ?? []);
}

/** Answers the debits of a bill in the order in which they were sent, as the bank does. */
async function answer(number: string, ...statuses: readonly string[]) {
  const { rows } = await gateway.database.pool.query<{ reference: string }>(
    'select reference from collection_debits d join bills b on b.id = d.bill_id where b.number = $1 order by d.collection_id',
    [number],
  );
  const answers = rows.flatMap(({ reference }, at) => {
    const status = statuses[at] ?? '';
    return status === '' ? [] : [{ reference, message: undefined, status, reason: null, place: 'line 1' }];
  });
  return takeAnswers(services(), answers);
}

const sentOf = async (code: string) =>
  (await eventsOf(gateway, code)).flatMap(({ kind, data }) =>
    kind === 'DEBIT_SENT' ? [(data as { readonly amountCents: number }).amountCents] : [],
  );

describe('a file of direct debits with a bill in dispute (reclami.contestazione.2)', () => {
  it('collects a bill without the amount in dispute', async () => {
    const giulia = await unusual();
    await open(giulia);
    expect(await collectedBy()).toEqual([5000]);
    expect(await sentOf(giulia.code)).toEqual([5000]);
    expect(await collectedBy()).toEqual([]);
  });

  it('leaves out a bill of which nothing else is open, also among those paid otherwise', async () => {
    const [giulia, marco] = [await debited(), await debited()];
    await gateway.database.pool.query(`update bills set method_code = 'P' where number = $1`, [marco.number]);
    for (const each of [giulia, marco]) await open(each);
    expect(await collect(services(), day, write)).toMatchObject({
      collection: undefined,
      without: [],
      paidOtherwise: 0,
    });
    await withdraw(marco, await open(marco, 'RETTIFICA'));
    expect(await collect(services(), day, write)).toMatchObject({ paidOtherwise: 0 });
  });

  it('stays as it was sent when the case is opened later, and nothing is taken again after its end', async () => {
    const giulia = await unusual();
    expect(await collectedBy()).toEqual([8420]);
    const number = await open(giulia);
    expect(await answer(giulia.number, 'ACSC')).toMatchObject({ paid: 1 });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
    await withdraw(giulia, number);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: 'RIUSCITO' });
    expect(await collectedBy()).toEqual([]);
  });
});

describe('what is owed again after a case (reclami.contestazione.3)', () => {
  it('collects the disputed amount with the bill when the case ends before the due day', async () => {
    const giulia = await unusual();
    await withdraw(giulia, await open(giulia));
    expect(await collectedBy(20)).toEqual([8420]);
    expect((await disputedOf(giulia.number)).disputes).toMatchObject([{ ended: true, collected: true }]);
    expect(await collectedBy()).toEqual([]);
  });

  it.each(['02', '03'])('collects the amount once after the due day, in state %s', async (status) => {
    const giulia = await unusual({ due: '2026-11-19', status });
    const number = await open(giulia);
    expect(await collectedBy()).toEqual([]);
    expect(await reply(number, { isOwed: false })).toBe(true);
    expect(await collectedBy(20)).toEqual([8420]);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: 'IN_CORSO' });
    expect(await answer(giulia.number, 'ACSC')).toMatchObject({ paid: 1 });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
    expect(await collectedBy()).toEqual([]);
  });

  it('waits for the file of the bill’s day', async () => {
    const giulia = await unusual({ due: '2026-12-11' });
    await withdraw(giulia, await open(giulia));
    expect(await collectedBy()).toEqual([]);
  });

  it('collects the disputed amount by itself once when the rest was debited, after the bank’s answer', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    expect(await collectedBy()).toEqual([5000]);
    await withdraw(giulia, number);
    expect(await collectedBy()).toEqual([]);
    await answer(giulia.number, 'ACSC');
    expect(await billOf(gateway, giulia.number)).toMatchObject({
      status_code: '02',
      open_cents: 3420,
      debit_outcome: null,
    });
    expect(await collectedBy(20)).toEqual([3420]);
    expect(await sentOf(giulia.code)).toEqual([5000, 3420]);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: 'IN_CORSO', open_cents: 3420 });
    expect(await answer(giulia.number, 'ACSC', 'ACSC')).toMatchObject({ paid: 1, unchanged: 1 });
    expect(await billOf(gateway, giulia.number)).toMatchObject({
      status_code: '01',
      open_cents: 0,
      debit_outcome: 'RIUSCITO',
    });
    expect(await collectedBy()).toEqual([]);
  });

  it('keeps the amount due after the rest was debited, and out of the file during a payment by hand', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    await collectedBy();
    await answer(giulia.number, 'ACSC');
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: 'RIUSCITO', open_cents: 3420 });
    await withdraw(giulia, number);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: null, open_cents: 3420 });
    // A payment by hand that is under way keeps it out of the file.
    expect((await beginInArea(gateway, { ...giulia, cents: 3420 })).status).toBe(200);
    expect(await collectedBy()).toEqual([]);
  });

  it('moves only its own amount when the bank returns it, and is not taken again', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    await collectedBy();
    await answer(giulia.number, 'ACSC');
    await withdraw(giulia, number);
    await collectedBy();
    expect(await answer(giulia.number, '', 'RJCT')).toMatchObject({ returned: 1 });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ open_cents: 3420, debit_outcome: 'FALLITO' });
    expect(await collectedBy()).toEqual([]);
  });

  it('keeps the bill in processing while it is under way, when the first debit is reclaimed', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    await collectedBy();
    await answer(giulia.number, 'ACSC');
    await withdraw(giulia, number);
    await collectedBy();
    await answer(giulia.number, 'RJCT');
    expect(await billOf(gateway, giulia.number)).toMatchObject({ open_cents: 8420, debit_outcome: 'IN_CORSO' });
    await answer(giulia.number, '', 'ACSC');
    expect(await billOf(gateway, giulia.number)).toMatchObject({ open_cents: 5000, debit_outcome: 'FALLITO' });
  });

  it('does not collect the amount when the bank returned the rest, and leaves the whole bill open', async () => {
    const giulia = await unusual();
    const number = await open(giulia);
    await collectedBy();
    await answer(giulia.number, 'RJCT');
    await withdraw(giulia, number);
    expect(await collectedBy()).toEqual([]);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ open_cents: 8420, debit_outcome: 'FALLITO' });
  });

  it('collects only what no other case has in dispute', async () => {
    const giulia = await unusual();
    const prescribed = await havePrescribed(giulia);
    const first = await open(giulia);
    await open(giulia, 'PRESCRIZIONE');
    expect((await disputedOf(giulia.number)).cents).toBe(3420 + prescribed);
    expect(await collectedBy()).toEqual([5000 - prescribed]);
    await answer(giulia.number, 'ACSC');
    await withdraw(giulia, first);
    expect(await disputedOf(giulia.number)).toMatchObject({ cents: prescribed });
    expect(await collectedBy()).toEqual([3420]);
    await answer(giulia.number, '', 'ACSC');
    expect(await billOf(gateway, giulia.number)).toMatchObject({ open_cents: prescribed, status_code: '02' });
  });

  it('collects the amount later when the file could not be written', async () => {
    const giulia = await unusual({ due: '2026-11-19' });
    await withdraw(giulia, await open(giulia));
    const fail = () => {
      throw new Error('no such account');
    };
    await expect(collect(services(), day, fail)).rejects.toThrow('no such account');
    expect((await disputedOf(giulia.number)).disputes).toMatchObject([{ collected: false }]);
    expect(await collectedBy()).toEqual([8420]);
  });

  it('leaves a bill that is past its day without a case out of the file', async () => {
    await unusual({ due: '2026-11-19' });
    expect(await collectedBy()).toEqual([]);
  });
});
