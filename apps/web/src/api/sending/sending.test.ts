import { CallError, catalogue } from '@sportello/calls';
import { RuleError } from '@sportello/domain';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NotSent } from './not-sent.ts';
import { loadErrorWords } from '../errors/load-words.ts';
import { fieldErrors, sendProblem } from '../../shared/change/send-problem.ts';
import { createSending, isRepeatable, outcomeOf } from './sending.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({
  t: (texts: TemplateStringsArray) => texts.join(''),
  msg: (texts: TemplateStringsArray) => ({ id: texts.join(''), message: texts.join('') }),
}));

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'it', messages: {} });
  await loadErrorWords();
});

const lost = () => new CallError('offline', 'No answer');
const refused = (status = 422) => new CallError('refused', '', { status, code: 'READING_UNUSUAL', requestId: 'r-1' });
const unreadable = (status: number) => new CallError('unreadable', '', { status });
const expired = () => new RuleError('TOKEN_REFRESH_FAILED');

const reading = (value: number) => ({
  headers: {},
  body: {
    codiceContratto: '4000000001',
    dataLettura: '2026-11-21',
    canaleAcquisizione: 'WEB' as const,
    letture: [{ fascia: 'F1' as const, valore: value }],
  },
});

function setUp(failures: Error[] = []) {
  const keys: (string | undefined)[] = [];
  let made = 0;
  let isOnline = true;
  const call = vi.fn(async (_entry: unknown, request: { headers?: Record<string, string> }) => {
    keys.push(request.headers?.['idempotency-key']);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return { model: 'done', setAside: [] };
  });
  const sendingOf = createSending({
    call: call as never,
    isOnline: () => isOnline,
    newKey: () => `key-${(made += 1)}`,
  });
  return { call, keys, sendingOf, connect: (on: boolean) => (isOnline = on) };
}

describe('what became of it', () => {
  it.each([
    ['no connection', new NotSent(), 'not-sent'],
    ['a lost answer', lost(), 'unknown'],
    ['a refusal', refused(), 'refused'],
    ['a failure of ours, rolled back', refused(500), 'refused'],
    ['a gateway that lost its backend', unreadable(502), 'unknown'],
    ['the same, said in our words', refused(504), 'unknown'],
    ['an answer that can’t be read', unreadable(200), 'unknown'],
    ['a refusal that can’t be read', unreadable(403), 'refused'],
    ['a session that is over', expired(), 'signed-out'],
    ['an error of ours', new TypeError('x'), 'refused'],
  ])('classifies the outcome of %s', (_, error, outcome) => expect(outcomeOf(error)).toBe(outcome));
});

describe('sending', () => {
  it('keeps the key of the same content until its outcome is known', async () => {
    const { sendingOf, keys } = setUp([lost(), expired(), unreadable(502)]);
    const send = sendingOf(catalogue.autolettura);
    for (let attempt = 0; attempt < 3; attempt += 1) await send(reading(1)).catch(() => undefined);
    await send(reading(1));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    await send(reading(1));
    expect(keys.at(-1)).toBe('key-2');
  });

  it('takes a new key for other content, and after an error', async () => {
    const { sendingOf, keys } = setUp([lost(), refused()]);
    const send = sendingOf(catalogue.autolettura);
    await send(reading(1)).catch(() => undefined);
    await send(reading(2)).catch(() => undefined);
    await send(reading(2));
    expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('does not retry a lost request by itself', async () => {
    const { sendingOf, call } = setUp([lost()]);
    await expect(sendingOf(catalogue.autolettura)(reading(1))).rejects.toMatchObject({ kind: 'offline' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('sends nothing without a connection', async () => {
    const { sendingOf, call, connect } = setUp();
    connect(false);
    const send = sendingOf(catalogue.autolettura);
    await expect(send(reading(1))).rejects.toBeInstanceOf(NotSent);
    expect(call).not.toHaveBeenCalled();
    connect(true);
    expect(await send(reading(1))).toBe('done');
  });

  it('gives no key to a call that takes none', async () => {
    const { sendingOf, keys } = setUp();
    await sendingOf(catalogue.endOtherSessions)({});
    expect(keys).toEqual([undefined]);
  });
});

describe('what the form says', () => {
  it('knows which calls may be sent again', () => {
    expect(isRepeatable(catalogue.autolettura)).toBe(true);
    expect(isRepeatable(catalogue.endSession)).toBe(true);
    expect(isRepeatable(catalogue.cancelIntervention)).toBe(false);
  });

  it('marks a lost request as uncertain, and as retryable only where it has a key', () => {
    const keyed = sendProblem(catalogue.autolettura, lost());
    expect(keyed).toMatchObject({ title: 'Non sappiamo se la richiesta è arrivata', retryable: true });
    expect(keyed.advice).toContain('non la ripetiamo');
    const plain = sendProblem(catalogue.cancelIntervention, lost());
    expect(plain).toMatchObject({ title: 'Non sappiamo se la richiesta è arrivata', retryable: false });
    expect(plain.advice).toContain('controlla');
  });

  it('says that nothing was sent without a connection', () => {
    expect(sendProblem(catalogue.autolettura, new NotSent())).toMatchObject({
      title: 'Sei senza connessione',
      meaning: 'Non abbiamo inviato nulla: quello che hai scritto è ancora qui.',
    });
  });

  it('says that what was typed waits behind the login', () => {
    expect(sendProblem(catalogue.autolettura, expired()).advice).toContain('quello che hai scritto è al sicuro');
  });

  it('quotes code and request number of an error', () => {
    expect(sendProblem(catalogue.autolettura, refused())).toMatchObject({ code: 'READING_UNUSUAL', requestId: 'r-1' });
  });

  it('says at each field what is wrong with it', () => {
    const fields = [
      { campo: 'mail', codice: 'BLDM000' },
      { campo: 'nickname', codice: 'TOO_LONG' },
      { campo: 'letture.0.valore', codice: 'SOMETHING_NEW' },
    ];
    const errors = fieldErrors({ fields });
    expect(errors['mail']).toMatch(/email/i);
    expect(errors['nickname']).toBe('Testo troppo lungo.');
    expect(errors['letture.0.valore']).toBe('Formato non valido: controlla questo dato.');
  });
});
