import { catalogue, ownedIdsOf, type Call } from '@sportello/calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { attempts, foreignIds } from '../matrix/foreign.ts';
import { useApp } from '../support/app.ts';
import { useCardProvider } from '../support/money/card-processor.ts';

const reached = vi.hoisted(() => vi.fn<() => Promise<object>>(async () => ({})));

// Handlers of calls with ids answer without a query here, so only auth can detect foreign ids.
vi.mock(import('../../src/handlers/index.ts'), async (original) => {
  const real = await original();
  const withIds = Object.values<Call>(catalogue).filter((call) => Object.keys(ownedIdsOf(call)).length > 0);
  const handlers = { ...real.handlers, ...Object.fromEntries(withIds.map(({ id }) => [id, reached])) };
  return { ...real, handlers };
});

const { cards } = await useCardProvider();
const gateway = useApp({ config: { cards } });
const foreign = foreignIds(gateway);

beforeAll(() => foreign.begin());

describe('without the conditions of the queries', () => {
  it.each(attempts)('%s rejects an id of somebody else at %s', async (id, place) => {
    const { ask, putBack } = await foreign.prepare(id);
    reached.mockClear();
    const theirs = await ask(place, 'FOREIGN');
    expect(theirs.status).toBe(404);
    expect(theirs).toEqual(await ask(place, 'MISSING'));
    expect(reached).not.toHaveBeenCalled();
    await putBack();
  });
});
