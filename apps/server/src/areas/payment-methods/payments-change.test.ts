import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import {
  codeOf,
  eventsOf,
  fieldsIn,
  fiscalCode,
  forgetTries,
  messagesTo,
  withoutTrace,
} from '../../../test/support/customers.ts';
import { debit, iban, paymentsAt, seenAtFirst, someone, today } from '../../../test/support/money/payments.ts';

const gateway = useApp();
const { change, changeAll, changeService, mandate, mandatesOf, read } = paymentsAt(gateway);
const key = () => `key-${randomUUID()}`;

beforeEach(() => forgetTries(gateway));

describe('a bank debit', () => {
  it('accepts a debit on an account of a former customer, and removes that customer’s data', async () => {
    const [before, after] = [await someone(gateway), await someone(gateway)];
    await gateway.database.pool.query(
      `update payment_methods set customer_code = $1, debit_iban = 'IT00OLD', card_token = 'pm_old' where contract_account = $2`,
      [before.code, after.account],
    );
    expect(await read(after, after.account)).toMatchObject({ metodoPagamento: null, metodo: null, versione: '0' });
    const answer = await change(after, debit(after.account), { 'if-match': '"0"' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await read(after, after.account)).toMatchObject({ metodoPagamento: null, metodo: null, ibanFuturo: iban });
    const { rows } = await gateway.database.pool.query(
      'select customer_code, debit_iban, card_token from payment_methods where contract_account = $1',
      [after.account],
    );
    expect(rows).toEqual([{ customer_code: after.code, debit_iban: null, card_token: null }]);
  });

  it('stores a future mandate with the text shown, and sends a mail and an event', async () => {
    const giulia = await someone(gateway);
    const { testo, impronta, identificativoCreditore } = await mandate(giulia);
    expect(testo).toContain(identificativoCreditore);
    const answer = await change(giulia, debit(giulia.account), { ...seenAtFirst(giulia), 'x-mandato': impronta });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const reference = answer.body.riferimentoMandato;
    expect(reference).toMatch(/^EE[0-9A-F]{32}$/);
    expect(await read(giulia, giulia.account)).toMatchObject({
      metodoPagamento: 'P',
      mandatoAttuale: null,
      mandatoFuturo: reference,
      ibanFuturo: iban,
      versione: expect.not.stringMatching(`^${giulia.versions[giulia.account]}$`),
    });
    expect(await mandatesOf(giulia)).toMatchObject([
      {
        reference,
        contract_account: giulia.account,
        text: testo,
        creditor_identifier: identificativoCreditore,
        name: 'Giulia',
        surname: 'Ferri',
        fiscal_code: fiscalCode,
        iban,
        accepted_at: gateway.now(),
        ended_at: null,
      },
    ]);
    expect(await eventsOf(gateway, giulia.code)).toEqual([
      {
        kind: 'PAYMENT_METHOD_CHANGED',
        data: expect.objectContaining({
          method: 'U',
          signedOn: today,
          iban,
          accounts: [{ contractAccount: giulia.account, mandate: reference }],
        }),
      },
    ]);
    const [mail] = await messagesTo(gateway, giulia.code);
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain(testo);
    expect(mail?.text).not.toContain(iban);
    const { rows } = await gateway.database.pool.query('select deed from audit where customer_code = $1', [
      giulia.code,
    ]);
    expect(rows.map(({ deed }) => deed)).toContain('modificaDatiPagamento');
  });

  it('includes mandates in the personal data, with the day on which an older one ended', async () => {
    const giulia = await someone(gateway);
    const first = (await change(giulia, debit(giulia.account))).body.riferimentoMandato;
    gateway.wait(1000);
    const second = (await change(giulia, debit(giulia.account))).body.riferimentoMandato;
    const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer: giulia.bearer });
    const { testo, creditore, identificativoCreditore } = await mandate(giulia);
    const mandateOf = (reference: string) =>
      body.mandati.find(({ riferimento }: { riferimento: string }) => riferimento === reference) as object;
    expect(body.mandati).toHaveLength(2);
    expect(mandateOf(second)).toEqual({
      riferimento: second,
      contractAccount: giulia.account,
      nome: 'Giulia',
      cognome: 'Ferri',
      codiceFiscale: fiscalCode,
      IBAN: iban,
      creditore,
      identificativoCreditore,
      testo,
      dataFirma: today,
      dataAccettazione: gateway.now().toISOString(),
      dataFine: null,
    });
    expect(mandateOf(first)).toMatchObject({ dataFine: gateway.now().toISOString() });
    const method = body.metodiPagamento.find(
      (each: { contractAccount: string }) => each.contractAccount === giulia.account,
    );
    expect(method).toMatchObject({ metodoPagamento: 'P', mandatoFuturo: second });
    expect(method).not.toHaveProperty('versione');
  });

  it('rejects a method that was seen where none is known', async () => {
    const giulia = await someone(gateway);
    await gateway.database.pool.query('delete from payment_methods where contract_account = $1', [giulia.account]);
    const seen = { ...debit(giulia.account), metodoPagamentoAttuale: 'P' };
    expect(codeOf(await withoutTrace(gateway, () => change(giulia, seen)))).toBe('CHANGED_MEANWHILE');
    expect((await change(giulia, debit(giulia.account))).status).toBe(200);
  });

  it('takes the place of one that was on its way', async () => {
    const giulia = await someone(gateway);
    const first = (await change(giulia, debit(giulia.account))).body.riferimentoMandato;
    gateway.wait(1000);
    const second = (await change(giulia, debit(giulia.account))).body.riferimentoMandato;
    const given = await mandatesOf(giulia);
    expect(given.map((each) => [each.reference, each.ended_at === null])).toEqual([
      [first, false],
      [second, true],
    ]);
    expect((await read(giulia, giulia.account)).mandatoFuturo).toBe(second);
  });

  it('accepts the change of one of two tabs that saw the same, and rejects the other', async () => {
    const giulia = await someone(gateway);
    const tabs = await Promise.all(
      [1, 2].map((tab) => change(giulia, { ...debit(giulia.account), nome: `Scheda ${tab}` }, seenAtFirst(giulia))),
    );
    expect(tabs.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', 'ok']);
    expect(tabs.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 412]));
    expect(await mandatesOf(giulia)).toHaveLength(1);
    expect(await messagesTo(gateway, giulia.code)).toHaveLength(1);
  });

  it('changes the method once per key, also for concurrent requests', async () => {
    const giulia = await someone(gateway);
    const headers = { 'idempotency-key': key(), ...seenAtFirst(giulia) };
    const answers = await Promise.all([1, 2, 3].map(() => change(giulia, debit(giulia.account), headers)));
    answers.push(await change(giulia, debit(giulia.account), headers));
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(new Set(answers.map(({ body }) => body.riferimentoMandato)).size).toBe(1);
    expect(await mandatesOf(giulia)).toHaveLength(1);
    expect(await eventsOf(gateway, giulia.code)).toHaveLength(1);
    const other = { ...debit(giulia.account), nome: 'Marco' };
    expect(codeOf(await withoutTrace(gateway, () => change(giulia, other, headers)))).toBe(
      'REQUEST_REPEATED_DIFFERENTLY',
    );
  });

  it.each<[string, object, Record<string, string>, string]>([
    ['an Italian IBAN that is wrong', { IBAN: 'IT61X0542811101000000123456' }, {}, 'ERROR_CHECK_IBAN'],
    ['the day before', { dataFirma: '2026-11-19' }, {}, 'SIGNATURE_NOT_TODAY'],
    ['the day after', { dataFirma: '2026-11-21' }, {}, 'SIGNATURE_NOT_TODAY'],
    ['another version', {}, { 'if-match': '"7"' }, 'CHANGED_MEANWHILE'],
    ['a version that was never ours', {}, { 'if-match': '"9999999999999"' }, 'CHANGED_MEANWHILE'],
    ['another method in force', { metodoPagamentoAttuale: 'L' }, {}, 'CHANGED_MEANWHILE'],
    ['another text of the mandate', {}, { 'x-mandato': 'A'.repeat(43) }, 'CHANGED_MEANWHILE'],
    ['a commodity that is not billed there', { commodity: 'GAS' }, {}, 'COMMODITY_TYPE_NOT_FOUND'],
    ['a fiscal code that is none', { codiceFiscale: 'FRRGLI85M41F205X' }, {}, 'REQUEST_NOT_VALID'],
  ])('rejects a debit for %s, and writes nothing', async (_, fields, headers, expected) => {
    const giulia = await someone(gateway);
    const answer = await withoutTrace(gateway, () => change(giulia, { ...debit(giulia.account), ...fields }, headers));
    expect(codeOf(answer)).toBe(expected);
    if (expected === 'REQUEST_NOT_VALID') expect(fieldsIn(answer)).toEqual(['codiceFiscale NOT_VALID']);
  });

  it.each([
    ['A', ['REQUEST_NOT_VALID', 'IBAN NOT_AN_IBAN']],
    ['DE88370400440532013000', ['REQUEST_NOT_VALID', 'IBAN NOT_AN_IBAN']],
    ['DE8937040044053201300', ['REQUEST_NOT_VALID', 'IBAN NOT_AN_IBAN']],
    ['XX00', ['REQUEST_NOT_VALID', 'IBAN NOT_AN_IBAN']],
    ['de89370400440532013000', ['REQUEST_NOT_VALID', 'IBAN NOT_IN_CAPITALS']],
    ['', ['REQUEST_NOT_VALID', 'IBAN MISSING']],
    ['\u200b', ['REQUEST_NOT_VALID', 'IBAN MISSING']],
    ['IT', ['ERROR_CHECK_IBAN']],
    ['IT40S0542811101000000123456', ['ERROR_CHECK_IBAN']],
  ])('rejects %j as an IBAN, and writes nothing (pagamento.iban.4)', async (bad, expected) => {
    const giulia = await someone(gateway);
    const answer = await withoutTrace(gateway, () => change(giulia, { ...debit(giulia.account), IBAN: bad }));
    expect([codeOf(answer), ...fieldsIn(answer)]).toEqual(expected);
  });

  it.each(['Cessato', 'cessato', 'Annullato'])(
    'rejects a debit on a contract that is %s (pagamento.iban.5)',
    async (state) => {
      const giulia = await someone(gateway, 2);
      const [ended = '', other = ''] = giulia.accounts;
      await gateway.database.pool.query(
        'update commodity_contracts set source_state = $2 where contract_account = $1',
        [ended, state],
      );
      const refused = await withoutTrace(gateway, () => change(giulia, debit(ended)));
      expect([refused.status, codeOf(refused), ...fieldsIn(refused)]).toEqual([
        409,
        'CONTRACT_ENDED',
        'contractAccount CONTRACT_ENDED',
      ]);
      const { contractAccount: _, commodity: __, ...asked } = debit(other);
      const conti = [{ contractAccount: other }, { contractAccount: ended }];
      const all = await withoutTrace(gateway, () => changeAll(giulia, { ...asked, conti }));
      expect([codeOf(all), ...fieldsIn(all)]).toEqual(['CONTRACT_ENDED', 'conti.1.contractAccount CONTRACT_ENDED']);
      expect(codeOf(await changeAll(giulia, { ...asked, conti: conti.slice(0, 1) }))).toBe('ok');
    },
  );

  it('accepts a debit on an account that bills another contract of the kind', async () => {
    const giulia = await someone(gateway);
    await gateway.database.pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
       values ($1, $2, 'LUCE', 'Cessato', $3), ($4, $2, 'GAS', 'Cessato', $3)`,
      [`X-${giulia.account}`, giulia.code, giulia.account, `Y-${giulia.account}`],
    );
    const gas = { ...debit(giulia.account), commodity: 'GAS' };
    expect(codeOf(await withoutTrace(gateway, () => change(giulia, gas)))).toBe('CONTRACT_ENDED');
    expect(codeOf(await change(giulia, debit(giulia.account)))).toBe('ok');
  });

  it('passes with an IBAN of another country (pagamento.iban.2)', async () => {
    const giulia = await someone(gateway);
    expect(codeOf(await change(giulia, { ...debit(giulia.account), IBAN: 'DE89370400440532013000' }))).toBe('ok');
  });

  it('accepts as signature day today in Rome, where the day begins before that of UTC', async () => {
    const giulia = await someone(gateway);
    // 23:30 UTC is 00:30 in Rome.
    gateway.wait(14.5 * 3_600_000);
    const { access_token: bearer } = await gateway.signIn(giulia.username);
    const answer = await change({ ...giulia, bearer }, { ...debit(giulia.account), dataFirma: '2026-11-21' });
    gateway.wait(-14.5 * 3_600_000);
    expect(codeOf(answer)).toBe('ok');
  });

  it('requires for a service an account that bills one', async () => {
    const giulia = await someone(gateway);
    const { commodity: _, ...payload } = debit(giulia.account);
    const refused = await withoutTrace(gateway, () => changeService(giulia, payload));
    expect(codeOf(refused)).toBe('INVALID_CONTRACT_PAYMENT_TYPE');
    await gateway.database.pool.query(
      `insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, name, contract_account)
       values ($1, $2, 'SERVIZIO', 'DEFAULT', 'ZDOM', 'Attivo', 'Casa Connessa', $3)`,
      [`V-${giulia.account}`, giulia.code, giulia.account],
    );
    expect(codeOf(await changeService(giulia, payload))).toBe('ok');
    await gateway.database.pool.query("update vas_contracts set source_state = 'Annullato' where customer_code = $1", [
      giulia.code,
    ]);
    expect(codeOf(await withoutTrace(gateway, () => changeService(giulia, payload)))).toBe('CONTRACT_ENDED');
    // A completed service is active whatever its other fields (contratto.stato.4).
    await gateway.database.pool.query('update vas_contracts set progress = 100 where customer_code = $1', [
      giulia.code,
    ]);
    expect(codeOf(await changeService(giulia, payload))).toBe('ok');
  });

  it('accepts a debit for an account without a known method', async () => {
    const giulia = await someone(gateway);
    await gateway.database.pool.query('delete from payment_methods where customer_code = $1', [giulia.code]);
    const answers = await Promise.all([1, 2].map(() => change(giulia, debit(giulia.account), { 'if-match': '"0"' })));
    expect(answers.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', 'ok']);
    expect(await read(giulia, giulia.account)).toMatchObject({
      metodoPagamento: null,
      versione: expect.stringMatching(/^[1-9]\d*$/),
    });
  });

  it('rejects the 21st change as too many attempts', async () => {
    const giulia = await someone(gateway);
    const codes = [];
    for (let tried = 0; tried < 21; tried += 1) codes.push(codeOf(await change(giulia, debit(giulia.account))));
    expect(codes.at(-2)).toBe('ok');
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('a card', () => {
  it('rejects a card that was never given or belongs to another customer', async () => {
    const [giulia, marco] = [await someone(gateway), await someone(gateway)];
    await gateway.database.pool.query(
      `insert into card_setups (id, customer_code, status, token, last_digits, circuit, created_at)
       values (gen_random_uuid(), $1, 'SUCCEEDED', 'pm_marco', '4242', 'Visa', now())`,
      [marco.code],
    );
    const card = (contractAccount: string, tokenID: string) => ({
      contractAccount,
      commodity: 'LUCE',
      dataFirma: today,
      societa: 'EE',
      metodoPagamentoRichiesto: 'L',
      tokenID,
    });
    for (const token of ['pm_marco', 'pm_nessuno']) {
      const answer = await withoutTrace(gateway, () => change(giulia, card(giulia.account, token)));
      expect(codeOf(answer)).toBe('CARD_NOT_USABLE');
    }
    const before = (await change(marco, debit(marco.account))).body.riferimentoMandato;
    const taken = await change(marco, card(marco.account, 'pm_marco'));
    expect([codeOf(taken), taken.body.riferimentoMandato]).toEqual(['ok', null]);
    expect(await read(marco, marco.account)).toMatchObject({
      metodoPagamento: 'L',
      metodo: { stato: 'Attivo', tipo: 'CARTA', carta: { ultimeCifre: '4242', circuito: 'Visa' }, sdd: null },
      mandatoFuturo: null,
      ibanFuturo: null,
    });
    expect(await mandatesOf(marco)).toMatchObject([{ reference: before, ended_at: gateway.now() }]);
    expect(JSON.stringify(await eventsOf(gateway, marco.code))).not.toContain('pm_marco');
  });
});
