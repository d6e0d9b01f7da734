import { expect, it } from 'vitest';
import { credentialsOf, missingFields } from './credentials.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('reads the form; the password keeps its spaces', () => {
  expect(credentialsOf(form({ username: ' full ', password: ' x ', rememberMe: 'on' }))).toEqual({
    username: 'full',
    password: ' x ',
    rememberMe: true,
  });
  expect(credentialsOf(form({ username: 'full', password: 'x' })).rememberMe).toBe(false);
});

it.each([
  [{ username: '  ', password: '' }, ['username', 'password']],
  [{ username: 'full', password: '' }, ['password']],
  [{ username: '', password: 'x' }, ['username']],
  [{ username: 'full', password: 'x' }, []],
])('finds what is missing in %o', (fields, missing) => {
  expect(missingFields(credentialsOf(form(fields)))).toEqual(missing);
});
