import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const gateway = useApp({ seeded: false });
const read = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

const unpacked: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

const documents = ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'];
const texts = ['/api/public-api/v1/footer', '/api/public-api/v1/cms-content?url=/offerte/residenziale'];

describe.each([...documents, ...texts])('%s', (url) => {
  it.each(Object.keys(unpacked))(
    'returns the same bytes twice, and valid JSON after decoding: %s',
    async (encoding) => {
      const [first, second] = [
        await read(url, { 'accept-encoding': encoding }),
        await read(url, { 'accept-encoding': encoding }),
      ];
      expect(first.statusCode).toBe(200);
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(first.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'content-length': String(first.rawPayload.length),
        vary: 'accept-encoding',
      });
      const isPacked = first.headers['content-encoding'] !== undefined;
      const content = (unpacked[isPacked ? encoding : 'identity'] ?? gunzipSync)(first.rawPayload).toString();
      expect(JSON.parse(content)).toEqual(JSON.parse((await read(url)).body));
      expect(isPacked).toBe(encoding !== 'identity');
    },
  );

  it('returns 304 for the tag of the same encoding, and none that a client could mix up', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await read(url, headers)).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await read(url, { ...headers, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect((await read(url, { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await read(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

it('returns the document of the API faster than it could be written', async () => {
  const headers = { 'accept-encoding': 'br' };
  const durations = await Promise.all(
    [1, 2].map(async () => {
      const start = performance.now();
      JSON.stringify(gateway.app.swagger());
      return performance.now() - start;
    }),
  );
  const start = performance.now();
  const asked = 200;
  for (let at = 0; at < asked; at += 1) await read('/api/openapi.json', headers);
  // Serializing alone would take longer than all of it.
  expect((performance.now() - start) / asked).toBeLessThan(Math.max(...durations));
});
