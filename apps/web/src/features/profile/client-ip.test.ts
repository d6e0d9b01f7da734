import { expect, it } from 'vitest';
import { readClientIp } from './client-ip.ts';

const service = 'https://ip.example.it/';

it('reads the address that the service says, and sends nothing of ours', async () => {
  const sent: (RequestInit | undefined)[] = [];
  const ip = await readClientIp(service, async (_url, init) => {
    sent.push(init);
    return Response.json({ ip: '203.0.113.7' });
  });
  expect(ip).toBe('203.0.113.7');
  expect(sent[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

it.each<[string, () => Promise<Response>]>([
  ['rejects', async () => new Response('', { status: 500 })],
  ['says something else', async () => Response.json({ address: '203.0.113.7' })],
  ['says no JSON', async () => new Response('203.0.113.7')],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('gives an empty address when the service %s', async (_what, get) => {
  expect(await readClientIp(service, get)).toBe('');
});

it('asks nobody when no service is configured', async () => {
  const get = () => Promise.reject(new Error('asked'));
  expect(await readClientIp(undefined, get)).toBe('');
});
