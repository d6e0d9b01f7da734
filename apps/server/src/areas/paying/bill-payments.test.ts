import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { billPaymentsAt, pathOf, root, type Someone } from '../../../test/support/money/bill-payments.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, forgetTries, messagesTo, withoutTrace } from '../../../test/support/customers.ts';

const { cards } = await useCardProvider({ processingMs: 50, now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });
const away = useApp({ seeded: false, config: { cards: { ...cards, api: 'http://127.0.0.1:9' } } });
const { someone, begin, read, stop, pay, billsOf, statesOf, paidEvents } = billPaymentsAt(gateway, cards);

beforeEach(() => forgetTries(gateway));

/** The receipt states what was paid, is accessible and is identical each time (pagamento.ricevuta.1). */
async function expectReceipt({ bearer, code, bills }: Someone, id: string): Promise<void> {
  const url = `${root}/${id}/ricevuta`;
  const headers = { authorization: `Bearer ${bearer}` };
  const [first, second] = [await gateway.app.inject({ url, headers }), await gateway.app.inject({ url, headers })];
  expect([first.statusCode, first.rawPayload.equals(second.rawPayload)]).toEqual([200, true]);
  const { pages, info, isTagged } = await readPdf(first.rawPayload);
  expect([isTagged, info.Language]).toEqual([true, 'it-IT']);
  for (const words of [
    'Ricevuta di pagamento',
    'del 20 novembre 2026',
    code,
    id,
    ...bills.map(({ numero }) => numero),
    'Totale pagato 84,50 €',
  ]) {
    expect(pages[0]?.text).toContain(words);
  }
}

describe('paying bills (pagamento.bollette.2)', () => {
  it('takes exactly the sum, and each of them is paid', async () => {
    const giulia = await someone([8420, 10, 20]);
    const { status, body } = await begin(giulia);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ stato: 'IN_ATTESA', importo: 84.5, bollette: giulia.bills });
    expect(body.bollette).toEqual(giulia.bills.map(() => expect.objectContaining({ contratto: expect.any(String) })));
    const page = await gateway.app.inject(pathOf(body.indirizzo));
    expect(page.body).toContain('Questa pagina è una prova');
    expect(page.body).toMatch(/Paga 84,50\s€/);
    const done = await pay(body.indirizzo);
    expect(done.headers.location).toBe(`http://localhost:3000/my-edison/pagamenti/${body.id}?esito=completato`);

    expect((await read(giulia, body.id)).body).toMatchObject({ stato: 'RIUSCITO', indirizzo: null });
    const paid = { status_code: '01', open_cents: 0, paid_on: '2026-11-20' };
    expect(await billsOf(giulia)).toEqual([paid, paid, paid]);
    expect(await paidEvents(giulia)).toEqual([
      {
        kind: 'BILLS_PAID',
        data: {
          paymentId: body.id,
          amountCents: 8450,
          bills: giulia.bills.map(({ numero, importo }) => ({
            number: numero,
            amountCents: Math.round(importo * 100),
            kind: 'COMMODITY_BILL',
          })),
          providerPayment: expect.stringMatching(/^pi_/),
          paidOn: '2026-11-20',
        },
      },
    ]);
    const [receipt] = await messagesTo(gateway, giulia.code);
    expect(receipt?.template).toBe('payment-receipt');
    expect(receipt?.text).toMatch(/84,50\s€/);
    await expectReceipt(giulia, body.id);
    expect((await gateway.app.inject(pathOf(body.indirizzo))).statusCode).toBe(404);
    expect(codeOf(await withoutTrace(gateway, () => begin(giulia)))).toBe('BILL_NOT_PAYABLE');
  });

  it('returns the same payment for the same key, and rejects another request with it', async () => {
    const giulia = await someone([100, 200]);
    const key = randomUUID();
    const first = await begin(giulia, key);
    expect((await begin(giulia, key)).body).toEqual(first.body);
    const other = { ...giulia, bills: giulia.bills.slice(1) };
    expect(codeOf(await begin(other, key))).toBe('REQUEST_REPEATED_DIFFERENTLY');
    // Another key for the same bills continues the payment; a subset of them is rejected.
    expect((await begin(giulia)).body).toEqual(first.body);
    expect(codeOf(await begin(other))).toBe('BILL_BEING_PAID');
    const { body } = await gateway.send({ url: root, bearer: giulia.bearer });
    const { header: _, ...known } = first.body;
    expect(body.pagamenti).toEqual([known]);
  });

  it('rejects an amount other than the one shown, and writes nothing', async () => {
    const giulia = await someone([100]);
    const seen = { ...giulia, bills: [{ numero: giulia.bills[0]?.numero ?? '', importo: 0.99 }] };
    expect(codeOf(await withoutTrace(gateway, () => begin(seen)))).toBe('CHANGED_MEANWHILE');
  });

  it('returns the same 404 for another customer’s bill or payment as for a missing one', async () => {
    const [giulia, marco] = [await someone(), await someone()];
    const { body } = await begin(giulia);
    for (const bills of [giulia.bills, [{ numero: 'NON-ESISTE', importo: 1 }]]) {
      const answer = await withoutTrace(gateway, () => begin({ bearer: marco.bearer, bills }));
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    }
    for (const id of [body.id, randomUUID(), 'NON-ESISTE']) {
      expect(codeOf(await withoutTrace(gateway, () => read(marco, id)))).toBe('NOT_FOUND');
      expect(codeOf(await withoutTrace(gateway, () => stop(marco, id)))).toBe('NOT_FOUND');
    }
    expect(await statesOf(giulia)).toEqual(['OPEN']);
  });

  it.each<[string, unknown, string]>([
    ['no bill', [], 'bollette'],
    [
      'a bill twice',
      [
        { numero: 'A1', importo: 1 },
        { numero: 'A1', importo: 1 },
      ],
      'bollette',
    ],
    ['fractions of a cent', [{ numero: 'A1', importo: 1.001 }], 'bollette[0].importo'],
  ])('rejects a payment with %s', async (_, bollette, campo) => {
    const { bearer } = await someone();
    const answer = await gateway.send({
      method: 'POST',
      url: root,
      bearer,
      payload: { bollette },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(campo.slice(0, 8))]);
  });

  it('leaves nothing behind when the payment provider is away', async () => {
    const giulia = await someone([100], away);
    expect(codeOf(await begin(giulia, randomUUID(), away))).toBe('S-001');
    const { rows } = await away.database.pool.query('select from payment_items');
    expect(rows).toEqual([]);
  });
});
