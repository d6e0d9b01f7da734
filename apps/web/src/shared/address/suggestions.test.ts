import { CallError } from '@sportello/calls';
import { expect, it, vi } from 'vitest';
import { fakeBrowser, nobody } from '../../session/fixture.ts';
import { createCache } from '../../api/cache/cache.ts';
import { createQueries } from '../../api/cache/queries.ts';
import { addressSuggestions } from './suggestions.ts';

function setUp(call: (entry: { id: string }, request: unknown) => Promise<unknown>) {
  const { session } = fakeBrowser().tab();
  const cache = createCache(session);
  return addressSuggestions(
    createQueries({
      call: call as never,
      session,
      acting: nobody,
      people: { of: () => undefined },
      isAtDesk: () => false,
      firstAnswers: { take: async () => undefined },
      isOnline: () => true,
      offline: { load: () => Promise.reject(new Error('None')) },
      cache,
    }),
  );
}

it('asks for Italian towns with their German names, and for the streets of a town', async () => {
  const call = vi.fn(async (entry: { id: string }, _request: unknown) => ({ model: [entry.id], setAside: [] }));
  const suggestions = setUp(call);
  expect(await suggestions.towns('bolz')).toEqual(['GetTownDirect']);
  expect(await suggestions.streets('021008', 'port')).toEqual(['GetStreetDirect']);
  expect(call.mock.calls.map(([, request]) => request)).toEqual([
    { query: { pTxt: 'bolz', cnt: 'ITA', typeRes: 'COMUNE', outGerman: 'true' } },
    { query: { pTxt: 'port', cnt: 'ITA', tKey: '021008', outGerman: 'true' } },
  ]);
});

it('does not ask twice for the same text', async () => {
  const call = vi.fn(async () => ({ model: [], setAside: [] }));
  const suggestions = setUp(call);
  await suggestions.towns('bolz');
  await suggestions.towns('bolz');
  expect(call).toHaveBeenCalledTimes(1);
});

it('says that it failed, and is not an empty list', async () => {
  const suggestions = setUp(() => Promise.reject(new CallError('refused', '', { status: 503, code: 'S-001' })));
  await expect(suggestions.towns('bolz')).rejects.toMatchObject({ code: 'S-001' });
});
