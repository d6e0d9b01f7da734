import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { packAnswers } from './packing.ts';

const long = { contratti: Array.from({ length: 400 }, (_, number) => ({ codiceContratto: String(number) })) };

async function gateway() {
  const app = Fastify();
  await packAnswers(app, { prefix: '/api' });
  app.get('/api/contratti/v1/recuperoLista', () => long);
  app.get('/api/contratti/v1/poco', () => ({ contratti: [] }));
  app.get('/api/documenti/v1/contenuto', (_request, reply) =>
    reply.type('application/pdf').send(Buffer.alloc(5000, '%PDF')),
  );
  app.post('/api/ping/clienti/v1/login', () => long);
  app.post('/api/contratti/v1/cambia', (request) => request.body);
  return app;
}

const asked = { 'accept-encoding': 'gzip, deflate, br' };

describe('the answers of calls', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses an answer in the encoding that the client accepts: %s', async (encoding, unpack) => {
    const app = await gateway();
    const headers = { 'accept-encoding': encoding };
    const answer = await app.inject({ url: '/api/contratti/v1/recuperoLista', headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long);
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
  });

  it.each([
    ['where nobody asks for it', 'GET', '/api/contratti/v1/recuperoLista', {}],
    ['where it is not worth it', 'GET', '/api/contratti/v1/poco', asked],
    ['where the file is packed in itself', 'GET', '/api/documenti/v1/contenuto', asked],
    ['where tokens are answered', 'POST', '/api/ping/clienti/v1/login', asked],
  ] as const)('does not compress an answer %s', async (_, method, url, headers) => {
    const answer = await (await gateway()).inject({ method, url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['br', 'identity'])('sends an answer in one piece, with its length: %s', async (encoding) => {
    for (const url of ['/api/contratti/v1/recuperoLista', '/api/contratti/v1/poco']) {
      const answer = await (await gateway()).inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers).not.toHaveProperty('transfer-encoding');
    }
  });

  it('does not decompress the body of a request', async () => {
    const answer = await (
      await gateway()
    ).inject({
      method: 'POST',
      url: '/api/contratti/v1/cambia',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: '{"a":1}',
    });
    expect(answer.json()).toEqual({ a: 1 });
  });
});
