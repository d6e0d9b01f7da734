import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, forgetTries, messagesTo, notThe } from '../../../test/support/customers.ts';
import { withdrawable } from '../../../test/support/requests/withdrawable.ts';

const gateway = useApp({ seeded: false });
const base = '/api/sportello/v1/recessi/pubblici';
type Customer = Awaited<ReturnType<typeof withdrawable>>;
let keys = 0;
const newKey = () => `chiave-recesso-${String((keys += 1)).padStart(6, '0')}`;

beforeEach(() => forgetTries(gateway));

const claimOf = ({ contract, email }: Customer) => ({ codiceContratto: contract, nome: 'ferri  GIULIA', email });
const post = (path: string, payload: object, key?: string) =>
  gateway.send({
    method: 'POST',
    url: `${base}${path}`,
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

async function codeFor(customer: Customer): Promise<string> {
  gateway.wait(1000);
  expect(codeOf(await post('/codice', claimOf(customer)))).toBe('ok');
  const sent = (await messagesTo(gateway, customer.code)).filter(({ template }) => template === 'withdrawal-code');
  return sent.at(-1)?.code ?? '';
}

describe('withdrawing without signing in (recesso.pubblico.1)', () => {
  it('sends a code to the address of the contract, and withdraws with it once', async () => {
    const customer = await withdrawable(gateway);
    const codice = await codeFor(customer);
    const key = newKey();
    const given = { ...claimOf(customer), codice };
    const answers = await Promise.all([post('', given, key), post('', given, key)]);
    answers.push(await post('', given, key));
    expect(new Set(answers.map(({ body }) => `${body.numero} ${body.data}`)).size).toBe(1);
    expect(answers[0]?.body.numero).toMatch(/^RE-2026-\d{6}$/);
    const made = (await eventsOf(gateway, customer.code)).filter(({ kind }) => kind === 'WITHDRAWAL_MADE');
    expect(made).toMatchObject([{ data: { channel: 'PUBBLICO', contractCode: customer.quotation } }]);
    const { rows } = await gateway.database.pool.query('select matter from customer_changes where customer_code = $1', [
      customer.code,
    ]);
    expect(rows).toEqual([{ matter: 'RECESSO' }]);
    expect(codeOf(await post('', { ...given, nome: 'Giulia Ferri' }, key))).toBe('REQUEST_REPEATED_DIFFERENTLY');
    const again = await post('', { ...claimOf(customer), codice: await codeFor(customer) });
    expect(again.body.numero).toBe(answers[0]?.body.numero);
  });

  it.each([
    ['another contract', { codiceContratto: 'NON-ESISTE' }],
    ['another name', { nome: 'Anna Ferri' }],
    ['another address', { email: 'altra@example.it' }],
  ])('returns the same answer for %s, sends nothing, and no code is right', async (_what, wrong) => {
    const customer = await withdrawable(gateway);
    const plain = ({ status, body }: Awaited<ReturnType<typeof post>>) => ({
      status,
      body: { ...body, header: undefined },
    });
    const right = await post('/codice', claimOf(customer));
    const before = await messagesTo(gateway, customer.code);
    const claim = { ...claimOf(customer), ...wrong };
    expect(plain(await post('/codice', claim))).toEqual(plain(right));
    expect(await messagesTo(gateway, customer.code)).toEqual(before);
    const { rows } = await gateway.database.pool.query('select from messages where recipient = $1', [
      'altra@example.it',
    ]);
    expect(rows).toEqual([]);
    expect(codeOf(await post('', { ...claim, codice: '000000' }))).toBe('CODE_WRONG');
  });

  it('rejects a wrong code and one that was used, and keeps the code of a rejected withdrawal', async () => {
    const customer = await withdrawable(gateway, { place: 'NEGOZIO' });
    const codice = await codeFor(customer);
    expect(codeOf(await post('', { ...claimOf(customer), codice: notThe(codice) }))).toBe('CODE_WRONG');
    for (let sent = 0; sent < 2; sent += 1) {
      expect(codeOf(await post('', { ...claimOf(customer), codice }))).toBe('WITHDRAWAL_NOT_OPEN');
    }
  });

  it('rejects a sixth code for an address within an hour', async () => {
    const customer = await withdrawable(gateway);
    for (let sent = 0; sent < 5; sent += 1) await codeFor(customer);
    expect(codeOf(await post('/codice', claimOf(customer)))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('rejects an address that is none', async () => {
    const customer = await withdrawable(gateway);
    expect(fieldsIn(await post('/codice', { ...claimOf(customer), email: 'giulia@' }))).toEqual(['email BLDM000']);
  });
});

describe('with a captcha', () => {
  const guarded = useApp({ seeded: false, config: { captcha: { kind: 'proof-of-work' } } });

  it('rejects a request for a code without one', async () => {
    const payload = { codiceContratto: '4000000001', nome: 'Giulia Ferri', email: 'g.ferri@example.it' };
    const answer = await guarded.send({ method: 'POST', url: `${base}/codice`, payload });
    expect(codeOf(answer)).toBe('CAPTCHA_REQUIRED');
  });
});
