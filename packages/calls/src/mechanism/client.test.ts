import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recuperaDatiProfilo } from '../clienti/recuperaDatiProfilo.ts';
import { recuperoLista } from '../contratti/recuperoLista.ts';
import { login } from '../ping/login.ts';
import { token } from '../ping/token.ts';
import { homeStart } from '../sportello/homeStart.ts';
import { backends } from './backends.ts';
import { defineCall } from './call.ts';
import { CallError } from './call-error.ts';
import { createClient, createPartsClient, dropEmpty } from './client.ts';
import { ownId } from './ids.ts';

function clientThatAnswers(answer: () => Response | Promise<Response>) {
  const sent: Request[] = [];
  const call = createClient({
    bases: Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, `/api${base}`])) as never,
    origin: 'https://clienti.example.it',
    settings: { vasActivationCodes: [] },
    send: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  return { call, sent };
}

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 300 };

describe('what is sent', () => {
  it('posts JSON to the backend’s base, with the header that the call knows', async () => {
    const { call, sent } = clientThatAnswers(() => Response.json(tokens));
    await call(login, { headers: { 'x-ricordami': '1' }, body: { username: 'full', password: 'cA==' } });
    expect(sent[0]?.url).toBe('https://clienti.example.it/api/ping/clienti/v1/login');
    expect(sent[0]?.headers.get('x-ricordami')).toBe('1');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ username: 'full', password: 'cA==' });
  });

  it('posts a form where the call says so', async () => {
    const { call, sent } = clientThatAnswers(() => Response.json(tokens));
    await call(token, { body: { grant_type: 'refresh_token', client_id: 'sportello', refresh_token: 'r' } });
    expect(sent[0]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
    expect(await sent[0]?.text()).toBe('grant_type=refresh_token&client_id=sportello&refresh_token=r');
  });

  it('puts the parameters of the path and the query where they belong, encoded', async () => {
    const lookup = defineCall({
      id: 'lookup',
      backend: 'contratti',
      method: 'GET',
      path: '/v1/cerca/{codice}',
      summary: 'Ricerca',
      rules: [],
      access: 'customer',
      modules: null,
      params: z.strictObject({ codice: ownId('contract') }),
      query: z.strictObject({ testo: z.optional(z.string()), altro: z.optional(z.string()) }),
      answer: z.strictObject({}),
      example: { request: { params: { codice: 'A' }, query: {} }, answer: {} },
      errors: [],
      toModel: () => null,
    });
    const { call, sent } = clientThatAnswers(() => Response.json({ header: { stato: 0 } }));
    await call(lookup, { params: { codice: 'A/B' }, query: { testo: 'via è', altro: '  ' } });
    expect(sent[0]?.url).toBe('https://clienti.example.it/api/contratti/v1/cerca/A%2FB?testo=via+%C3%A8');
  });
});

describe('empty strings are dropped from payloads (chiamata.vuoti.1)', () => {
  it.each([
    [{ a: '' }, {}],
    [{ a: '  \t\n' }, {}],
    [{ a: undefined }, {}],
    [{ a: null }, { a: null }],
    [
      { a: 0, b: false },
      { a: 0, b: false },
    ],
    [{ a: ' x ' }, { a: ' x ' }],
    [{ a: { b: '', c: 'd' } }, { a: { c: 'd' } }],
    [{ a: [{ b: '' }, 'x'] }, { a: [{}, 'x'] }],
  ])('drops empty strings from %j: %j', (payload, expected) => {
    expect(dropEmpty(payload)).toEqual(expected);
  });
});

const contract = {
  codiceContratto: 'C1',
  commodity: 'LUCE',
  stato: 'Attivo',
  codiceQuotation: null,
  nickname: 'Casa',
  pod: 'IT001E12345678',
  pdr: null,
  mercato: 'LIBERO',
  codiceCliente: 'K1',
  nomeOfferta: null,
  contractAccount: null,
  codiceCRM: null,
  codiceArera: null,
  dataInizio: '2024-01-01',
  dataFine: null,
  dataFirma: null,
  autolettura: true,
  codiceFiscale: null,
  partitaIVA: null,
  tipoFatturazione: null,
  aliasAbitazione: null,
  indirizzo: { via: 'Via Roma 1', cap: null, citta: 'Torino', provincia: null, nazione: null },
};

describe('the client reads forgivingly (chiamata.lettura.1)', () => {
  const read = (contratti: unknown[]) =>
    clientThatAnswers(() => Response.json({ header: { stato: 0, extra: 1 }, contratti, other: true })).call(
      recuperoLista,
      {},
    );

  it('drops fields that it does not know', async () => {
    const { model } = await read([{ ...contract, novita: 'x' }]);
    expect(model.map((each) => each.status)).toEqual(['ATTIVO']);
  });

  it('reads an unknown code as unknown', async () => {
    const { model, setAside } = await read([{ ...contract, commodity: 'IDROGENO', mercato: 'NUOVO' }]);
    expect(setAside).toEqual([]);
    expect(model[0]?.commodity).toMatchObject({ commodityType: 'SCONOSCIUTO', commodityMarket: 'SCONOSCIUTO' });
  });

  it('reads a missing nullable field as absent', async () => {
    const { nickname: _, ...rest } = contract;
    expect((await read([rest])).model[0]?.commodity.nickname).toBeUndefined();
  });

  it('sets one bad element apart and keeps the others', async () => {
    const { model, setAside } = await read([{ ...contract, codiceContratto: 7 }, contract]);
    expect(model).toHaveLength(1);
    expect(setAside).toMatchObject([{ list: 'contratti', index: 0 }]);
  });
});

describe('what did not go well', () => {
  const failure = async (answer: () => Response | Promise<Response>) => {
    const error: unknown = await clientThatAnswers(answer)
      .call(recuperoLista, {})
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CallError);
    return error as CallError;
  };
  const brokenOff = (why: Error) => new Response(new ReadableStream({ pull: (body) => body.error(why) }));
  const timeout = () => new DOMException('signal timed out', 'TimeoutError');
  const refused = { header: { stato: 1, codice: 'S-001', descrizione: 'No', idRichiesta: 'id-1' } };

  it.each([
    [
      'a refusal',
      () => Response.json(refused, { status: 503 }),
      { kind: 'refused', code: 'S-001', status: 503, requestId: 'id-1' },
    ],
    ['a 200 whose stato is not 0', () => Response.json(refused), { kind: 'refused', code: 'S-001', status: 200 }],
    ['a 200 without a header', () => Response.json({ contratti: [] }), { kind: 'unreadable' }],
    ['an answer that is not JSON', () => new Response('<html>', { status: 502 }), { kind: 'unreadable', status: 502 }],
    ['an answer of another shape', () => Response.json({ header: { stato: 0 }, contratti: 7 }), { kind: 'unreadable' }],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), { kind: 'offline', status: 0 }],
    ['an answer that breaks off', () => brokenOff(new TypeError('terminated')), { kind: 'offline', status: 0 }],
    ['an answer given up in its midst', () => brokenOff(timeout()), { kind: 'offline', status: 0 }],
  ])('reports the failure of a call with %s', async (_, answer, expected) => {
    expect(await failure(answer)).toMatchObject(expected);
  });

  it('names the rejected fields', async () => {
    const error = await failure(() =>
      Response.json({ header: { ...refused.header, campi: [{ campo: 'email', codice: 'BLDM000' }] } }, { status: 400 }),
    );
    expect(error.fields).toEqual([{ campo: 'email', codice: 'BLDM000' }]);
  });

  it('accepts a gateway that says "0"', async () => {
    const { call } = clientThatAnswers(() => Response.json({ header: { stato: '0' }, contratti: [] }));
    expect((await call(recuperoLista, {})).model).toEqual([]);
  });
});

describe('an answer made of other calls’ answers', () => {
  const ask = (answer: () => Response) => {
    const askParts = createPartsClient({
      bases: Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, `/api${base}`])) as never,
      origin: 'https://clienti.example.it',
      settings: { vasActivationCodes: [] },
      send: async () => answer(),
    });
    return askParts(homeStart, homeStart.example.request);
  };

  it('returns each part as its own call would, and reads none that nobody asks for', async () => {
    const { forniture } = homeStart.example.answer;
    const { fields, readPart } = await ask(() => Response.json({ profilo: 'unreadable', forniture }));
    const { model, setAside } = readPart(recuperoLista, fields['forniture']);
    expect(model.map(({ code }) => code)).toEqual(forniture?.contratti.map(({ codiceContratto }) => codiceContratto));
    expect(setAside).toEqual([]);
    expect(() => readPart(recuperaDatiProfilo, fields['profilo'])).toThrow(CallError);
  });

  it.each([
    ['an error', () => Response.json({ header: { stato: 1, codice: 'NOT_SERVED', descrizione: '' } }, { status: 501 })],
    ['a page', () => new Response('<html>')],
  ])('rejects %s', async (_what, answer) => {
    await expect(ask(answer)).rejects.toBeInstanceOf(CallError);
  });
});
