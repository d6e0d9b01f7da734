import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findAccountOfCustomer } from '../../db/queries/operators.ts';
import { recordLook } from '../audit.ts';
import type { Actor, Services } from '../context.ts';
import { sameSegment } from '../segments.ts';

interface Wanted {
  readonly codiceCliente: string;
  readonly segmento: string;
}

/** The account of a customer by code and segment (operatore.ricerca.1); an empty list when there is none. */
export async function searchUser(
  services: Services,
  actor: Actor,
  wanted: Wanted,
): Promise<AnswerOf<Catalogue['searchUser']>> {
  const found = await find(services, actor, 'searchUser', wanted);
  const users = found.map(({ email, mobile, isVerified, username }) => ({
    email,
    mobilePhone: mobile,
    utenzaVerificata: isVerified,
    username,
  }));
  return { _embedded: { users } };
}

/** The same in the words of the second place where operators look (operatore.ricerca.3). */
export async function search(services: Services, actor: Actor, wanted: Wanted): Promise<AnswerOf<Catalogue['search']>> {
  const found = await find(services, actor, 'search', wanted);
  return {
    users: found.map(({ email, mobile, isVerified, username }) => ({
      mail: email,
      mobile,
      isValido: isVerified,
      uid: username,
    })),
  };
}

/** That somebody looked is recorded, also for a code that is nobody's: who tries many codes leaves a row for each. */
async function find(services: Services, actor: Actor, deed: 'searchUser' | 'search', wanted: Wanted) {
  const found = await findAccountOfCustomer(services.db, wanted.codiceCliente);
  // The source may word the segment otherwise than the operator does: Business is Pmi; and one that nobody
  // knows is no reason for an operator to meet an error.
  const shown = found && sameSegment(found.segment, wanted.segmento) ? [found] : [];
  await recordLook(
    services,
    actor,
    deed,
    shown.map(() => wanted.codiceCliente),
  );
  return shown;
}
