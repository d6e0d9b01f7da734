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
  it('are taken once', async () => {
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
  ])('are not taken %s', async (_how, init) => {
    const { read } = setUp({ given: early() });
    expect(await read('profile', init)).toBe(`asked ${AT}profile`);
  });

  it('are taken with the body that was asked with, after others that change nothing', async () => {
    const answers = { [`${AT}bills{"year":2026}`]: Promise.resolve(new Response('early')) };
    const { read } = setUp({ given: { authorization: 'Bearer a', answers } });
    const ask = (year: number) => read('bills', { method: 'POST', body: JSON.stringify({ year }) });
    expect(await ask(2025)).toBe(`asked ${AT}bills`);
    expect(await ask(2026)).toBe('early');
  });

  it('are not taken after a change', async () => {
    const { read, change } = setUp({ given: early() });
    await change('something');
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it('are not taken when they are old', async () => {
    const { read, world } = setUp({ given: early() });
    world.now = 20_000;
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it('are asked for again where they got lost', async () => {
    const { read } = setUp({ given: early(Promise.reject(new TypeError('Failed to fetch'))) });
    expect(await read('profile')).toBe(`asked ${AT}profile`);
  });

  it('are not waited for longer than whoever asks', async () => {
    const { read } = setUp({ given: early(new Promise(() => {})) });
    const patience = new AbortController();
    const reading = read('profile', { signal: patience.signal });
    patience.abort(new DOMException('No answer', 'TimeoutError'));
    await expect(reading).rejects.toThrow('No answer');
  });
});

describe('what a page asks for first', () => {
  it('is noted, each address once, in its order', async () => {
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

  it('is no more than what is asked within a moment', async () => {
    const { read, noted, world } = setUp();
    await read('profile');
    world.now += 5001;
    await read('later');
    expect(noted().map(({ url }) => url)).toEqual([`${AT}profile`]);
  });

  it('is noted for the address that was opened, not for one that is reached from there', async () => {
    const { read, all, world } = setUp({ path: '/my-edison/bollette' });
    await read('bills');
    world.path = '/my-edison';
    await read('profile');
    expect(Object.keys(all())).toEqual(['/my-edison/bollette']);
  });

  it('is noted for the home where a sign-in leads there', async () => {
    const { read, noted, world } = setUp({ path: '/login' });
    await read('profile');
    world.path = '/my-edison';
    await read('contracts');
    expect(noted().map(({ url }) => url)).toEqual([`${AT}profile`, `${AT}contracts`]);
  });

  it('is kept for the last addresses', async () => {
    const tab = memory();
    for (const at of 'abcdefghij') await setUp({ path: `/${at}`, tab }).read('profile');
    const { read, all } = setUp({ path: '/f', tab });
    await read('contracts');
    expect(Object.keys(all())).toEqual(['/c', '/d', '/e', '/g', '/h', '/i', '/j', '/f']);
    expect(all()['/f']?.map(({ url }) => url)).toEqual([`${AT}contracts`]);
  });

  it('is not noted for an address with a code (sessione.memoria.6)', async () => {
    const { read, all } = setUp({ path: '/my-edison/contratti/4000100001' });
    await read('contracts');
    expect(all()).toEqual({});
  });

  it('is not noted where it is asked in a customer’s name', async () => {
    const { read, noted } = setUp();
    await read('profile', { headers: { ...own, 'x-codice-cliente': 'F1' } });
    expect(noted()).toEqual([]);
  });
});
