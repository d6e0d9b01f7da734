import { CallError, catalogue, type JsonCall } from '@sportello/calls';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refresh } from '../../shared/change/freshness.ts';
import { fakeBrowser, nobody, tokens } from '../../session/fixture.ts';
import { createCache } from './cache.ts';
import { fileQueryOf } from '../files/files.ts';
import { createQueries } from './queries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface SetUp {
  readonly kind?: 'CUSTOMER' | 'STAFF' | 'UNKNOWN';
  readonly atDesk?: boolean;
  readonly acting?: Parameters<typeof createQueries>[0]['acting'];
  readonly first?: (entry: JsonCall, request: unknown) => unknown;
  readonly kept?: (key: readonly unknown[]) => unknown;
  readonly isOnline?: boolean;
}

function setUp(
  call: () => Promise<unknown>,
  { kind = 'CUSTOMER', atDesk = false, acting = nobody, first = () => undefined, kept, isOnline = true }: SetUp = {},
) {
  const { session } = fakeBrowser().tab();
  session.start({ username: 'full', tokens: tokens(), rememberMe: false });
  const cache = createCache(session);
  return {
    session,
    cache,
    ...createQueries({
      call: call as never,
      session,
      acting,
      people: { of: () => (kind === 'UNKNOWN' ? undefined : kind) },
      isAtDesk: () => atDesk,
      cache,
      isOnline: () => isOnline,
      offline: { load: async () => ({ find: async (key: readonly unknown[]) => kept?.(key) }) as never },
      firstAnswers: { take: async (entry, request) => first(entry, request) as never },
    }),
  };
}

it('asks again only after the lifetime of the entry', async () => {
  const call = vi.fn(async () => ({ model: [], setAside: [] }));
  const { read } = setUp(call);
  await read(catalogue.recuperoLista, {});
  vi.advanceTimersByTime(CACHE_LIFETIME_MS - 1);
  await read(catalogue.recuperoLista, {});
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await read(catalogue.recuperoLista, {});
  expect(call).toHaveBeenCalledTimes(2);
});

it('asks again what a change has touched, and nothing else', async () => {
  const call = vi.fn(async () => ({ model: [], setAside: [] }));
  const { read, cache } = setUp(call);
  await read(catalogue.recuperoLista, {});
  await refresh(cache, { touches: ['notifications'] });
  await read(catalogue.recuperoLista, {});
  expect(call).toHaveBeenCalledTimes(1);
  await refresh(cache, { touches: ['recuperoLista'] });
  await read(catalogue.recuperoLista, {});
  expect(call).toHaveBeenCalledTimes(2);
});

it('goes around the cache when a fresh answer is wanted', async () => {
  const call = vi.fn(async () => ({ model: [], setAside: [] }));
  const { read } = setUp(call);
  await read(catalogue.recuperoLista, {});
  await read(catalogue.recuperoLista, {}, { refresh: true });
  expect(call).toHaveBeenCalledTimes(2);
});

it.each([
  [catalogue.recuperoLista, 'contracts'],
  [catalogue.notifications, 'notifications'],
  [catalogue.checkLivelliPrivacy, undefined],
] as const)('marks an answer with what an invalidation must be about: $0.id', (entry, topic) => {
  const { queryOf } = setUp(async () => ({ model: [], setAside: [] }));
  expect(queryOf(entry, {}).meta?.['invalidatedBy']).toBe(topic);
});

it('keeps one person’s answers from the next', async () => {
  const { session, queryOf, cache } = setUp(async () => ({ model: [], setAside: [] }));
  const before = queryOf(catalogue.recuperoLista, {}).queryKey;
  await cache.fetchQuery(queryOf(catalogue.recuperoLista, {}));
  session.start({ username: 'pmi', tokens: tokens(), rememberMe: false });
  expect(queryOf(catalogue.recuperoLista, {}).queryKey).not.toEqual(before);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});

it('keeps a file for the customer in whose name it was asked for (sessione.memoria.4)', () => {
  let customerCode = '0001';
  const { keyOf } = setUp(async () => ({ model: [], setAside: [] }), {
    acting: { ...nobody, current: () => ({ customerCode }) as never },
  });
  const keyNow = () => {
    const open = vi.fn();
    const request = new URL('https://example.it/documento');
    return fileQueryOf({ open, keyOf }, catalogue.documentContent, { request }).queryKey;
  };
  const before = keyNow();
  expect(keyNow()).toEqual(before);
  expect(before[2]).toBe(catalogue.documentContent.id);
  customerCode = '0002';
  expect(keyNow()).not.toEqual(before);
});

it('does not repeat what was rejected, and repeats once what got lost', async () => {
  const timesCalled = async (error: CallError) => {
    const call = vi.fn(async () => {
      throw error;
    });
    const { cache, queryOf } = setUp(call);
    const { retry, retryDelay } = cache.getDefaultOptions().queries ?? {};
    const options = { ...queryOf(catalogue.recuperoLista, {}), retry, retryDelay };
    const outcome = cache.fetchQuery(options as never).catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(error);
    return call.mock.calls.length;
  };
  expect(await timesCalled(new CallError('refused', '', { status: 503, code: 'S-001' }))).toBe(1);
  expect(await timesCalled(new CallError('offline', 'No answer'))).toBe(2);
});

it.each([
  ['a customer', 'CUSTOMER', false, 1],
  ['somebody unknown at the desk', 'UNKNOWN', true, 0],
  ['a customer at the desk', 'CUSTOMER', true, 1],
  ['staff', 'STAFF', false, 0],
] as const)('asks for %s what is for customers %s %s: %i times (operatore.posti.2)', async (_, kind, atDesk, times) => {
  const call = vi.fn(async () => ({ model: [], setAside: [] }));
  const { read } = setUp(call, { kind, atDesk });
  await read(catalogue.recuperoLista, {}).catch(() => undefined);
  expect(call).toHaveBeenCalledTimes(times);
  await read(catalogue.operatorProfile, {});
  expect(call).toHaveBeenCalledTimes(times + 1);
});

it.each([
  ['Residenziale', ['recuperaDatiProfilo', 'recuperoLista']],
  ['Operatore', ['recuperaDatiProfilo']],
  ['Manutentore', ['recuperaDatiProfilo']],
])('asks the profile first who somebody unknown is: %s (operatore.posti.2)', async (segmento, expected) => {
  const asked: string[] = [];
  const call = async (...[entry]: { id: string }[]) => {
    asked.push(entry?.id ?? '');
    return { model: entry?.id === 'recuperaDatiProfilo' ? { segment: segmento.toUpperCase() } : [], setAside: [] };
  };
  const { read } = setUp(call, { kind: 'UNKNOWN' });
  const refused = await read(catalogue.recuperoLista, {}).then(
    () => false,
    () => true,
  );
  expect(asked).toEqual(expected);
  expect(refused).toBe(expected.length === 1);
});

it('asks for somebody of whom not even the profile can be read', async () => {
  const call = vi.fn(async (entry: { id: string }) => {
    if (entry.id === 'recuperaDatiProfilo') throw new CallError('refused', '', { status: 503, code: 'S-001' });
    return { model: [], setAside: [] };
  });
  const { read } = setUp(call as never, { kind: 'UNKNOWN' });
  await read(catalogue.recuperoLista, {});
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['recuperaDatiProfilo', 'recuperoLista']);
});

it('asks nothing that is for customers once acting for one has ended, while the page of the customer still stands (operatore.posti.2)', async () => {
  const call = vi.fn(async () => ({ model: [], setAside: [] }));
  const { read } = setUp(call, { kind: 'UNKNOWN', acting: { ...nobody, hasEnded: () => true } });
  await read(catalogue.recuperoLista, {}).catch(() => undefined);
  expect(call).not.toHaveBeenCalled();
});

it('uses the answer that came together with others, and asks for itself without one', async () => {
  const call = vi.fn(async () => ({ model: 'own', setAside: [] }));
  const first = vi.fn((): unknown => undefined);
  const { read } = setUp(call, { first });
  first.mockReturnValueOnce({ model: 'together', setAside: [] });
  expect(await read(catalogue.recuperoLista, {})).toBe('together');
  expect(call).not.toHaveBeenCalled();
  expect(await read(catalogue.recuperoListaMSR, {})).toBe('own');
  expect(first).toHaveBeenLastCalledWith(catalogue.recuperoListaMSR, {});
});

const lost = () => Promise.reject(new CallError('offline', 'Lost'));
const earlier = { model: ['earlier'], setAside: [], keptAt: 1 };

it('returns what was kept at once without a network', async () => {
  const call = vi.fn(lost);
  const { read } = setUp(call, { kept: (key) => (key[2] === 'recuperoLista' ? earlier : undefined), isOnline: false });
  expect(await read(catalogue.recuperoLista, {})).toEqual(['earlier']);
  expect(call).toHaveBeenCalledTimes(1);
});

it('returns what was kept on a bad line after one more try', async () => {
  const call = vi.fn(lost);
  const { read } = setUp(call, { kept: () => earlier });
  const asked = read(catalogue.recuperoLista, {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toEqual(['earlier']);
  expect(call).toHaveBeenCalledTimes(2);
});

it('rejects what the server has rejected, whatever was kept', async () => {
  const { read } = setUp(() => Promise.reject(new CallError('refused', '', { status: 404 })), { kept: () => earlier });
  await expect(read(catalogue.recuperoLista, {})).rejects.toMatchObject({ status: 404 });
});

it('asks again for what was kept, once there is a network', async () => {
  const call = vi.fn<() => Promise<unknown>>(lost);
  const { read } = setUp(call, { kept: () => earlier, isOnline: false });
  await read(catalogue.recuperoLista, {});
  call.mockResolvedValue({ model: ['new'], setAside: [] });
  expect(await read(catalogue.recuperoLista, {})).toEqual(['new']);
});
