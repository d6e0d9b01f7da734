import {
  BILL_FILTERS,
  backends,
  catalogue,
  errorCatalogue,
  homeStart,
  pathOf,
  type Backend,
  type Call,
  type ErrorCode,
  type JsonCall,
  type PublicConfig,
} from '@sportello/calls';

type Wire<C extends JsonCall> = C['example']['answer'];

type Behaviour = (request: Request, entry: Call) => Response | Promise<Response>;

const API = '/api';
const entries: readonly Call[] = Object.values(catalogue);
const bases = Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, API + base]));

const offers = 'https://www.example.com/offerte';

const CONFIG: PublicConfig = {
  brand: { name: 'Aurora Energia', homePage: 'https://www.example.com' },
  offerPages: { RESIDENTIAL: `${offers}/casa`, CONDOMINIUM: `${offers}/condominio`, BUSINESS: `${offers}/impresa` },
  callCentre: {
    RESIDENTIAL_STG: '800 000 001',
    RESIDENTIAL_FREE_MARKET: '800 000 002',
    AMMINISTRATORE: '800 000 003',
    PMI: '800 000 004',
    TOLL_FREE: '800 000 000',
  },
  support: { hours: { weekdays: { from: '08:00', to: '20:00' } }, answerWorkingDays: 2 },
  clientId: 'sportello',
  bases: bases as Record<Backend, string>,
  vasActivationCodes: [],
  // All our own calls, but not the one that answers for others: a test answers each of them itself.
  capabilities: [
    ...entries.filter(({ backend, id }) => backend === 'sportello' && id !== homeStart.id).map(({ id }) => id),
    BILL_FILTERS,
  ],
  demo: false,
};

/**
 * A fake gateway at the HTTP boundary: each call returns its catalogue example until the test overrides it. It
 * replaces the page's `fetch`.
 *
 * @param changes overrides of its `/config.json`
 */
export function fakeGateway(changes: Partial<PublicConfig> = {}) {
  const behaviours = new Map<string, Behaviour>();
  const requests: { entry: Call; request: Request }[] = [];
  const config = { ...CONFIG, ...changes };

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/config.json') return Response.json(config);
    const entry = entryOf(request.method, pathname);
    if (entry === undefined) return new Response(undefined, { status: 404 });
    requests.push({ entry, request: request.clone() });
    const behave = behaviours.get(entry.id) ?? asInCatalogue(entry);
    const answer = await behave(request, entry);
    request.signal.throwIfAborted();
    return answer;
  }

  return {
    config,
    fetch,

    answer<C extends JsonCall>(entry: C, answer: Wire<C> | ((request: Request) => Wire<C> | Promise<Wire<C>>)): void {
      behaviours.set(
        entry.id,
        typeof answer === 'function'
          ? async (request) => answering(await answer(request))(request, entry)
          : answering(answer),
      );
    },

    reject(entry: Call, code: ErrorCode, fields: Readonly<Record<string, string>> = {}): void {
      behaviours.set(entry.id, () => rejecting(code, fields));
    },

    give(entry: Call, content: string, type: string): void {
      behaviours.set(entry.id, () => new Response(content, { headers: { 'content-type': type } }));
    },

    lose(entry: Call): void {
      behaviours.set(entry.id, () => Promise.reject(new TypeError('Failed to fetch')));
    },

    hold(entry: Call): { letThrough: () => void } {
      const behave = behaviours.get(entry.id) ?? asInCatalogue(entry);
      const { promise, resolve } = Promise.withResolvers<void>();
      behaviours.set(entry.id, async (...request) => {
        await promise;
        return behave(...request);
      });
      return { letThrough: resolve };
    },

    asked: (entry: Call) => requests.filter((one) => one.entry.id === entry.id).map(({ request }) => request),
  };
}

export type FakeGateway = ReturnType<typeof fakeGateway>;

function entryOf(method: string, pathname: string): Call | undefined {
  return entries.find((entry) => entry.method === method && patternOf(entry).test(pathname));
}

function patternOf(entry: Call): RegExp {
  return new RegExp(`^${API}${pathOf(entry).replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Returns the call's example. A file or a stream has none: it starts and sends nothing. */
function asInCatalogue(entry: Call): Behaviour {
  if ('answer' in entry.example) return answering(entry.example.answer as object);
  return ({ signal }) =>
    new Response(
      new ReadableStream({
        start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
      }),
    );
}

function answering(answer: object): Behaviour {
  return (_, { backend }) => Response.json(backends[backend].envelope ? { header: { stato: 0 }, ...answer } : answer);
}

function rejecting(codice: ErrorCode, fields: Readonly<Record<string, string>>): Response {
  const { status, text: descrizione } = errorCatalogue[codice];
  const campi = Object.entries(fields).map(([campo, codice]) => ({ campo, codice }));
  const header = { stato: 1, codice, descrizione, idRichiesta: 'prova-1', ...(campi.length > 0 && { campi }) };
  return Response.json({ header }, { status });
}
