import type { SetCheck } from '../table/refusals.ts';

/** What can only be seen with all rows, or with what is in the database already. */
export const customerChecks: readonly SetCheck[] = [
  {
    field: 'codiceCliente',
    query: `select line, 'the same as on line ' || first as reason
            from (select line, first_value(line) over (partition by code order by line) as first from staged) s
            where line <> first`,
  },
  {
    field: 'username',
    query: `select line, 'the same as on line ' || first as reason
            from (select line, first_value(line) over (partition by lower(username) order by line) as first
                  from staged where username is not null) s
            where line <> first`,
  },
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
