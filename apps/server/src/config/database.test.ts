import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readDatabaseConfig } from './database.ts';

const url = 'postgres://sportello:x@127.0.0.1:5432/sportello';

describe('where the data is', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    ['what is given', { DATABASE_URL: url, DATA_DIR: '/srv/sportello', DATABASE_POOL: '3' }],
    ['nothing', {}],
    ['nothing, as Compose writes it', { DATABASE_URL: '', DATA_DIR: ' ' }],
  ])('reads the database settings as the server reads them: %s', (_, env) => {
    const found = readDatabaseConfig(env);
    expect(readConfig(env)).toMatchObject(found);
    expect(found.databaseUrl).toBe(env.DATABASE_URL || undefined);
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ DATABASE_POOL: 'many' }, /^DATABASE_POOL: must be a number from 1 to 999$/],
    [{ DATABASE_URL: 'sqlite://x' }, /^DATABASE_URL: must be postgres:/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV: must be production/],
    [{ NODE_ENV: 'production' }, /^DATABASE_URL: set it to the PostgreSQL of this installation/],
  ])('rejects invalid database settings: %s', (env, line) => {
    expect(() => readDatabaseConfig(env)).toThrow(line);
  });

  it('requires no other settings in production to load rows', () => {
    expect(readDatabaseConfig({ NODE_ENV: 'production', DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
  });
});
