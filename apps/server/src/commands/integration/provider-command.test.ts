import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';

const main = path.join(import.meta.dirname, './keys.ts');
let database: TestDatabase;

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

/** `npm run integration-key -- …`, on a database of the test's own. */
async function providerKey(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: database.url };
  return promisify(execFile)(process.execPath, [main, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
}

describe('npm run integration-key (fornitore.chiavi.1)', () => {
  it('makes a key for bills and the export, renews and ends it', async () => {
    const key = /spk_[\w-]{43}$/;
    expect(await providerKey('add', 'erp', '--may', 'import:bills,export')).toEqual({
      code: 0,
      said: expect.stringMatching(key),
    });
    expect((await providerKey('add', 'erp', '--may', 'export')).code).toBe(1);
    expect((await providerKey('rotate', 'erp')).said).toMatch(key);
    expect(await providerKey('revoke', 'erp')).toMatchObject({ code: 0 });
    expect((await providerKey('list')).said).toBe('erp\timport:bills,export\trevoked');
  });

  it.each([
    ['one that was revoked', ['rotate', 'erp'], 'The key erp was revoked, for good: add one with another name.'],
    ['one that was, once more', ['revoke', 'erp'], 'The key erp was revoked, for good: add one with another name.'],
    ['its name', ['add', 'erp', '--may', 'export'], 'The key erp was revoked, for good: add one with another name.'],
    ['one that never was', ['rotate', 'nessuna'], 'There is no key nessuna.'],
    [
      'a name that is none',
      ['add', 'il nostro erp', '--may', 'export'],
      'il nostro erp is no name of a key: up to 60 letters, digits, dots, hyphens and underscores.',
    ],
  ])('says why it does nothing with %s', async (_, args, said) => {
    expect(await providerKey(...args)).toEqual({ code: 1, said });
  });

  it('says which scope is none', async () => {
    expect(await providerKey('add', 'x', '--may', 'import:pippo')).toEqual({
      code: 1,
      said: expect.stringContaining('import:pippo is no scope.'),
    });
  });
});
