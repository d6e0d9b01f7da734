import {
  backends,
  CallError,
  createOpener,
  documentArchive,
  documentContent,
  type PublicConfig,
} from '@sportello/calls';
import { RuleError } from '@sportello/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody } from '../../session/fixture.ts';
import { fetchFile, type FileProgress } from './files.ts';
import { createTransport } from '../gateway/transport.ts';

const url = new URL('https://gateway.example/contenuto/D1');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bases = Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, `/api${base}`]));

function setUp(...answers: ((request: Request) => Response)[]) {
  const sent: Request[] = [];
  const session = {
    usable: vi.fn(async () => ({ accessToken: 'a' })),
    renew: vi.fn(async () => ({ accessToken: 'b' })),
  };
  const transport = createTransport({
    acting: nobody,
    config: { bases: bases as PublicConfig['bases'], vasActivationCodes: [] },
    tokens: session,
    cookies: { xsrfToken: () => undefined, refresh: async () => undefined },
    origin: 'https://app.example',
    fetch: async (request: Request) => {
      sent.push(request);
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer(request);
    },
    isOnline: () => true,
    onTooOld: () => undefined,
  });
  return {
    sent,
    session,
    parts: { open: createOpener(transport) },
    bearers: () => sent.map(({ headers }) => headers.get('authorization')),
  };
}

const pdf = () =>
  new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/pdf; charset=binary',
      'content-length': '8',
      'content-disposition': 'attachment; filename="a.pdf"',
    },
  });
const refusal = (status: number, codice: string) => () =>
  Response.json({ header: { stato: 1, codice, descrizione: '', idRichiesta: 'r1' } }, { status });

it('brings a file with its type and name, and tells how it comes', async () => {
  const { parts, sent, bearers } = setUp(pdf);
  const seen: FileProgress[] = [];
  const { content, disposition } = await fetchFile(parts, documentContent, url, {
    onProgress: (at) => seen.push(at),
  });
  expect(await content.text()).toBe('%PDF-1.7');
  expect(content.type).toBe('application/pdf');
  expect(disposition).toBe('attachment; filename="a.pdf"');
  expect(seen.at(-1)).toEqual({ received: 8, total: 8 });
  expect(sent[0]?.url).toBe(url.href);
  expect(sent[0]?.headers.get('accept')).toContain('application/pdf');
  expect(bearers()).toEqual(['Bearer a']);
});

it('asks where the catalogue says, unless a URL is given', async () => {
  const { parts, sent } = setUp(pdf);
  await fetchFile(parts, documentArchive, { query: { documenti: 'D1,D2' } });
  expect(sent[0]?.url).toBe('https://app.example/api/sportello/v1/documenti.zip?documenti=D1%2CD2');
});

it('renews the session after a 401, and asks once more', async () => {
  const { parts, bearers, session } = setUp(refusal(401, 'X'), pdf);
  await fetchFile(parts, documentContent, url);
  expect(session.renew).toHaveBeenCalledWith('a');
  expect(bearers()).toEqual(['Bearer a', 'Bearer b']);
});

it('says how a session that can’t be renewed ended', async () => {
  const { parts, session } = setUp(refusal(401, 'X'));
  session.renew.mockRejectedValue(new RuleError('TOKEN_REFRESH_FAILED'));
  await expect(fetchFile(parts, documentContent, url)).rejects.toBeInstanceOf(RuleError);
});

it('tells an error with its code and the number of the request', async () => {
  const { parts } = setUp(refusal(404, 'NOT_FOUND'));
  const error = await fetchFile(parts, documentContent, url).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ kind: 'refused', status: 404, code: 'NOT_FOUND', requestId: 'r1' });
});

it('takes an error that is no JSON for what it is', async () => {
  const { parts } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error = await fetchFile(parts, documentContent, url).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ kind: 'unreadable', status: 502 });
});

it.each([
  ['no answer', undefined],
  [
    'an answer that breaks off',
    () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })),
  ],
])('takes %s for none', async (_, answer) => {
  const { parts } = setUp(...(answer === undefined ? [] : [answer]));
  const error = await fetchFile(parts, documentContent, url).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ kind: 'offline' });
});

it('gives up a file that stops coming, not one that comes slowly', async () => {
  let begin: ReadableStreamDefaultController<Uint8Array> | undefined;
  const slowly = ({ signal }: Request) => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void (begin = stream) });
    signal.addEventListener('abort', () => begin?.error(new DOMException('', 'AbortError')));
    return new Response(body);
  };
  const { parts } = setUp(slowly, slowly);
  const slow = fetchFile(parts, documentContent, url);
  await vi.advanceTimersByTimeAsync(15_000);
  begin?.enqueue(new Uint8Array(1));
  await vi.advanceTimersByTimeAsync(15_000);
  begin?.close();
  expect((await slow).content.size).toBe(1);

  const stopped = fetchFile(parts, documentContent, url).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await stopped).toMatchObject({ kind: 'offline' });
});

it('gives up a gateway that does not even begin', async () => {
  const { parts } = setUp(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))) as never,
  );
  const stopped = fetchFile(parts, documentContent, url).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await stopped).toMatchObject({ kind: 'offline' });
});

it('rejects with AbortError where the caller aborts', async () => {
  const giveUp = new AbortController();
  giveUp.abort();
  const { parts } = setUp(() => {
    throw new DOMException('', 'AbortError');
  });
  const error = await fetchFile(parts, documentContent, url, { signal: giveUp.signal }).catch(
    (cause: unknown) => cause,
  );
  expect(error).toMatchObject({ name: 'AbortError' });
});
