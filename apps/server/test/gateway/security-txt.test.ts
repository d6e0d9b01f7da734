import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { useApp } from '../support/app.ts';

const { provider } = readConfig({});
const url = '/.well-known/security.txt';

describe('the address for reports of vulnerabilities', () => {
  const gateway = useApp({
    seeded: false,
    config: { provider: { ...provider, securityContact: 'mailto:sicurezza@example.it' } },
  });

  it('returns contact, expiry within a year, languages and its own URL', async () => {
    const answer = await gateway.app.inject({ url });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      `Contact: mailto:sicurezza@example.it
Expires: 2027-05-19T09:00:00Z
Preferred-Languages: it, en
Canonical: http://localhost:3000${url}
`,
    );
  });

  it('keeps the contact out of the app’s config', async () => {
    expect((await gateway.app.inject({ url: '/config.json' })).body).not.toContain('sicurezza');
  });
});

describe('without an address', () => {
  const gateway = useApp({ seeded: false });

  it('rejects with 404', async () => {
    expect((await gateway.app.inject({ url })).statusCode).toBe(404);
  });
});
