import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const meta = path.join(import.meta.dirname, '../../apps/server/src/db/migrations/meta');

it('rejects snapshots before that of the last migration, which drizzle-kit never reads', () => {
  const { entries } = JSON.parse(readFileSync(path.join(meta, '_journal.json'), 'utf8')) as {
    entries: readonly { tag: string }[];
  };
  const number = entries.at(-1)?.tag.split('_')[0];
  expect(readdirSync(meta).toSorted()).toEqual([`${number}_snapshot.json`, '_journal.json']);
});
