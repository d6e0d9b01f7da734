import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useApp } from './app.ts';

const webRoot = mkdtempSync(path.join(tmpdir(), 'sportello-web-'));
mkdirSync(path.join(webRoot, 'assets'));
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>Area clienti</title>');
writeFileSync(path.join(webRoot, 'assets/app-abc123.js'), 'export {};');
writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rmSync(webRoot, { recursive: true }));

const gateway = useApp({ seeded: false, config: { webRoot } });

describe('the page', () => {
  it.each(['/', '/index.html', '/login', '/my-edison', '/qualsiasi/cosa', '/login?x=1'])('answers %s', async (url) => {
    const answer = await gateway.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.cookies.map(({ name }) => name)).toContain('XSRF-TOKEN');
  });

  it.each([
    ['/api/niente', 404],
    ['/assets/niente.js', 404],
    ['/niente.png', 404],
  ])('does not answer %s', async (url, status) => {
    const answer = await gateway.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().header.codice).toBe('NOT_FOUND');
  });
});

describe('the app’s files', () => {
  it('are kept for ever when their name holds their content', async () => {
    const answer = await gateway.app.inject('/assets/app-abc123.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are asked for again when it does not', async () => {
    expect((await gateway.app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });
});
