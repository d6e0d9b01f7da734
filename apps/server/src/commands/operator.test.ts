import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';

const main = path.join(import.meta.dirname, './operator.ts');
let database: TestDatabase;

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

async function operator(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: database.url };
  return promisify(execFile)(process.execPath, [main, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
}

describe('npm run operator', () => {
  it('adds an operator, changes the role, closes the account', async () => {
    expect(await operator('add', 'laura', '--role', 'help-desk')).toEqual({
      code: 0,
      said: expect.stringMatching(/^laura can sign in with this password, shown only now: \S{20}$/),
    });
    expect(await operator('role', 'laura', 'operations')).toMatchObject({ code: 0 });
    expect(await operator('disable', 'laura')).toMatchObject({ code: 0 });
    expect((await operator('reset', 'laura')).said).toMatch(/^laura can sign in with this password, .*: \S{20}$/);
    const { rows } = await database.pool.query('select deed from audit order by id');
    expect(rows.map(({ deed }: { deed: string }) => deed)).toEqual([
      'operator add laura HELP_DESK',
      'operator role laura OPERATIONS',
      'operator disable laura',
      'operator reset laura',
    ]);
  });

  it.each([
    [['add', 'mario'], 'No role is not a role.'],
    [['add', 'mario', '--role', 'king'], 'king is not a role.'],
    [['add', 'mario', '--role', 'search', '--email', '<a@b.it>'], '--email: <a@b.it> is not an e-mail address.'],
    [['role', 'nessuno', 'search'], 'There is no operator nessuno.'],
    [['disable', 'nessuno'], 'There is no open operator nessuno.'],
    [['reset', 'nessuno'], 'There is no operator nessuno.'],
    [['sack', 'laura'], 'sack is not a command.'],
    [[], 'Use: npm run operator'],
  ])('rejects %j in plain words', async (args, said) => {
    const answer = await operator(...args);
    expect(answer.code).toBe(1);
    expect(answer.said).toContain(said);
    expect(answer.said).not.toContain('    at ');
  });
});
