import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { briefNoteOf, lastWords, noteOf } from './note.ts';
import { StartError } from './start-error.ts';

const secret = 'anna.bianchi@example.it';

function violation(): DatabaseError {
  const error = new DatabaseError(`value ${secret} is there already`, 1, 'error');
  return Object.assign(error, {
    code: '23505',
    detail: `Key (email)=(${secret}) already exists.`,
    constraint: 'customers_email',
    table: 'customers',
  });
}

test('describes a failed statement by its name, code and constraint', () => {
  const error = new DrizzleQueryError('insert into "customers" ("email") values ($1)', [secret], violation());
  expect(noteOf(error)).toEqual({
    type: 'DrizzleQueryError',
    message: '',
    statement: 'insert customers',
    stack: expect.stringMatching(/^ +at /),
    cause: {
      type: 'DatabaseError',
      message: '',
      code: '23505',
      constraint: 'customers_email',
      table: 'customers',
      stack: expect.any(String),
    },
  });
  expect(JSON.stringify(noteOf(error)) + lastWords(error)).not.toContain(secret);
});

describe('the name of a statement', () => {
  test.each([
    ['select "id" from "accounts" left join "known_devices" on true where "username" = $1', 'select accounts'],
    ['update "sessions" set "generation" = $1', 'update sessions'],
    ['delete from guesses where window_ends_at < $1', 'delete guesses'],
    ['select pg_notify($1, $2)', 'select pg_notify'],
    ['with found as (select 1) insert into "messages" select * from found', 'with messages'],
    ['commit', 'commit'],
  ])('names the statement %s as %s', (query, name) => {
    expect(noteOf(new DrizzleQueryError(query, [], undefined))).toMatchObject({ statement: name });
  });
});

test('keeps messages of our own and of the system, and drops those of a parser', () => {
  expect(noteOf(new RangeError('too far'))).toMatchObject({ type: 'RangeError', message: 'too far' });
  expect(noteOf(new SyntaxError(`Unexpected token in "${secret}"`))).toMatchObject({ message: '' });
  expect(noteOf(secret)).toEqual({ type: 'string', message: '', stack: '' });
});

test('describes an expected error briefly, and a StartError by its messages', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(briefNoteOf(new DrizzleQueryError('select 1', [], cause))).toBe(
    'DrizzleQueryError select < Error ECONNREFUSED',
  );
  expect(lastWords(new StartError(['one', 'two']))).toBe('one\ntwo');
});
