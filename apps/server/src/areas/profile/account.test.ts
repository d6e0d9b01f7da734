import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { servicesOf } from '../../startup/services.ts';
import { eraseClosedAccounts } from './usecases/erase.ts';
import { base64, demoPassword, useApp } from '../../../test/support/app.ts';
import {
  codeOf,
  eventsOf,
  fieldsIn,
  fiscalCode,
  forgetTries,
  lastCode,
  messagesTo,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { mail, profileAt } from '../../../test/support/profile-calls.ts';

// Consents (profilo.chiamate.5), data export (profilo.chiamate.7) and account closing (credenziali.chiusura.2).

const gateway = useApp();
const { call, sendCode, signedIn } = profileAt(gateway);
const minute = 60_000;
const day = 24 * 60 * minute;

beforeEach(() => forgetTries(gateway));

describe('consents', () => {
  const choice = (codice: string, concesso: boolean) => ({ codice, concesso, versioneInformativa: '2026-11' });
  const say = (bearer: string, ...livelli: object[]) => call(bearer, '/clienti/v1/modificaLivelloPrivacy', { livelli });
  const levels = async (bearer: string) => (await call(bearer, '/verifiche/v1/checkLivelliPrivacy')).body.livelli;

  it('returns consents with their history, the newest first', async () => {
    const { account, bearer } = await signedIn();
    expect(await levels(bearer)).toMatchObject([
      { codice: 'MARKETING', concesso: null, versioneInformativa: '2026-11', storico: [] },
      { codice: 'PROFILAZIONE', concesso: null },
      { codice: 'TERZI', concesso: null },
    ]);
    expect(codeOf(await say(bearer, choice('MARKETING', true), choice('TERZI', false)))).toBe('ok');
    const first = gateway.now().toISOString();
    gateway.wait(minute);
    expect(codeOf(await say(bearer, choice('MARKETING', false), choice('TERZI', false)))).toBe('ok');
    const [marketing, , others] = await levels(bearer);
    expect(marketing).toMatchObject({
      concesso: false,
      storico: [
        { concesso: false, data: gateway.now().toISOString(), versioneInformativa: '2026-11' },
        { concesso: true, data: first, versioneInformativa: '2026-11' },
      ],
    });
    expect(others.storico).toHaveLength(1);
    expect((await eventsOf(gateway, account.code)).map(({ kind }) => kind)).toEqual([
      'CONSENTS_CHANGED',
      'CONSENTS_CHANGED',
    ]);
  });

  it.each(['2026-10', '2026-12', 'x'])('rejects consents under an unknown policy %s', async (versioneInformativa) => {
    const { bearer } = await signedIn();
    const wrong = { ...choice('TERZI', true), versioneInformativa };
    const refused = await withoutTrace(gateway, () => say(bearer, choice('MARKETING', true), wrong));
    expect([codeOf(refused), fieldsIn(refused)]).toEqual([
      'REQUEST_NOT_VALID',
      ['livelli.1.versioneInformativa POLICY_NOT_KNOWN'],
    ]);
  });

  it('rejects consents when none is named or one is named twice', async () => {
    const { bearer } = await signedIn();
    expect(fieldsIn(await withoutTrace(gateway, () => say(bearer)))).toEqual(['livelli MISSING']);
    expect(
      fieldsIn(await withoutTrace(gateway, () => say(bearer, choice('TERZI', true), choice('TERZI', true)))),
    ).toEqual(['livelli REPEATED']);
  });
});

describe('closing the account', () => {
  const close = (bearer: string) => call(bearer, '/clienti/v2/deleteUser');
  const check = (bearer: string) => call(bearer, '/ping/clienti/v1/verifyUser', { password: base64(demoPassword) });
  const services = () =>
    servicesOf({ config: readConfig({ LOG_LEVEL: 'silent' }), pool: gateway.database.pool, clock: gateway.now });

  it('closes it at once on every device, and says when it is erased', async () => {
    const { account, bearer } = await signedIn();
    const other = await gateway.signIn(account.username);
    await check(bearer);
    expect((await close(bearer)).body).toEqual({ header: { stato: 0 }, dataEliminazione: dayAfter(14) });
    for (const token of [bearer, other.access_token]) {
      expect((await call(token, '/clienti/v1/recuperaDatiProfilo')).status).toBe(401);
    }
    await expect(gateway.signIn(account.username)).rejects.toThrow('401');
    await expect(gateway.signIn(account.username, { password: other.refresh_token })).rejects.toThrow('401');
    expect(await eventsOf(gateway, account.code)).toEqual([
      { kind: 'ACCOUNT_CLOSED', data: { erasureDay: dayAfter(14) } },
    ]);
    expect(await messagesTo(gateway, account.code)).toMatchObject([{ template: 'account-closed' }]);
  });

  function dayAfter(days: number): string {
    return new Date(gateway.now().getTime() + days * day).toISOString().slice(0, 10);
  }

  it('needs the password, typed in this session at most 5 minutes before', async () => {
    const { account, bearer } = await signedIn();
    const refused = await withoutTrace(gateway, () => close(bearer));
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PASSWORD_CHECK_NEEDED']);
    const other = (await gateway.signIn(account.username)).access_token;
    await check(other);
    expect(codeOf(await withoutTrace(gateway, () => close(bearer)))).toBe('PASSWORD_CHECK_NEEDED');

    let { refresh_token } = await gateway.signIn(account.username);
    const renew = async () => {
      const renewed = await gateway.signIn(account.username, { password: refresh_token });
      refresh_token = renewed.refresh_token;
      return renewed.access_token;
    };
    const early = await renew();
    await check(early);
    gateway.wait(5 * minute);
    const late = await renew();
    expect(codeOf(await withoutTrace(gateway, () => close(late)))).toBe('PASSWORD_CHECK_NEEDED');
  });

  it('does not close the account by HEAD, nor twice at once', async () => {
    const { account, bearer } = await signedIn();
    await check(bearer);
    const headers = { authorization: `Bearer ${bearer}` };
    const head = await gateway.app.inject({ method: 'HEAD', url: '/api/clienti/v2/deleteUser', headers });
    expect(head.statusCode).toBe(405);
    const answers = await Promise.all([close(bearer), close(bearer), close(bearer)]);
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '401', '401']);
    expect(await eventsOf(gateway, account.code)).toHaveLength(1);
  });

  it('leaves no session to a sign-in that races it', async () => {
    const { account, bearer } = await signedIn();
    await check(bearer);
    const racing = () => gateway.signIn(account.username).catch(() => undefined);
    const [, ...opened] = await Promise.all([close(bearer), racing(), racing(), racing()]);
    for (const tokens of opened) {
      if (!tokens) continue;
      expect((await call(tokens.access_token, '/clienti/v1/recuperaDatiProfilo')).status).toBe(401);
    }
  });

  it('erases it after 14 days, and keeps the customer, the contracts and the consents', async () => {
    gateway.wait(day);
    const { account, bearer } = await signedIn();
    const { pool } = gateway.database;
    await pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state, nickname, residence_alias)
       values ($1, $1, 'LUCE', 'Attivo', 'Casa al mare', 'mare')`,
      [account.code],
    );
    await call(bearer, '/clienti/v1/modificaLivelloPrivacy', {
      livelli: [{ codice: 'TERZI', concesso: true, versioneInformativa: '2026-11' }],
    });
    const named = { codiceContratto: account.code, commodity: 'LUCE', nickname: 'Casa della nonna' };
    await call(bearer, '/contratti/v1/modificaNicknameContratto', named);
    await sendCode(bearer, mail('poi@example.it'));
    await check(bearer);
    await close(bearer);
    // An outcome text that the erasure must remove.
    await pool.query(`update customer_changes set words = 'Il nome è del vicino' where customer_code = $1`, [
      account.code,
    ]);
    gateway.wait(14 * day - 1000);
    await eraseClosedAccounts(services());
    expect(await eventsOf(gateway, account.code)).toHaveLength(3);
    gateway.wait(1000);
    // Only one of several servers erases the account.
    const erased = await Promise.all([1, 2, 3].map(() => eraseClosedAccounts(services())));
    expect(erased.reduce((sum, each) => sum + each)).toBe(1);

    const count = async (text: string) => (await pool.query(text, [account.code])).rowCount;
    expect({
      accounts: await count('select from accounts where customer_code = $1'),
      messages: await count('select from messages where customer_code = $1'),
      notifications: await count('select from notifications where customer_code = $1'),
      codes: (await pool.query('select from one_time_codes where subject = $1', [account.accountId])).rowCount,
      sessions: (await pool.query('select from sessions where account_id = $1', [account.accountId])).rowCount,
      nicknames: await count('select from commodity_contracts where customer_code = $1 and nickname is not null'),
      told: await count(`select from events where customer_code = $1 and data->>'nickname' is not null`),
      names: await count("select from events where customer_code = $1 and actor_name <> 'erasure'"),
    }).toEqual({ accounts: 0, messages: 0, notifications: 0, codes: 0, sessions: 0, nicknames: 0, told: 0, names: 0 });
    const replaced = 'before is not null or words is not null';
    expect(await count(`select from customer_changes where customer_code = $1 and (${replaced})`)).toBe(0);
    expect({
      customers: await count('select from customers where code = $1'),
      contracts: await count('select from commodity_contracts where customer_code = $1'),
      consents: await count('select from consents where customer_code = $1'),
    }).toEqual({ customers: 1, contracts: 1, consents: 1 });
    expect((await eventsOf(gateway, account.code)).at(-1)).toEqual({ kind: 'ACCOUNT_ERASED', data: {} });

    const again = await gateway.send({
      method: 'POST',
      url: '/api/clienti/v2/verifyCustomer',
      payload: { segmento: 'Residenziale', codiceFiscale: fiscalCode, codiceCliente: account.code },
    });
    expect(codeOf(again)).toBe('ok');
  });
});

describe('the export of personal data', () => {
  it('holds what is kept of the customer, and no secret', async () => {
    const { account, bearer } = await signedIn({ mobile: '3471234567' });
    await call(bearer, '/clienti/v1/modificaLivelloPrivacy', {
      livelli: [{ codice: 'TERZI', concesso: true, versioneInformativa: '2026-11' }],
    });
    await sendCode(bearer, mail('poi@example.it'));
    const code = await lastCode(gateway, account.code);
    await gateway.database.pool.query(
      `with asked as (
         insert into contact_requests (customer_code, topic, topic_label, text, sent_at, answer_by, digest)
         values ($1, 'BOLLETTA', 'Bolletta', 'Non la capisco', $2, $2, '') returning id
       )
       insert into contact_files (request_id, position, name, type, content)
       select id, 1, 'bolletta.pdf', 'application/pdf', '' from asked`,
      [account.code, gateway.now()],
    );
    const { status, body } = await call(bearer, '/sportello/v1/dati-personali');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profilo: { codiceCliente: account.code, email: account.email, codFiscale: fiscalCode },
      account: { username: account.username, verificato: false },
      consensi: [{ codice: 'TERZI', concesso: true, origine: 'PROFILE' }],
      sessioni: [{ corrente: true }],
      notifichePush: { tipi: expect.arrayContaining([{ tipo: 'BOLLETTA', attivo: true }]), dispositivi: [] },
      messaggi: [{ tipo: 'contact-code', canale: 'MAIL', destinatario: 'poi@example.it' }],
      richiesteAssistenza: [
        { argomento: 'Bolletta', testo: 'Non la capisco', risposta: null, allegati: ['bolletta.pdf'] },
      ],
      eventi: [{ tipo: 'CONSENTS_CHANGED', autore: account.username }],
    });
    expect(body.accessi.map(({ operazione }: { operazione: string }) => operazione)).toEqual([
      'login',
      'modificaLivelloPrivacy',
      'sendOTP',
      'exportPersonalData',
    ]);
    const text = JSON.stringify(body);
    expect(text).not.toContain(`"${code}"`);
    expect(text).not.toContain('$argon2');
  });

  it('holds every kind of contract of a customer who has them all', async () => {
    const bearer = (await gateway.signIn('full')).access_token;
    const { body } = await call(bearer, '/sportello/v1/dati-personali');
    const lists = await Promise.all([
      call(bearer, '/contratti/v1/recuperoLista'),
      call(bearer, '/contratti/v1/recuperoContrattiVasCliente'),
    ]);
    expect(body.contratti).toEqual(lists[0].body.contratti);
    expect(body.contrattiVas).toEqual(lists[1].body.contratti);
  });
});
