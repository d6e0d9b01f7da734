import { onlyOnce, type SetCheck } from '../table/line-errors.ts';

/** Checks that need all rows, or data already in the database. */
export const customerChecks: readonly SetCheck[] = [
  onlyOnce('username', ['lower(username)'], 'username is not null'),
  {
    field: 'username',
    query: `select s.line, 'taken' as reason from staged s
            join accounts a on lower(a.username) = lower(s.username)
            where a.customer_code is distinct from s.code`,
  },
  {
    field: 'password',
    query: `select s.line, 'missing: the account is new' as reason from staged s
            where s.username is not null and s.password_hash is null and s.has_password is not true
              and not exists (select from accounts a where a.customer_code = s.code)`,
  },
];
