import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { catalogue, isJson, isReadOnly, type Call, type CallId } from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from './command.ts';
import { examine } from './examine.ts';
import { exampleAnswer, startFakeGateway, type Deviation } from './fake-gateway.ts';
import type { Outcome } from './judge.ts';
import { countsOf } from './table.ts';

const now = new Date('2026-11-20T09:00:00Z');

async function gatewayThat(deviates: Readonly<Partial<Record<CallId, Deviation>>> = {}, options = {}) {
  const gateway = await startFakeGateway(deviates, options);
  onTestFinished(() => gateway.close());
  return gateway;
}

async function outcomesOf(deviates: Readonly<Partial<Record<CallId, Deviation>>>) {
  const { base } = await gatewayThat(deviates);
  const results = await examine({ base, username: 'full', password: 'x', now });
  return Object.fromEntries(results.map(({ call, outcome }) => [call.id, outcome])) as Record<CallId, Outcome>;
}

function answer(id: CallId, change: (body: Body) => unknown): Deviation {
  const call: Call = catalogue[id];
  const body = isJson(call) ? exampleAnswer(call) : {};
  return { body: change(body as Body) ?? body };
}

type Body = Record<string, unknown> & { contratti: Record<string, unknown>[] };

const refusal = (codice: string, stato = 1) => ({
  header: { stato, codice, descrizione: 'No.', idRichiesta: '1' },
});

describe('a gateway that keeps the contracts', () => {
  it('conforms in every call, each asked with what the lists before it told', async () => {
    const { base, asked } = await gatewayThat();
    const results = await examine({ base, username: 'full', password: 'x', now });

    const others = results.filter(({ outcome }) => outcome.kind !== 'conforms');
    expect(others.map(({ call, outcome }) => ({ id: call.id, ...outcome }))).toEqual(
      others.map(({ call }) => ({ id: call.id, kind: 'not tried', why: expect.any(String) as string })),
    );
    // The example data has no technician on the way, no card setup and no payment.
    expect(others.map(({ call }) => call.id).sort()).toEqual(
      Object.values<Call>(catalogue)
        .filter(
          (call) =>
            ['apple', 'billPayment', 'billPaymentReceipt', 'geolocate', 'givenCard', 'invalidations'].includes(
              call.id,
            ) ||
            (isReadOnly(call) && ['operator', 'technician', 'provider'].includes(call.access)),
        )
        .map(({ id }) => id)
        .sort(),
    );
    expect(countsOf(results)).toMatch(/^\d+ calls: \d+ conform, 0 refused, 0 differ, 0 not served, \d+ not tried$/);
    expect(asked).toContain('recuperoDettaglioBolletta');
  });

  it('sends no changing call but login and signOut, above all not deleteUser', async () => {
    const { base, asked } = await gatewayThat();
    await examine({ base, username: 'full', password: 'x', now });
    const changing = Object.values<Call>(catalogue).filter((call) => !isReadOnly(call));
    expect(isReadOnly(catalogue.deleteUser)).toBe(false);
    // The session is opened for this run and ended after it.
    expect(asked.filter((id) => changing.some((call) => call.id === id))).toEqual(['login', 'signOut']);
  });

  it('gets its anti-forgery cookie back, and the token after signing in', async () => {
    const { base, requests } = await gatewayThat({}, { antiForgery: 'a%3Db' });
    await examine({ base, username: 'full', password: 'x', now });
    const [, signIn, profile] = requests;
    expect(signIn).toMatchObject({ headers: { cookie: 'XSRF-TOKEN=a%3Db', 'x-xsrf-token': 'a=b' } });
    expect(profile?.headers.authorization).toBe(`Bearer ${catalogue.login.example.answer.access_token}`);
  });
});

describe('a deviation is reported', () => {
  const lists = (change: (contract: Record<string, unknown>) => void) =>
    answer('recuperoLista', (body) => {
      body.contratti = [structuredClone(body.contratti[0] ?? {}), ...body.contratti];
      body.contratti.forEach(change);
    });

  it.each<[string, CallId, Deviation, string[]]>([
    [
      'an unknown field, in every element of a list',
      'recuperoLista',
      lists((contract) => Object.assign(contract, { colore: 'verde' })),
      ['contratti[].colore: unknown field (2 times)'],
    ],
    [
      'a missing field',
      'recuperoLista',
      lists((contract) => delete contract['nickname']),
      ['contratti[].nickname: missing (2 times)'],
    ],
    [
      'a wrong type',
      'recuperoLista',
      lists((contract) => Object.assign(contract, { autolettura: 'true', codiceCliente: null })),
      [
        'contratti[].codiceCliente: wrong type: null, not string (2 times)',
        'contratti[].autolettura: wrong type: string, not boolean (2 times)',
      ],
    ],
    [
      'an unknown code',
      'recuperoLista',
      lists((contract) => Object.assign(contract, { commodity: 'ACQUA' })),
      ['contratti[].commodity: unknown code "ACQUA", not LUCE, GAS (2 times)'],
    ],
    [
      'a day in another form',
      'recuperoLista',
      lists((contract) => Object.assign(contract, { dataInizio: '01/03/2024' })),
      ['contratti[].dataInizio: wrong form: "01/03/2024" is no date (2 times)'],
    ],
    [
      'a list that is none',
      'recuperoLista',
      answer('recuperoLista', (body) => ({ ...body, contratti: {} })),
      ['contratti: wrong type: object, not list'],
    ],
    [
      'an answer without envelope',
      'canBookInSelf',
      answer('canBookInSelf', ({ selfBooking }) => ({ selfBooking })),
      ['header: missing'],
    ],
    [
      'an envelope where none belongs',
      'footer',
      answer('footer', (body) => ({ header: { stato: 0 }, ...body })),
      ['header: unknown field'],
    ],
    [
      'stato as text',
      'canBookInSelf',
      answer('canBookInSelf', (body) => ({ ...body, header: { stato: '0' } })),
      ['header.stato: wrong type: string, not number'],
    ],
    [
      'a refusal that says 200',
      'recuperoLista',
      { body: refusal('S-001', 7) },
      ['status 200, but header.stato is 7, not 0 (S-001): a refusal needs its HTTP status'],
    ],
    [
      'a page',
      'recuperoLista',
      { type: 'text/html', body: '<h1>Manutenzione</h1>' },
      ['status 200, and the answer is not JSON (text/html)'],
    ],
    [
      'JSON that does not say so',
      'footer',
      { ...answer('footer', () => undefined), type: 'text/plain' },
      ['content type text/plain, not application/json'],
    ],
    [
      'a session that is not taken',
      'recuperoListaMSR',
      { status: 401, body: refusal('SESSION_NOT_VALID') },
      ['status 401, SESSION_NOT_VALID'],
    ],
    ['an unknown refusal', 'recuperoListaMSR', { status: 409, body: refusal('E42') }, ['status 409, unknown code E42']],
    [
      'a refusal with another status than its code’s',
      'risolveCommodity',
      { status: 400, body: refusal('CONTRACT_NOT_FOUND') },
      ['status 400, but CONTRACT_NOT_FOUND goes with 404'],
    ],
    [
      'a refusal in other words',
      'recuperoListaMSR',
      { status: 400, body: { error: 'bad' } },
      ['status 400', 'header: missing', 'error: unknown field'],
    ],
    [
      'a thing of its own lists that it does not find',
      'preventives',
      { status: 404, body: refusal('NOT_FOUND') },
      ['status 404, NOT_FOUND, for what its own lists name'],
    ],
    [
      'a redirect',
      'footer',
      { status: 302, type: 'text/html', body: '' },
      ['status 302, and the answer is not JSON (text/html)'],
    ],
  ])('reports %s', async (_, id, deviation, differences) => {
    expect((await outcomesOf({ [id]: deviation }))[id]).toEqual({ kind: 'differs', differences });
  });

  it('reports no deviation for a call that is not served, nor for an error of its contract', async () => {
    const outcomes = await outcomesOf({
      footer: { status: 501, body: refusal('NOT_SERVED') },
      risolveCommodity: { status: 404, body: refusal('CONTRACT_NOT_FOUND') },
    });
    expect(outcomes.footer).toEqual({ kind: 'not served' });
    expect(outcomes.risolveCommodity).toEqual({ kind: 'refused', code: 'CONTRACT_NOT_FOUND' });
  });

  it('reports which ids a call lacks', async () => {
    const outcomes = await outcomesOf({
      interventions: answer('interventions', (body) => ({ ...body, interventions: [] })),
    });
    expect(outcomes.preventives).toEqual({ kind: 'not tried', why: 'no answer told of intervention' });
  });
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const complaints: string[] = [];
    const code = await runCommand(args, {
      print: (line) => lines.push(line),
      complain: (line) => complaints.push(line),
    });
    return { code, lines, complaints };
  };

  it('ends well where nothing differs, with the counts last', { timeout: 20_000 }, async () => {
    const { base } = await gatewayThat();
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [main, base, 'full', 'x']);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d+ calls: \d+ conform, .* 0 differ/);
  });

  it('ends badly where something differs, and says what below the call', async () => {
    const { base } = await gatewayThat({ footer: answer('footer', (body) => ({ ...body, anno: 2026 })) });
    const { code, lines } = await run(base, 'full', 'x');
    expect(lines.join('\n')).toMatch(/^differs +footer +GET +\/public-api\/v1\/footer\n +anno: unknown field$/m);
    expect(code).toBe(1);
  });

  it.each<[string, (base: string) => string[], RegExp]>([
    ['no address', () => [], /^Use: npm run conformance/],
    ['something that is no address', () => ['ciao', 'full', 'x'], /^ciao is not an address/],
    ['an address where nobody answers', () => ['http://127.0.0.1:9/api', 'full', 'x'], /gives no answer: /],
    [
      'an address that does not speak the calls',
      (base) => [`${base}/x`, 'full', 'x'],
      /sign-in answers 404 \(text\/html\)/,
    ],
  ])('says in one line what is wrong with %s', async (_, args, message) => {
    const { base } = await gatewayThat();
    const { code, complaints } = await run(...args(base));
    expect(complaints).toEqual([expect.stringMatching(message)]);
    expect(complaints[0]).not.toContain('\n');
    expect(code).toBe(1);
  });

  it('says in one line that the credentials are wrong', async () => {
    const { base } = await gatewayThat({ login: { status: 401, body: refusal('CREDENTIALS_WRONG') } });
    const { code, complaints } = await run(base, 'full', 'x');
    expect(complaints).toEqual([`${base} does not let full in: wrong username or password.`]);
    expect(code).toBe(1);
  });
});
