import { readFileSync } from 'node:fs';
import { RETENTION_TERMS } from '@sportello/domain';
import { expect, it } from 'vitest';
import { PERSONAL_FIELDS } from '../apps/server/src/events/personal-fields.ts';

const page = readFileSync(new URL('../docs/retention.md', import.meta.url), 'utf8');

it('lists the personal fields of each event in docs/retention.md, and no others', () => {
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \| (.+) \|$/gm)].map(([, kind = '', fields = '']) => [
    kind,
    [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  ]);
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.entries(PERSONAL_FIELDS).filter(([, fields]) => fields.length > 0)),
  );
});

it('names only personal fields that docs/export.md describes', () => {
  const rows = readFileSync(new URL('../docs/export.md', import.meta.url), 'utf8').split('\n');
  const missing = Object.entries(PERSONAL_FIELDS).flatMap(([kind, fields]) => {
    const row = rows.find((each) => each.startsWith('|') && each.split('|')[1]?.includes(`\`${kind}\``)) ?? '';
    return fields.filter((field) => !row.includes(`\`${field}\``)).map((field) => `${kind} ${field}`);
  });
  expect(missing).toEqual([]);
});

it('lists the term and the least of each kind in docs/retention.md', () => {
  const rows = [...page.matchAll(/^\| `([a-z]\w+)` \|.*\| (\d+|kept) \| (\d+) \|$/gm)];
  const listed = rows.map(([, kind = '', days, least]) => [
    kind,
    { days: days === 'kept' ? null : Number(days), least: Number(least) },
  ]);
  expect(Object.fromEntries(listed)).toEqual(RETENTION_TERMS);
});
