import { describe, expect, it, vi } from 'vitest';
import { tolerantStorage, type KeyValue } from '../../session/storage/key-value.ts';
import { fetchEarly, type Early, type NotedCall } from './early.ts';

const AT = 'https://app.example/api/';
const own = { authorization: 'Bearer a', accept: 'application/json' };

function memory() {
  return tolerantStorage(() => {
    throw new Error('none');
  });
}

function setUp({ given, path = '/my-edison', tab = memory() }: { given?: Early; path?: string; tab?: KeyValue } = {}) {
  const world = { now: 1000, path };
  const fetch = vi.fn(async (request: Request) => new Response(`asked ${request.url}`));
  const ask = fetchEarly({ given, tab, path: () => world.path, now: () => world.now, fetch });
  const send = async (url: string, init: RequestInit, isReadOnly: boolean) =>
    (await ask(new Request(AT + url, { headers: own, ...init }), isReadOnly)).text();
  const read = async (url: string, init: RequestInit = {}) => send(url, init, true);
  const change = async (url: string) => send(url, { method: 'PUT' }, false);
  const all = () => JSON.parse(tab.get('sportello.early') ?? '{}') as Record<string, NotedCall[]>;
  const noted = (at = '/my-edison') => all()[at] ?? [];
  return { read, change, noted, all, fetch, world };
}

const early = (answer = Promise.resolve(new Response('early'))) => ({
  authorization: 'Bearer a',
  answers: { [`${AT}profile`]: answer },
});

describe('calls that left with the page (pagine.casa.3)', () => {
  it('takes an early answer only once', async () => {
    const { read, fetch } = setUp({ given: early() });
    expect(await read('profile')).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it.each([
    ['with another token', { headers: { ...own, authorization: 'Bearer b' } }],
    ['without one', { headers: { accept: 'application/json' } }],
    ['in a customer’s name', { headers: { ...own, 'x-codice-cliente': 'F1' } }],
    ['for a file', { headers: { ...own, accept: 'application/pdf' } }],
    ['for what is asked with a body', { method: 'POST', body: '{}' }],
  ])('does not take an early answer %s', async (_how, init) => {
    const { read } = setUp({ given: early() });
    expect(await read('profile', init)).toBe(`asked ${AT}profile`);
  });

  it('takes an early answer by its body, after reads with other bodies', async () => {
    const answers = { [`${AT}bills{"year":2026}`]: Promise.resolve(new Response('early')) };
    const { read } = setUp({ given: { authorization: 'Bearer a', answers } });
    const ask = (year: number) => read('bills', { method: 'POST', body: JSON.stringify({ year }) });
    expect(await ask(2025)).toBe(`asked ${AT}bills`);
    expect(await ask(2026)).toBe('early');
  });

  it('does not take an early answer after a change', async () => {
    const { read, change } = setUp({ given: early() });
    await change('something');
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it('does not take an early answer that is old', async () => {
    const { read, world } = setUp({ given: early() });
    world.now = 20_000;
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it('asks again where the early call was lost', async () => {
    const { read } = setUp({ given: early(Promise.reject(new TypeError('Failed to fetch'))) });
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it('stops waiting for an early answer when the caller aborts', async () => {
    const { read } = setUp({ given: early(new Promise(() => {})) });
    const patience = new AbortController();
    const reading = read('profile', { signal: patience.signal });
    patience.abort(new DOMException('No answer', 'TimeoutError'));
    await expect(reading).rejects.toThrow('No answer');
  });
});

describe('what a page asks for first', () => {
  it('notes the first calls of a page once each, in order', async () => {
    const { read, noted } = setUp();
    await read('profile');
    await read('contracts?a=1');
    await read('profile');
    await read('bills', { method: 'POST', body: '{}', headers: { ...own, 'x-xsrf-token': 'x', 'x-app-build': '1' } });
    const headers = { accept: 'application/json' };
    expect(noted()).toEqual([
      { key: `${AT}profile`, url: `${AT}profile`, method: 'GET', headers },
      { key: `${AT}contracts?a=1`, url: `${AT}contracts?a=1`, method: 'GET', headers },
      {
        key: `${AT}bills{}`,
        url: `${AT}bills`,
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8', 'x-xsrf-token': 'x' },
        body: '{}',
      },
    ]);
  });

  it('notes only the calls of the first 5 seconds', async () => {
    const { read, noted, world } = setUp();
    await read('profile');
    world.now += 5001;
    await read('later');
    expect(noted().map(({ url }) => url)).toEqual([`${AT}profile`]);
  });

  it('notes calls for the address that was loaded, not for a later one', async () => {
    const { read, all, world } = setUp({ path: '/my-edison/bollette' });
    await read('bills');
    world.path = '/my-edison';
    await read('profile');
    expect(Object.keys(all())).toEqual(['/my-edison/bollette']);
  });

  it('notes calls for the home page where a sign-in leads there', async () => {
    const { read, noted, world } = setUp({ path: '/login' });
    await read('profile');
    world.path = '/my-edison';
    await read('contracts');
    expect(noted().map(({ url }) => url)).toEqual([`${AT}profile`, `${AT}contracts`]);
  });

  it('keeps noted calls for the last eight addresses', async () => {
    const tab = memory();
    for (const at of 'abcdefghij') await setUp({ path: `/${at}`, tab }).read('profile');
    const { read, all } = setUp({ path: '/f', tab });
    await read('contracts');
    expect(Object.keys(all())).toEqual(['/c', '/d', '/e', '/g', '/h', '/i', '/j', '/f']);
    expect(all()['/f']?.map(({ url }) => url)).toEqual([`${AT}contracts`]);
  });

  it('does not note calls for an address with a code (sessione.memoria.6)', async () => {
    const { read, all } = setUp({ path: '/my-edison/contratti/4000100001' });
    await read('contracts');
    expect(all()).toEqual({});
  });

  it('does not note calls in a customer’s name', async () => {
    const { read, noted } = setUp();
    await read('profile', { headers: { ...own, 'x-codice-cliente': 'F1' } });
    expect(noted()).toEqual([]);
  });
});
