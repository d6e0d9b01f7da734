import type * as Crypto from 'node:crypto';
import type * as Argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import {
  codeOf,
  fieldsIn,
  fiscalCode,
  forgetTries,
  messagesTo,
  newAccount,
  notThe,
  vatNumber,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { recoveryAt } from '../../../test/support/credentials/recovery.ts';

// Forgotten credentials (credenziali.recupero.1 and credenziali.recupero.2): disclosure and single use.

const work = vi.hoisted(() => ({ argon2: 0, hmac: 0 }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof Argon2>();
  const counted =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      work.argon2 += 1;
      return call(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});
vi.mock('node:crypto', async (load) => {
  const real = await load<typeof Crypto>();
  return {
    ...real,
    createHmac: (...args: Parameters<typeof real.createHmac>) => {
      work.hmac += 1;
      return real.createHmac(...args);
    },
  };
});

const publicUrl = 'https://clienti.example.it';
const gateway = useApp({ config: { publicUrl } });
const { recover, authorize, signIn, begin } = recoveryAt(gateway);
const minute = 60_000;

beforeEach(() => forgetTries(gateway));

it.each(['PASSWORD', 'USERNAME'])('takes the same time whether there is an account: %s', async (tipo) => {
  const timed = async (asked: object) => {
    const start = performance.now();
    expect((await recover({ tipo, ...asked })).status).toBe(200);
    return performance.now() - start;
  };
  const { username } = await newAccount(gateway, { fiscalCode });
  for (const asked of [{ username }, { username: 'nessuno' }]) {
    const codiceFiscale = asked.username === username ? fiscalCode : 'RSSMRA80A01F205X';
    // Response times are whole steps, whatever the request does.
    expect(await timed(tipo === 'PASSWORD' ? asked : { codiceFiscale })).toBeGreaterThan(199);
  }
});

describe('a forgotten username', () => {
  it.each([
    ['fiscal code', { fiscalCode: 'RSSMRA80A01F205X' }, { codiceFiscale: 'RSSMRA80A01F205X' }],
    ['VAT number', { vatNumber: '00743110157', fiscalCode: null }, { partitaIVA: '00743110157' }],
    ['a fiscal code of 11 digits', { fiscalCode: '07643520567' }, { partitaIVA: '07643520567' }],
  ])('sends a forgotten username to the contact on file, by %s', async (_, said, asked) => {
    const account = await newAccount(gateway, said);
    const answer = await recover({ tipo: 'USERNAME', ...asked });
    expect(answer.body).toEqual({
      header: { stato: 0 },
      destinatario: null,
      validita: 600,
      tentativi: 3,
      idRecupero: null,
    });
    const [message] = await messagesTo(gateway, account.code);
    expect(message).toMatchObject({ template: 'username-reminder', recipient: account.email });
    expect(message?.text).toContain(account.username);
  });

  it('sends one message for all accounts that share a contact', async () => {
    const said = { fiscalCode: 'BNCLRA75D55H501A', email: 'insieme@example.it' };
    const accounts = [await newAccount(gateway, said), await newAccount(gateway, said)];
    await recover({ tipo: 'USERNAME', codiceFiscale: said.fiscalCode });
    const sent = await Promise.all(accounts.map(({ code }) => messagesTo(gateway, code)));
    const [only, ...others] = sent.flat();
    expect(others).toEqual([]);
    for (const { username } of accounts) expect(only?.text).toContain(username);
  });
});

describe('the answer', () => {
  it('returns the same answer for known, unknown, closed and unreachable accounts', async () => {
    const known = await newAccount(gateway);
    const closed = await newAccount(gateway);
    await gateway.database.pool.query('update accounts set disabled_at = now() where id = $1', [closed.accountId]);
    const unreachable = await newAccount(gateway, { email: null });
    const cases = [known.username, 'nessuno', closed.username, unreachable.username, 'operatore', 'manutentore'];
    const answers: string[] = [];
    for (const username of cases) {
      const { status, body, headers } = await recover({ username });
      expect(body.idRecupero).toMatch(/^rec_[\w-]{32}$/);
      answers.push(JSON.stringify({ status, body: { ...body, idRecupero: '' }, names: Object.keys(headers) }));
      // Wrong guesses return the same codes, too.
      const tries: string[] = [];
      for (const _ of [1, 2, 3, 4]) tries.push(codeOf(await authorize(body.idRecupero, 'nessun codice')));
      expect(tries).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_EXPIRED']);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"destinatario":null');
  });

  it('returns the same answer for a tax identifier that nobody has', async () => {
    const account = await newAccount(gateway, { fiscalCode: 'VRDLGI70B12L219Z' });
    const [one, two] = [
      await recover({ tipo: 'USERNAME', codiceFiscale: account.fiscalCode }),
      await recover({ tipo: 'USERNAME', partitaIVA: vatNumber }),
    ];
    expect(two.body).toEqual(one.body);
  });

  it('costs as many hashes for an unknown account, so that the time tells nothing', async () => {
    const known = await newAccount(gateway);
    const spent = async (act: () => Promise<unknown>) => {
      const before = { ...work };
      await act();
      return { argon2: work.argon2 - before.argon2, hmac: work.hmac - before.hmac };
    };
    const cost = await spent(() => recover({ username: known.username }));
    expect(await spent(() => recover({ username: 'nessuno' }))).toEqual(cost);
    expect(await spent(() => signIn('nessuno', 'sbagliata'))).toEqual(
      await spent(() => signIn(known.username, 'sbagliata')),
    );
    const ids = [
      (await recover({ username: known.username })).body.idRecupero,
      (await recover({ username: 'nessuno' })).body.idRecupero,
    ];
    const [real, made] = [await spent(() => authorize(ids[0], 'x')), await spent(() => authorize(ids[1], 'x'))];
    expect(made).toEqual(real);
  });

  it('comes once and 3 times more in 15 minutes, whether the account exists or not', async () => {
    const { username } = await newAccount(gateway);
    for (const name of [username, 'nessuno']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => recover({ username: name })));
      expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(4);
      const refused = await recover({ username: name.toUpperCase() });
      expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['TOO_MANY_ATTEMPTS', '900']);
    }
  });

  it.each([
    ['no identifier', { username: undefined }, ['username MISSING']],
    ['another identifier', { codiceFiscale: fiscalCode }, ['codiceFiscale NOT_EXPECTED']],
    ['another channel', { canale: 'PICCIONE' }, ['canale NOT_VALID']],
  ])('rejects a request with %s', async (_, body, fields) => {
    const answer = await withoutTrace(gateway, () => recover({ username: 'full', ...body }));
    expect(fieldsIn(answer)).toEqual(fields);
  });
});

describe('the link', () => {
  it('begins with PUBLIC_URL whatever host was asked for, and hides its code from logs', async () => {
    const { username, code } = await newAccount(gateway);
    const headers = { host: 'ladro.example', 'x-forwarded-host': 'ladro.example', 'x-forwarded-proto': 'http' };
    const id: string = (await recover({ username }, { headers })).body.idRecupero;
    const [message] = await messagesTo(gateway, code);
    expect(message?.link).toMatch(new RegExp(`^${publicUrl}/recupera-credenziali#id=${id}&codice=[\\w-]{32}$`));
    expect(JSON.stringify(message)).not.toContain('ladro');
  });

  it('works as the code does, and neither works twice', async () => {
    const { id, code, link } = await begin();
    const linkCode = new URLSearchParams(new URL(link).hash.slice(1)).get('codice') ?? '';
    expect((await authorize(id, linkCode)).body).toEqual({
      autorizzazione: expect.stringMatching(/^aut_[\w-]{32}$/),
      validita: 600,
    });
    expect(codeOf(await authorize(id, linkCode))).toBe('CODE_EXPIRED');
    expect(codeOf(await authorize(id, code))).toBe('CODE_EXPIRED');
  });

  it('does not store the code, the link’s code or the authorisation in plain text', async () => {
    const { id, code, link } = await begin();
    const { autorizzazione } = (await authorize(id, code)).body;
    const { rows } = await gateway.database.pool.query(
      'select c.*, r.* from one_time_codes c join recoveries r on r.id = c.subject where r.id = $1',
      [id],
    );
    const stored = JSON.stringify(rows);
    for (const secret of [code, link.split('codice=')[1], autorizzazione]) expect(stored).not.toContain(`"${secret}"`);
  });
});

describe('the code', () => {
  it('works for 10 minutes', async () => {
    const { id, code } = await begin();
    gateway.wait(10 * minute);
    expect(codeOf(await authorize(id, code))).toBe('CODE_EXPIRED');
    expect(codeOf(await authorize('rec_nessuno', code))).toBe('CODE_EXPIRED');
  });

  it('rejects the code of another recovery', async () => {
    const [one, two] = [await begin(), await begin()];
    if (one.code !== two.code) expect(codeOf(await authorize(one.id, two.code))).toBe('CODE_WRONG');
    expect(codeOf(await authorize(one.id, one.code))).toBe('ok');
  });

  it('checks 3 guesses when 100 come at once, also for an account that does not exist', async () => {
    const { id, code } = await begin();
    const made: string = (await recover({ username: 'nessuno' })).body.idRecupero;
    for (const subject of [id, made]) {
      await gateway.database.pool.query('delete from guesses');
      const answers = await Promise.all(Array.from({ length: 100 }, () => authorize(subject, notThe(code))));
      expect(answers.map(codeOf).sort()).toEqual([
        ...Array<string>(7).fill('CODE_EXPIRED'),
        ...Array<string>(3).fill('CODE_WRONG'),
        ...Array<string>(90).fill('TOO_MANY_ATTEMPTS'),
      ]);
    }
  });

  it('checks 10 guesses in 15 minutes for one name, over all its recoveries', async () => {
    const { username } = await newAccount(gateway);
    for (const name of [username, 'nessuno']) {
      await gateway.database.pool.query('delete from guesses');
      const answers: string[] = [];
      for (const _ of [1, 2, 3, 4]) {
        const id: string = (await recover({ username: name })).body.idRecupero;
        for (const _try of [1, 2, 3]) answers.push(codeOf(await authorize(id, 'nessun codice')));
      }
      expect(answers).toEqual([...Array<string>(10).fill('CODE_WRONG'), ...Array<string>(2).fill('TOO_MANY_ATTEMPTS')]);
    }
  });

  it('gives one leave when it is typed right ten times at once', async () => {
    const { id, code } = await begin();
    const answers = await Promise.all(Array.from({ length: 10 }, () => authorize(id, code)));
    expect(answers.map(codeOf).filter((each) => each === 'ok')).toHaveLength(1);
  });
});
