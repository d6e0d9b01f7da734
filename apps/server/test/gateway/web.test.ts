import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { useApp } from '../support/app.ts';

const headScript = 'document.title';
const frame = (name: string) => `<!doctype html><script>${headScript}</script><title>${name}</title>`;

/** A fake build of the web app; its renderer writes the config into the page. */
const webRoot = mkdtempSync(path.join(tmpdir(), 'sportello-web-'));
for (const folder of ['assets', '.prerender']) mkdirSync(path.join(webRoot, folder));
writeFileSync(path.join(webRoot, 'index.html'), frame('shell'));
writeFileSync(path.join(webRoot, 'login.html'), frame('login'));
writeFileSync(path.join(webRoot, 'package.json'), '{ "type": "module" }');
writeFileSync(
  path.join(webRoot, '.prerender/prerender.js'),
  `export const OPEN_PAGES = ['/login'];
   export const fillPage = async (frame, path, { config, embed }) =>
     frame + [path, config.brand.name, embed, 'x'.repeat(2000)].join(' ');`,
);
const script = `export const text = '${'a'.repeat(2000)}';`;
writeFileSync(path.join(webRoot, 'assets/app-abc123.js'), script);
writeFileSync(path.join(webRoot, 'assets/app-abc123.js.br'), brotliCompressSync(script));
writeFileSync(path.join(webRoot, 'assets/pdf.worker.min-abc123.mjs'), script);
writeFileSync(path.join(webRoot, 'assets/pdf.worker.min-abc123.mjs.br'), brotliCompressSync(script));
writeFileSync(path.join(webRoot, 'assets/proof.worker-abc123.js'), script);
writeFileSync(path.join(webRoot, 'service-worker.js'), `addEventListener('fetch', () => {}); // ${'x'.repeat(2000)}`);
writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rmSync(webRoot, { recursive: true }));

const { provider } = readConfig({});
const gateway = useApp({
  seeded: false,
  config: {
    webRoot,
    publicUrl: 'https://clienti.example.it',
    provider: {
      ...provider,
      brand: { ...provider.brand, name: 'Vento Sud' },
      walletScripts: { applePay: 'https://apple.example.com/pay.js', googlePay: 'https://google.example.com/pay.js' },
      backends: { clienti: 'https://gateway.example.it:8443/clienti' },
      sources: {
        connect: ['https://events.example.it'],
        image: ['https://maps.example.it'],
        frame: ['https://pay.example.it'],
        media: ['https://films.example.it'],
      },
    },
  },
});
const plain = useApp({ seeded: false, config: { webRoot } });

function policyOf({ headers }: { headers: Record<string, unknown> }): Record<string, string> {
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(directives.map((each) => [each.split(' ', 1)[0], each.replace(/^\S+ ?/, '')]));
}

describe('the page', () => {
  it.each(['/', '/index.html', '/login', '/login.html', '/my-edison', '/qualsiasi/cosa', '/login?x=1'])(
    'answers %s',
    async (url) => {
      const answer = await gateway.app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.cookies.map(({ name }) => name)).toContain('XSRF-TOKEN');
      expect(policyOf(answer)).toEqual({
        'default-src': "'self'",
        'script-src': `'self' 'sha256-${createHash('sha256').update(headScript).digest('base64')}' https://apple.example.com/pay.js https://google.example.com/pay.js`,
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data: blob: https://maps.example.it",
        'connect-src': "'self' https://events.example.it https://gateway.example.it:8443",
        'frame-src': "'self' blob: https://pay.example.it",
        'media-src': "'self' blob: https://films.example.it",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'default',
      });
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('payment=(self)'),
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  it('opens nothing but our own origin unless the provider says so', async () => {
    const policy = policyOf(await plain.app.inject('/login'));
    expect(policy['script-src']).not.toContain('http');
    expect(policy).toMatchObject({ 'connect-src': "'self'", 'frame-src': "'self' blob:", 'media-src': "'self' blob:" });
  });

  it.each([
    ['/login', 'login', '/login Vento Sud true'],
    ['/my-edison', 'shell', ' Vento Sud true'],
    ['/qualsiasi/cosa', 'shell', ' Vento Sud true'],
  ])('fills the page %s for this provider', async (url, name, filled) => {
    const { body } = await gateway.app.inject(url);
    expect(body).toContain(`<title>${name}</title>${filled}`);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (bytes: Buffer) => bytes],
  ])('compresses the page as the browser accepts: %s', async (encoding, unpack) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': `${encoding}, deflate` };
    const answer = await gateway.app.inject({ url: '/login', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(unpack(answer.rawPayload).toString()).toBe((await gateway.app.inject('/login')).body);
  });

  it('does not send the page again to a client that has it', async () => {
    const { headers } = await gateway.app.inject('/login');
    const ask = (etag: string) => gateway.app.inject({ url: '/login', headers: { 'if-none-match': etag } });
    const same = await ask(`"other", ${String(headers['etag'])}`);
    expect(same.statusCode).toBe(304);
    expect(same.body).toBe('');
    expect(same.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await ask('"other"')).statusCode).toBe(200);
    expect((await plain.app.inject('/login')).headers['etag']).not.toBe(headers['etag']);
  });

  it('takes a form of a browser without scripts, and keeps it out of the URL', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/login?da=qui',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=full&password=Sportello-2026',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/login');
  });

  it.each([
    ['GET', '/api/niente', 404],
    ['GET', '/assets/niente.js', 404],
    ['GET', '/niente.png', 404],
    ['GET', '/.prerender/prerender.js', 404],
    ['POST', '/qualsiasi', 404],
    ['DELETE', '/login', 405],
  ] as const)('does not answer %s %s', async (method, url, status) => {
    const answer = await gateway.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().header.stato).toBe(1);
  });
});

describe('the app’s files', () => {
  it('caches files forever when their name contains a hash of their content', async () => {
    const answer = await gateway.app.inject('/assets/app-abc123.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toBe(script);
  });

  it.each(['identity', 'br'])('lets PDF readers compile WebAssembly and fetch nothing (%s)', async (encoding) => {
    const url = '/assets/pdf.worker.min-abc123.mjs';
    const answer = await gateway.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(policyOf(answer)).toEqual({
      'default-src': "'none'",
      'script-src': "'wasm-unsafe-eval'",
      'frame-ancestors': "'none'",
    });
    expect(policyOf(await gateway.app.inject('/assets/app-abc123.js'))).not.toHaveProperty('script-src');
  });

  it('lets the worker of the captcha calculate and nothing else', async () => {
    const answer = await gateway.app.inject('/assets/proof.worker-abc123.js');
    expect(policyOf(answer)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  });

  it('revalidates files without a content hash in their name', async () => {
    expect((await gateway.app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('serves files as compressed by the build', async () => {
    const answer = await gateway.app.inject({
      url: '/assets/app-abc123.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });
});

describe('the API', () => {
  it.each([
    ['/config.json', 200],
    ['/api/health/live', 200],
    ['/api/clienti/v1/recuperaDatiProfilo', 401],
    ['/api/niente', 404],
  ])('prevents caching, compression, framing and sniffing of %s', async (url, status) => {
    const answer = await gateway.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('does not pack a sign-in, whose size would tell of its tokens', async () => {
    const { headers } = await gateway.send({
      method: 'POST',
      url: '/api/ping/clienti/v1/login',
      headers: { 'accept-encoding': 'br, gzip' },
      payload: { username: 'x'.repeat(100), password: 'eA==' },
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('does not speak of https where customers come without it', async () => {
    expect((await plain.app.inject('/login')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the service worker', () => {
  it('returns the versions of the pages that this server sends, and a policy of its own', async () => {
    const answer = await gateway.app.inject('/service-worker.js');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
    const [, served = ''] = /^self\.sportelloServed=(.+);\naddEventListener/.exec(answer.body) ?? [];
    const { pages } = JSON.parse(served) as { pages: Record<string, string> };
    for (const [page, version] of Object.entries(pages)) {
      expect((await gateway.app.inject(page)).headers['etag']).toContain(version);
    }
    expect(Object.keys(pages)).toEqual(['/', '/login', '/emergenza', '/accessibilita']);
  });

  it('returns another worker for another provider, compressed', async () => {
    const [one, other] = [await gateway.app.inject('/service-worker.js'), await plain.app.inject('/service-worker.js')];
    expect(one.headers['etag']).not.toBe(other.headers['etag']);
    const packed = await gateway.app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it('returns the way to the page for a photo that is shared before it runs', async () => {
    const url = '/my-edison/letture';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await gateway.app.inject({ method: 'POST', url, headers, payload: '--x--' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, url]);
    expect((await gateway.app.inject(url)).statusCode).toBe(200);
  });
});
