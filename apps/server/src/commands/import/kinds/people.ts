import { OPERATOR_ROLES, NOTIFICATION_TARGETS } from '@sportello/domain';
import { email, code, instant, oneOf, telephone, text } from '../table/cells.ts';
import { passwordHash, username } from '../customers/columns.ts';
import { isCustomer, maybe, needed, type TableKind } from './kind.ts';

const at = { type: 'timestamp with time zone' } as const;

export const notifications: TableKind = {
  kind: 'notifications',
  about: 'Notifications in the area. Customer, moment and title identify one.',
  table: 'notifications',
  key: ['customer_code', 'at', 'title'],
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('data', 'at', instant, 'a moment with its zone: `2026-11-20T09:00:00+01:00`', at),
    needed('titolo', 'title', text(200), 'its title'),
    needed('testo', 'text', text(2000), 'its text'),
    maybe(
      'destinazione',
      'target',
      oneOf(...NOTIFICATION_TARGETS),
      `where it leads: ${NOTIFICATION_TARGETS.map((each) => `\`${each}\``).join(', ')}`,
      {
        otherwise: `'ARCHIVIO'`,
      },
    ),
    maybe('url', 'url', text(500), 'of a `LINK`: its address, `https://…`'),
    maybe('letta', 'read_at', instant, 'when it was read; the customer’s, once it is there', at),
  ],
  checks: [
    isCustomer,
    {
      field: 'url',
      query: `select line, 'an https address, and only of a LINK' as reason from staged
        where (target is not distinct from 'LINK') <> (url is not null) or url !~ '^https://[^[:space:]]+$'`,
    },
  ],
};

/** Staff of the counter (operatore.gestione.1). */
export const operators: TableKind = {
  kind: 'operators',
  about: 'The provider’s people and their roles. A password belongs to its operator as soon as there is an account.',
  table: 'accounts',
  key: ['username'],
  columns: [
    needed('username', 'username', username, 'once in the file; nobody else’s, whatever its case'),
    needed('ruolo', 'role', oneOf(...OPERATOR_ROLES), OPERATOR_ROLES.map((each) => `\`${each}\``).join(', ')),
    needed('passwordHash', 'password_hash', passwordHash, 'Argon2id in PHC form, as of customers'),
    maybe('nome', 'first_name', text(), ''),
    maybe('cognome', 'last_name', text(), ''),
    maybe('email', 'email', email, ''),
    maybe('mobile', 'mobile', telephone, ''),
  ],
  made: { kind: `'OPERATOR'` },
  checks: [
    {
      field: 'username',
      query: `select s.line, 'taken' as reason from staged s
        where exists (select from accounts a where lower(a.username) = lower(s.username)
            and (a.kind <> 'OPERATOR' or a.username <> s.username))
          or exists (select from staged o where lower(o.username) = lower(s.username) and o.username <> s.username and o.line < s.line)`,
    },
  ],
};
