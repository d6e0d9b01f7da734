import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findAccountOfCustomer, findInDirectory, listRecentSearches } from '../queries/operators.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';
import { sameSegment } from '../../../shared/segments.ts';

interface Wanted {
  readonly codiceCliente: string;
  readonly segmento: string;
}

const mostRecent = 10;

/** Returns the account by customer code and segment (operatore.ricerca.1); an empty list if there is none. */
export async function searchUser(
  services: Services,
  actor: Actor,
  wanted: Wanted,
): Promise<AnswerOf<Catalogue['searchUser']>> {
  const account = await findAccountOfCustomer(services.db, wanted.codiceCliente);
  const found = await shown(services, actor, 'searchUser', wanted, account);
  const users = found.map(({ email, mobile, isVerified, username }) => ({
    email,
    mobilePhone: mobile,
    utenzaVerificata: isVerified,
    username,
  }));
  return { _embedded: { users } };
}

/** Searches the identity directory, which includes people without an account here (operatore.ricerca.3). */
export async function search(services: Services, actor: Actor, wanted: Wanted): Promise<AnswerOf<Catalogue['search']>> {
  const person = await findInDirectory(services.db, wanted.codiceCliente);
  const found = await shown(services, actor, 'search', wanted, person);
  return {
    users: found.map(({ email, mobile, isVerified, username, isCustomer }) => ({
      mail: email,
      mobile,
      isValido: isVerified,
      uid: username,
      cliente: isCustomer,
    })),
  };
}

/** Audits the search even for unknown codes, so enumeration leaves a row for each. */
async function shown<Found extends { readonly segment: string }>(
  services: Services,
  actor: Actor,
  deed: 'searchUser' | 'search',
  wanted: Wanted,
  found: Found | undefined,
): Promise<Found[]> {
  // The source may name the segment differently (Business is Pmi), and an unknown segment must not cause an error.
  const matching = found && sameSegment(found.segment, wanted.segmento) ? [found] : [];
  await auditRead(
    services,
    actor,
    deed,
    matching.map(() => wanted.codiceCliente),
  );
  return matching;
}

/** Returns the operator's last found customers from the audit of searches (operatore.ricerca.7). */
export async function recentSearches(services: Services, actor: Actor): Promise<AnswerOf<Catalogue['recentSearches']>> {
  const rows = await listRecentSearches(services.db, actor.accountId, ['searchUser', 'search'], mostRecent);
  return {
    ricerche: rows.map(({ customerCode, segment, companyName, firstName, lastName, uid, at }) => ({
      codiceCliente: customerCode,
      segmento: segment,
      nome: companyName ?? ([firstName, lastName].filter(Boolean).join(' ') || uid),
      data: at.toISOString(),
    })),
  };
}
