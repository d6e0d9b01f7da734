import { CallError, catalogue } from '@sportello/calls';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, tokens } from '../session/fixture.ts';
import { createCache } from './cache.ts';
import { createQueries } from './queries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(call: () => Promise<unknown>) {
  const { session } = fakeBrowser().tab();
  session.start({ username: 'full', tokens: tokens(), rememberMe: false });
  const cache = createCache(session);
  return { session, cache, ...createQueries({ call: call as never, session, cache }) };
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
] as const)('marks an answer with what a hint must be about: $0.id', (entry, topic) => {
  const { queryOf } = setUp(async () => ({ model: [], setAside: [] }));
  expect(queryOf(entry, {}).meta?.['hintedBy']).toBe(topic);
});

it('keeps one person’s answers from the next', async () => {
  const { session, queryOf, cache } = setUp(async () => ({ model: [], setAside: [] }));
  const before = queryOf(catalogue.recuperoLista, {}).queryKey;
  await cache.fetchQuery(queryOf(catalogue.recuperoLista, {}));
  session.start({ username: 'pmi', tokens: tokens(), rememberMe: false });
  expect(queryOf(catalogue.recuperoLista, {}).queryKey).not.toEqual(before);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});

it('does not repeat what was refused, and repeats once what got lost', async () => {
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
