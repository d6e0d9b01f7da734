import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { createSeal } from '../../secrets/sealing.ts';
import { notifyOfBills } from '../bills/usecases/notify-bills.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, forgetTries, messagesTo, withoutTrace } from '../../../test/support/customers.ts';
import { beginInArea, billOf, customerWithBill, payOnPage } from '../../../test/support/money/paying.ts';

const { cards } = await useCardProvider({ processingMs: 50, now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });

beforeEach(() => forgetTries(gateway));

type Customer = Awaited<ReturnType<typeof customerWithBill>>;

const linkFor = ({ bearer }: Pick<Customer, 'bearer'>, number: string) =>
  gateway.send({ method: 'POST', url: `/api/sportello/v1/bollette/${number}/link`, bearer });
const codeIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('codice') ?? '';
const post = (what: string, payload: object, headers: Record<string, string> = {}) =>
  gateway.send({ method: 'POST', url: `/api/sportello/v1/link/${what}`, payload, headers });
const see = (codice: string) => post('bolletta', { codice });
const begin = (codice: string, importo: number, key: string = randomUUID()) =>
  post('pagamento', { codice, importo }, { 'idempotency-key': key });

async function linked(given: Parameters<typeof customerWithBill>[1] = {}) {
  const customer = await customerWithBill(gateway, { nickname: 'Casa al mare', ...given });
  const { body } = await linkFor(customer, customer.number);
  return { ...customer, link: String(body.link), secret: codeIn(String(body.link)) };
}

describe('a link to pay a bill (pagamento.link.1)', () => {
  it('shows amount, due date and nickname of the supply, and nothing else (pagamento.link.2)', async () => {
    const giulia = await linked();
    const { body } = await see(giulia.secret);
    const { header: _, ...shown } = body;
    expect(shown).toEqual({
      stato: 'DA_PAGARE',
      importo: 84.2,
      scadenza: '2026-12-10',
      nickname: 'Casa al mare',
      commodity: 'GAS',
      esito: null,
      importoCambiato: false,
      importoParziale: false,
    });
    // The data is sealed in the URL fragment, so it appears in no log.
    expect(new URL(giulia.link).pathname).toBe('/paga');
    expect(new URL(giulia.link).search).toBe('');
    const decoded = Buffer.from(giulia.secret, 'base64url').toString('latin1');
    for (const secret of [giulia.secret, decoded]) {
      for (const own of [giulia.number, giulia.username]) expect(secret).not.toContain(own);
    }
  });

  it('shows that the amount is without a part in dispute (pagamento.link.2)', async () => {
    const giulia = await linked();
    await gateway.database.pool.query('update bills set disputed_cents = 1000 where number = $1', [giulia.number]);
    expect((await see(giulia.secret)).body).toMatchObject({ stato: 'DA_PAGARE', importoParziale: true });
  });

  it('shows no name that somebody else gave to the supply later (fornitore.dati.4)', async () => {
    const [giulia, other] = [await linked(), await linked()];
    await gateway.database.pool.query(
      'update commodity_contracts set customer_code = $2, nickname = $3 where customer_code = $1',
      [giulia.code, other.code, 'Casa di altri'],
    );
    expect((await see(giulia.secret)).body).toMatchObject({ stato: 'DA_PAGARE', nickname: null });
  });

  it('shows the name of the service that an invoice is of (pagamento.link.2)', async () => {
    const giulia = await linked({ service: 'FIBRA' });
    await gateway.database.pool.query('update vas_contracts set name = $2 where customer_code = $1', [
      giulia.code,
      'Fibra Mare',
    ]);
    expect((await see(giulia.secret)).body).toMatchObject({ commodity: null, nickname: 'Fibra Mare' });
  });

  it('pays once without a session, and says from then on that it is paid', async () => {
    const giulia = await linked();
    const key = randomUUID();
    const [first, second] = await Promise.all([begin(giulia.secret, 84.2, key), begin(giulia.secret, 84.2, key)]);
    expect([first.status, second.body.indirizzo]).toEqual([200, first.body.indirizzo]);
    expect((await see(giulia.secret)).body.stato).toBe('INIZIATA');
    const done = await payOnPage(gateway, first.body.indirizzo);
    expect(done.headers.location).toBe('http://localhost:3000/paga?esito=completato');
    expect((await see(giulia.secret)).body).toMatchObject({ stato: 'PAGATA', importo: 84.2 });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01', open_cents: 0 });
    expect(codeOf(await withoutTrace(gateway, () => begin(giulia.secret, 84.2)))).toBe('BILL_NOT_PAYABLE');
    // The receipt goes to the customer and states that somebody with a link paid.
    const letters = await messagesTo(gateway, giulia.code);
    expect(letters.map(({ template }) => template)).toEqual(['payment-receipt']);
    expect(letters[0]?.text).toContain('Con il link è stata pagata una bolletta');
    const { rows } = await gateway.database.pool.query('select id from payments where customer_code = $1', [
      giulia.code,
    ]);
    const receipt = await gateway.app.inject({
      url: `/api/sportello/v1/pagamenti/bollette/${rows[0]?.id}/ricevuta`,
      headers: { authorization: `Bearer ${giulia.bearer}` },
    });
    const { pages } = await readPdf(receipt.rawPayload);
    expect(pages[0]?.text).toContain('un link, senza accedere');
    expect(pages[0]?.text).not.toContain('Pagato da');
  });

  it.each([
    ['non-memorizzabile', 'NON_MEMORIZZABILE'],
    ['rifiutato', 'NON_RIUSCITO'],
    [undefined, 'ANNULLATO'],
  ])('frees the bill when the payment page is left after %s, and returns %s', async (esito, expected) => {
    const giulia = await linked();
    const { body } = await begin(giulia.secret, 84.2);
    if (esito !== undefined) await payOnPage(gateway, body.indirizzo, { metodo: 'card', esito });
    const stopped = await post('interrompi', { codice: giulia.secret });
    expect(stopped.body).toMatchObject({ stato: 'DA_PAGARE', esito: expected });
    expect((await begin(giulia.secret, 84.2)).status).toBe(200);
  });

  it('waits for a bank that takes its time', async () => {
    const giulia = await linked();
    const { body } = await begin(giulia.secret, 84.2);
    await payOnPage(gateway, body.indirizzo, { esito: 'in-corso' });
    expect(['IN_CORSO', 'PAGATA']).toContain((await see(giulia.secret)).body.stato);
    await expect.poll(async () => (await see(giulia.secret)).body.stato).toBe('PAGATA');
  });

  it('rejects an amount other than the one shown, and writes nothing', async () => {
    const giulia = await linked();
    expect(codeOf(await withoutTrace(gateway, () => begin(giulia.secret, 84.19)))).toBe('CHANGED_MEANWHILE');
  });

  it('leaves what the customer began in the area to them', async () => {
    const giulia = await linked();
    const { body } = await beginInArea(gateway, giulia);
    expect(codeOf(await begin(giulia.secret, 84.2))).toBe('BILL_BEING_PAID');
    expect((await post('interrompi', { codice: giulia.secret })).body.stato).toBe('INIZIATA');
    await payOnPage(gateway, body.indirizzo);
    expect((await see(giulia.secret)).body.stato).toBe('PAGATA');
  });

  it('returns the same error for a link that is forged, cut, expired, of another purpose or without a bill', async () => {
    const giulia = await linked();
    const seal = createSeal(readConfig({}).sessionSecrets, 'bill link');
    const later = gateway.now().getTime() + 60_000;
    const refused = [
      'x',
      giulia.secret.slice(0, -1),
      `${giulia.secret}A`,
      seal.seal(`1 ${gateway.now().getTime() - 1}`, 'bill'),
      seal.seal(`999999999 ${later}`, 'bill'),
      seal.seal(`1 ${later}`, 'something else'),
      seal.seal('nothing', 'bill'),
      createSeal(['another secret of somebody else'], 'bill link').seal(`1 ${later}`, 'bill'),
    ];
    const answers = new Set<string>();
    for (const code of refused) {
      for (const answer of [await see(code), await begin(code, 84.2), await post('interrompi', { codice: code })]) {
        const { idRichiesta: _, ...header } = answer.body.header;
        answers.add(JSON.stringify([answer.status, header]));
      }
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('LINK_NOT_VALID');
    gateway.wait(62 * 24 * 60 * 60_000);
    expect(codeOf(await see(giulia.secret))).toBe('LINK_NOT_VALID');
  });

  it('creates a link only for one’s own bill, while it can be paid', async () => {
    const [giulia, marco] = [await customerWithBill(gateway), await customerWithBill(gateway, { status: '01' })];
    expect(codeOf(await linkFor(marco, giulia.number))).toBe('NOT_FOUND');
    expect(codeOf(await linkFor(marco, 'NON-ESISTE'))).toBe('NOT_FOUND');
    expect(codeOf(await linkFor(marco, marco.number))).toBe('BILL_NOT_PAYABLE');
  });
});

it('puts a working payment link into the mail about one bill that is due (pagamento.link.1)', async () => {
  const soon = new Date(gateway.now().getTime() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const giulia = await customerWithBill(gateway, { due: soon });
  const config = readConfig({});
  const services = {
    db: databaseOf(gateway.database.pool),
    clock: gateway.now,
    cards: stripeCards(cards),
    channels: ['MAIL'],
    billLinks: createSeal(config.sessionSecrets, 'bill link'),
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  } as unknown as Services;
  await notifyOfBills(services, { isOver: () => false, onTrouble: (error) => expect.fail(String(error)) });
  const letters = (await messagesTo(gateway, giulia.code)).filter(({ template }) => template === 'bill-announcement');
  const [url = ''] = letters.flatMap(({ text }) => /https:\S+\/paga#codice=\S+/.exec(text) ?? []);
  expect((await see(codeIn(url))).body).toMatchObject({ stato: 'DA_PAGARE', importo: 84.2 });
});
