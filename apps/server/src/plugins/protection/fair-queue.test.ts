import { beforeEach, describe, expect, it } from 'vitest';
import { FairQueue, type Client, type Place } from './fair-queue.ts';

// Ten connections: 16 places in all, 6 of one client, 4 among others.

let now = 0;
let queue: FairQueue;
beforeEach(() => {
  now = 0;
  queue = new FairQueue({ connections: 10, now: () => now });
});

const never = new AbortController().signal;

/** Asks for a place as a request does; the list shows who has begun. */
function ask(client: Client, begun: string[] = [], signal: AbortSignal = never): Promise<Place | undefined> {
  const place = queue.begin(client);
  const given = place === undefined ? queue.wait(client, signal) : Promise.resolve(place);
  return given.then((each) => {
    if (each !== undefined) begun.push(client.key);
    return each;
  });
}

const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

/** Keeps two clients present for a while, so that the queue is shared. */
function pass(ms: number, clients: readonly Client[]): void {
  for (let end = now + ms; now < end; now += 50) {
    const places = clients.map((client) => queue.begin(client));
    for (const place of places) place?.leave();
  }
}

describe('a client alone', () => {
  it('begins at once with what a page asks for together', () => {
    const one = queue.clientOf('one');
    expect(times(6, () => queue.begin(one)).every((place) => place !== undefined)).toBe(true);
  });

  it('leaves connections free for whoever comes', () => {
    const one = queue.clientOf('one');
    expect(times(30, () => queue.begin(one)).filter((place) => place !== undefined)).toHaveLength(6);
    expect(queue.begin(queue.clientOf('other'))).toBeDefined();
  });

  it('does not slow down a client alone, whatever it sends and however much work it makes', () => {
    const one = queue.clientOf('one');
    for (; now < 60_000; now += 10) {
      const place = queue.begin(one);
      expect(place).toBeDefined();
      one.charge(10);
      place?.leave();
    }
  });
});

describe('several clients', () => {
  it('serves clients in the order of the work done for them, not of their requests', async () => {
    const [dear, cheap] = [queue.clientOf('dear'), queue.clientOf('cheap')];
    const others = times(4, () => queue.clientOf(`other ${Math.random()}`));
    const taken = others.flatMap((other) => times(4, () => queue.begin(other)));
    expect(taken.every((place) => place !== undefined)).toBe(true);
    const begun: string[] = [];
    for (let index = 0; index < 3; index += 1) void ask(dear, begun);
    dear.charge(50);
    for (let index = 0; index < 3; index += 1) void ask(cheap, begun);
    for (const place of taken.slice(0, 5)) place?.leave();
    await Promise.resolve();
    expect(begun.slice(0, 3)).toEqual(['cheap', 'cheap', 'cheap']);
  });

  it('gives several clients a place each before one gets a fifth', () => {
    const [one, other] = [queue.clientOf('one'), queue.clientOf('other')];
    expect(queue.begin(other)).toBeDefined();
    expect(times(30, () => queue.begin(one)).filter((place) => place !== undefined)).toHaveLength(4);
    expect(queue.begin(queue.clientOf('third'))).toBeDefined();
  });

  it('gives clients the places of requests that wait for something elsewhere', async () => {
    const slow = times(4, () => queue.clientOf(`slow ${Math.random()}`));
    for (const client of slow) for (const place of times(4, () => queue.begin(client))) expect(place).toBeDefined();
    const begun: string[] = [];
    const quick = ask(queue.clientOf('quick'), begun);
    expect(begun).toEqual([]);
    now = 501;
    expect(await quick).toBeDefined();
    // Their own clients still have them under way.
    expect(queue.begin(slow[0] as Client)).toBeUndefined();
  });

  it('does not treat a client as greedy when each client asks for much', () => {
    const crowd = times(4, () => queue.clientOf(`client ${Math.random()}`));
    for (; now < 3000; now += 50) {
      const places = crowd.flatMap((client) => {
        void ask(client);
        client.charge(10);
        return queue.begin(client);
      });
      for (const place of places) place?.leave();
    }
    const [first] = crowd as [Client];
    expect(first.isGreedy).toBe(false);
  });
});

describe('a greedy client', () => {
  it('limits a greedy client with far more work to a fifth of the time of a busy server', async () => {
    const others = times(3, () => queue.clientOf(`other ${Math.random()}`));
    const one = queue.clientOf('one');
    one.connections = 30;
    let served = 0;
    for (; now < 20_000; now += 5) {
      const rivals = others.map((other) => {
        other.charge(1.3);
        return queue.begin(other);
      });
      if (one.open < 10) {
        void ask(one).then((place) => {
          one.charge(5);
          served += 5;
          place?.leave();
        });
      }
      for (const each of rivals) each?.leave();
      await Promise.resolve();
      expect(others.some(({ isGreedy }) => isGreedy)).toBe(false);
    }
    expect(served / now).toBeGreaterThan(0.15);
    expect(served / now).toBeLessThan(0.25);
  });

  it('treats a client with far more open requests as greedy, and runs one of them at a time', async () => {
    const [one, other] = [queue.clientOf('one'), queue.clientOf('other')];
    const begun: string[] = [];
    const all = times(30, () => ask(one, begun));
    for (const client of [one, other]) client.charge(5000);
    pass(1500, [other]);
    expect(one.isGreedy).toBe(true);
    const first = await Promise.all(all.slice(0, 6));
    for (const place of first) place?.leave();
    await Promise.resolve();
    expect(begun).toHaveLength(7);
    expect(queue.begin(other)).toBeDefined();
  });

  it('treats nobody as greedy on a server that has time', () => {
    const [one, other] = [queue.clientOf('one'), queue.clientOf('other')];
    const all = times(30, () => ask(one));
    for (; now < 5000; now += 10) {
      queue.begin(other)?.leave();
      one.charge(4);
    }
    expect(one.isGreedy).toBe(false);
    expect(all).toHaveLength(30);
  });

  it.each([
    ['is one who asks for big things one after another', 20, true],
    ['is nobody who asks for small things one after another', 5, false],
  ])('recognises a greedy client: it %s', (_, ms, isGreedy) => {
    const [one, other] = [queue.clientOf('one'), queue.clientOf('other')];
    for (; now < 2000; now += ms) {
      const places = [queue.begin(one), queue.begin(other)];
      one.charge(ms);
      for (const place of places) place?.leave();
    }
    expect(one.isGreedy).toBe(isGreedy);
  });

  it('does not treat a client that loads a page as greedy', () => {
    const [one, other] = [queue.clientOf('one'), queue.clientOf('other')];
    const all = times(16, () => ask(one));
    for (const client of [one, other]) client.charge(5000);
    pass(900, [other]);
    expect(one.isGreedy).toBe(false);
    expect(all).toHaveLength(16);
  });

  it('limits a greedy client no longer once it stops', () => {
    const [one, other] = [queue.clientOf('one'), queue.clientOf('other')];
    one.connections = 30;
    for (; now < 2000; now += 5) {
      const places = [queue.begin(one), queue.begin(other)];
      one.charge(5);
      for (const place of places) place?.leave();
    }
    expect(one.isGreedy).toBe(true);
    now += 6000;
    pass(200, [other]);
    expect(one.isGreedy).toBe(false);
    expect(times(4, () => queue.begin(one)).every((place) => place !== undefined)).toBe(true);
  });
});

it('forgets a request that is given up while it waits', async () => {
  const one = queue.clientOf('one');
  const taken = times(6, () => queue.begin(one));
  const over = new AbortController();
  const begun: string[] = [];
  const waiting = ask(one, begun, over.signal);
  expect([queue.waiting, one.open]).toEqual([1, 7]);
  over.abort();
  expect(await waiting).toBeUndefined();
  expect([queue.waiting, one.open]).toEqual([0, 6]);
  for (const place of taken) place?.leave();
  expect([begun, one.open]).toEqual([[], 0]);
});

it('takes no place back twice', () => {
  const one = queue.clientOf('one');
  const place = queue.begin(one);
  queue.begin(one);
  place?.leave();
  place?.leave();
  expect(one.open).toBe(1);
});

it('lets a request whose body has arrived pass those of its client that have not begun', async () => {
  const one = queue.clientOf('one');
  const [first] = times(6, () => queue.begin(one));
  const begun: string[] = [];
  void queue.wait(one, never).then(() => begun.push('new'));
  void queue.wait(one, never, true).then(() => begun.push('with a body'));
  first?.leave();
  await Promise.resolve();
  expect(begun).toEqual(['with a body']);
});
